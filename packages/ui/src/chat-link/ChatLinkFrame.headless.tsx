'use client'
import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { useChatLink } from './ChatLink.headless'

export interface ChatLinkFrameProps extends HTMLAttributes<HTMLDivElement> {
  frameClassName?: string
  messageClassName?: string
}

type Connection = { status: 'connecting' | 'failed' } | { status: 'ready'; src: string; sandbox: string }

/** What a chat may do. Its links may lead the page itself somewhere, once they are pressed. */
const ALLOWED = 'allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation'

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
          sandbox={connection.sandbox}
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
    const src = await requestSrc()
    return { status: 'ready', src, sandbox: sandboxOf(src) }
  } catch {
    return { status: 'failed' }
  }
}

/**
 * A chat of another origin keeps its own cookies and storage. One of the page's own origin must not have it: with its
 * scripts it could reach the page and take its sandbox away; the ticket in its address says whose chat it is.
 */
function sandboxOf(src: string): string {
  const { baseURI } = document
  const own = new URL(src, baseURI).origin === new URL(baseURI).origin
  return own ? ALLOWED : `${ALLOWED} allow-same-origin`
}
