import type { ReactNode } from 'react'
import * as css from './Callout.css'

export interface CalloutProps {
  /** `bad` for what kept something from being done; it is read out at once. */
  tone?: 'wait' | 'bad'
  children: ReactNode
}

/** Words that must not be missed, inside a page. */
export function Callout({ tone = 'wait', children }: CalloutProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} className={css.root} data-tone={tone}>
      {children}
    </div>
  )
}
