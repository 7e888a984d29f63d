import type { ReactNode } from 'react'
import * as css from './Callout.css'

export interface CalloutProps {
  /** `bad` for what prevented an action: a screen reader announces it at once. `good` where nothing is to be done. */
  tone?: 'wait' | 'bad' | 'good'
  /** What can be done about it, at the end of the message: a link or a button. */
  action?: ReactNode
  children: ReactNode
}

/** An important message inside a page. */
export function Callout({ tone = 'wait', action, children }: CalloutProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} className={css.root} data-tone={tone}>
      <div className={css.message}>{children}</div>
      {action}
    </div>
  )
}
