'use client'
import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { useChatLink } from './ChatLink.headless'

export interface ChatLinkFrameProps extends HTMLAttributes<HTMLDivElement> {
  frameClassName?: string
  messageClassName?: string
}

type Connection = { status: 'connecting' | 'failed' } | { status: 'ready'; src: string }

/**
 * The chat itself: asks for its address once it is there, says so while connecting and when that fails, with a button
 * to try again. Renders `div`; sets `data-status`.
 */
export const ChatLinkFrame = forwardRef<HTMLDivElement, ChatLinkFrameProps>(function Frame(
  { frameClassName, messageClassName, ...rest },
  ref,
) {
  const { requestSrc } = useChatLink('ChatLinkFrame')
  const { connection, connect } = useConnection(requestSrc)
  return (
    <div {...rest} ref={ref} data-status={connection.status}>
      {connection.status === 'connecting' && (
        <p role="status" className={messageClassName}>
          正在连接客服…
        </p>
      )}
      {connection.status === 'failed' && (
        <p role="alert" className={messageClassName}>
          暂时无法连接客服
          <button type="button" onClick={connect}>
            重新连接
          </button>
        </p>
      )}
      {connection.status === 'ready' && (
        <iframe
          title="在线客服对话"
          src={connection.src}
          className={frameClassName}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      )}
    </div>
  )
})

function useConnection(requestSrc: () => Promise<string>) {
  const [connection, setConnection] = useState<Connection>({ status: 'connecting' })
  const request = useRef(requestSrc)
  const attempt = useRef(0)

  useEffect(() => {
    request.current = requestSrc
  })

  async function connect() {
    attempt.current += 1
    const mine = attempt.current
    setConnection({ status: 'connecting' })
    const next = await settle(request.current)
    if (mine === attempt.current) setConnection(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request each time the chat is opened, whatever is drawn meanwhile
  useEffect(() => {
    void connect()
    return () => {
      attempt.current += 1
    }
  }, [])

  return { connection, connect: () => void connect() }
}

async function settle(requestSrc: () => Promise<string>): Promise<Connection> {
  try {
    return { status: 'ready', src: await requestSrc() }
  } catch {
    return { status: 'failed' }
  }
}
