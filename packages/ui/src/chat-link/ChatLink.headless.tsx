'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useState,
} from 'react'
import { mergeProps } from '../part/mergeProps'
import { useRequiredContext } from '../part/useRequiredContext'

interface ChatState {
  readonly canChat: boolean
  readonly qq: readonly string[]
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly requestSrc: () => Promise<string>
}

const Context = createContext<ChatState | null>(null)

/** Whether one can chat, and whether the chat is open; for parts of your own. */
export const useChatLink = (part: string) => useRequiredContext(Context, part, 'ChatLinkRoot')

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
