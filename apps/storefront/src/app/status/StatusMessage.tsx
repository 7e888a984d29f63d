import { Frame } from '@yaoji/ui/frame'
import type { ReactNode } from 'react'
import * as css from './StatusMessage.css'

export interface StatusMessageProps {
  title: string
  text: string
  /** Ways on: links and buttons. */
  children?: ReactNode
}

/** A page that has one thing to say: a drawer that is empty, what happened, and where to go. */
export function StatusMessage({ title, text, children }: StatusMessageProps) {
  return (
    <Frame>
      <section className={css.root}>
        <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden className={css.drawers}>
          <title>空抽屉</title>
          <path d="M1 1h118v70H1zM40 1v70M80 1v70M1 36h118" fill="none" stroke="currentColor" />
          <path d="M46 44h28v22H46z" fill="currentColor" opacity="0.16" />
          <circle cx="20" cy="19" r="3" />
          <circle cx="60" cy="19" r="3" />
          <circle cx="100" cy="19" r="3" />
          <circle cx="20" cy="54" r="3" />
          <circle cx="100" cy="54" r="3" />
        </svg>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children && <div className={css.ways}>{children}</div>}
      </section>
    </Frame>
  )
}
