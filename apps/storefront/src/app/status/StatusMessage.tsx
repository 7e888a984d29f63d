import { Empty } from '@yaoji/ui/empty'
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
      <Empty
        className={css.root}
        title={<h1 className={css.title}>{title}</h1>}
        text={text}
        actions={children}
      />
    </Frame>
  )
}
