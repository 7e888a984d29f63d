'use client'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../dialog'
import { safeHref } from '../link'
import * as css from './ChatLink.css'
import type { chatLinkLabels } from './chatLinkLabels'

interface ChatProps {
  requestSrc: () => Promise<string>
  words: typeof chatLinkLabels
}

interface ChatDialogProps extends ChatProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog around the chat, in a file of its own: it is fetched when the chat is opened. */
export default function ChatDialog({ open, onOpenChange, ...chat }: ChatDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={chat.words.chat}>
      <Chat {...chat} />
    </Dialog>
  )
}

type Connection = { status: 'connecting' | 'failed' } | { status: 'ready'; src: string; sandbox: string }

/**
 * The chat itself: asks for its address when it mounts, says so while connecting and when that fails, with a button to
 * try again. Renders `div`; sets `data-status`.
 */
function Chat({ requestSrc, words }: ChatProps) {
  const { connection, connect } = useConnection(requestSrc)
  return (
    <div className={css.chat} data-part="chat" data-status={connection.status}>
      {connection.status === 'connecting' && (
        <p role="status" className={css.message} data-part="message">
          {words.connecting}
        </p>
      )}
      {connection.status === 'failed' && (
        <p role="alert" className={css.message} data-part="message">
          {words.failed}
          <button type="button" onClick={connect} className={css.retry} data-part="retry">
            {words.retry}
          </button>
        </p>
      )}
      {connection.status === 'ready' && (
        <iframe
          title={words.frame}
          src={safeHref(connection.src)}
          className={css.frame}
          data-part="frame"
          referrerPolicy="no-referrer"
          sandbox={connection.sandbox}
        />
      )}
    </div>
  )
}

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
    const next = await connectionFrom(request.current)
    if (mine === attempt.current) setConnection(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request each time the chat is opened, whatever renders meanwhile
  useEffect(() => {
    void connect()
    return () => {
      attempt.current += 1
    }
  }, [])

  return { connection, connect: () => void connect() }
}

async function connectionFrom(requestSrc: () => Promise<string>): Promise<Connection> {
  try {
    const src = await requestSrc()
    return { status: 'ready', src, sandbox: sandboxOf(src) }
  } catch {
    return { status: 'failed' }
  }
}

/** What a chat may do. A link in it may take the page somewhere else when it is pressed. */
const ALLOWED = 'allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation'

/**
 * A chat of another origin keeps its own cookies and storage. One of the page's own origin must not have it: with its
 * scripts it could reach the page and remove its sandbox; the ticket in its address says whose chat it is.
 */
function sandboxOf(src: string): string {
  const { baseURI } = document
  const own = new URL(src, baseURI).origin === new URL(baseURI).origin
  return own ? ALLOWED : `${ALLOWED} allow-same-origin`
}
