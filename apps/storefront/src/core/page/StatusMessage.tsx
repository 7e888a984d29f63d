import { Empty } from '@yaoji/ui/empty'
import { Frame } from '@yaoji/ui/frame'
import type { ReactNode } from 'react'
import * as css from './StatusMessage.css'

export interface StatusMessageProps {
  title: string
  /** 2 where the header carries the page's `h1`, as that of the login pages does. */
  level?: 1 | 2
  text: string
  /** Ways on: links and buttons. */
  children?: ReactNode
}

/** A page that has one thing to say: a drawer that is empty, what happened, and where to go. */
export function StatusMessage({ title, level = 1, text, children }: StatusMessageProps) {
  const Heading = `h${level}` as const
  return (
    <Frame>
      <Empty
        className={css.root}
        title={<Heading className={css.title}>{title}</Heading>}
        text={text}
        actions={children}
      />
    </Frame>
  )
}
