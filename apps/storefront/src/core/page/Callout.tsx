import type { ReactNode } from 'react'
import * as css from './Callout.css'

export interface CalloutProps {
  /** `bad` for what prevented an action: a screen reader announces it at once. */
  tone?: 'wait' | 'bad'
  children: ReactNode
}

/** An important message inside a page. */
export function Callout({ tone = 'wait', children }: CalloutProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} className={css.root} data-tone={tone}>
      {children}
    </div>
  )
}
