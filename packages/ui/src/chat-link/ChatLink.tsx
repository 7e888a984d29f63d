'use client'
import { lazy, Suspense, useState } from 'react'
import { joinClass, withClass } from '../part/withClass'
import * as css from './ChatLink.css'
import * as Headless from './ChatLink.headless'

export const ChatLinkRoot = Headless.ChatLinkRoot
export const ChatLinkTrigger = withClass(Headless.ChatLinkTrigger, css.trigger, 'ChatLinkTrigger')

export function ChatLinkQq({ className, linkClassName, ...rest }: Headless.ChatLinkQqProps) {
  return (
    <Headless.ChatLinkQq
      {...rest}
      className={joinClass(css.qq, className)}
      linkClassName={joinClass(css.qqLink, linkClassName)}
    />
  )
}

const ChatDialog = lazy(() => import('./ChatDialog'))

/** The dialog once it has been wanted; from then on it stays, so that it can close in its own time. */
function WantedDialog() {
  const { open } = Headless.useChatLink('ChatLink')
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense>
      <ChatDialog />
    </Suspense>
  )
}

export type ChatLinkProps = Omit<Headless.ChatLinkRootProps, 'children'>

/** Customer service in the side nav: a chat in a dialog for whoever can, otherwise two QQ links. */
export function ChatLink(props: ChatLinkProps) {
  return (
    <ChatLinkRoot {...props}>
      <ChatLinkTrigger />
      <ChatLinkQq />
      <WantedDialog />
    </ChatLinkRoot>
  )
}
