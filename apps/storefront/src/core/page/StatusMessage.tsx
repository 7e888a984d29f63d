import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import type { ReactNode } from 'react'
import * as css from './StatusMessage.css'

export interface StatusMessageProps {
  title: string
  /** 2 where the header has the page's `h1`, as on login pages. */
  level?: 1 | 2
  text: string
  /** Links and buttons to go on. */
  children?: ReactNode
}

/** A page with one message: what happened, and links to go on. */
export function StatusMessage({ title, level = 1, text, children }: StatusMessageProps) {
  const Heading = `h${level}` as const
  return (
    <Container>
      <Empty
        className={css.root}
        title={<Heading className={css.title}>{title}</Heading>}
        text={text}
        actions={children}
      />
    </Container>
  )
}
