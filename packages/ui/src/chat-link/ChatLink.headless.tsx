'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { mergeProps } from '../part/mergeProps'
import { useContextOf } from '../part/useContextOf'

interface ChatState {
  readonly canChat: boolean
  readonly qq: readonly string[]
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly requestSrc: () => Promise<string>
}

const Context = createContext<ChatState | null>(null)

/** Whether one can chat, and whether the chat is open; for parts of your own. */
export const useChatLink = (part: string) => useContextOf(Context, part, 'ChatLinkRoot')

export interface ChatLinkRootProps {
  /** 1: chat in the shop; otherwise the QQ numbers are offered. */
  is_can_chat: number
  /** Numbers of the two QQ services; an empty one is left out. */
  qq1: string
  qq2: string
  /**
   * Asks for the chat's address, with user name and a ticket in its query. Called each time the chat is opened and not
   * before: tickets hold for a short while.
   */
  requestSrc: () => Promise<string>
  children?: ReactNode
}

/** Customer service (CH-17). Renders its children. */
export function ChatLinkRoot({ is_can_chat, qq1, qq2, requestSrc, children }: ChatLinkRootProps) {
  const [open, setOpen] = useState(false)
  const state = {
    canChat: is_can_chat === 1,
    qq: [qq1, qq2].filter(number => number !== ''),
    open,
    setOpen,
    requestSrc,
  }
  return <Context.Provider value={state}>{children}</Context.Provider>
}

/** Opens the chat. Renders `button`; nothing for whoever cannot chat. */
export const ChatLinkTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Trigger({ children, ...rest }, ref) {
    const { canChat, setOpen } = useChatLink('ChatLinkTrigger')
    if (!canChat) return null
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        {...mergeProps(rest, { onClick: () => setOpen(true) })}
        ref={ref}
      >
        {children ?? '在线客服'}
      </button>
    )
  },
)

export interface ChatLinkQqProps extends HTMLAttributes<HTMLUListElement> {
  linkClassName?: string
}

const qqHref = (number: string) =>
  `https://wpa.qq.com/msgrd?v=3&site=qq&menu=yes&uin=${encodeURIComponent(number)}`

/** The QQ services, for whoever cannot chat. Renders `ul` of links; otherwise nothing. */
export const ChatLinkQq = forwardRef<HTMLUListElement, ChatLinkQqProps>(function Qq(
  { linkClassName, ...rest },
  ref,
) {
  const { canChat, qq } = useChatLink('ChatLinkQq')
  if (canChat || qq.length === 0) return null
  return (
    <ul aria-label="QQ 客服" {...rest} ref={ref}>
      {qq.map((number, place) => (
        <li key={number}>
          <a href={qqHref(number)} target="_blank" rel="noreferrer" className={linkClassName}>
            QQ 客服 {place + 1}
          </a>
        </li>
      ))}
    </ul>
  )
})

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
