'use client'
import { Dialog } from '../dialog'
import { useChatLink } from './ChatLink.headless'
import { ChatLinkFrame } from './ChatLinkFrame'

/** The dialog around the chat, in a file of its own: it comes when the chat is opened. */
export default function ChatDialog() {
  const { open, setOpen } = useChatLink('ChatDialog')
  return (
    <Dialog open={open} onOpenChange={setOpen} title="在线客服">
      <ChatLinkFrame />
    </Dialog>
  )
}
