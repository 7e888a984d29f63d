import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './Callout.css'

export interface CalloutProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * `bad` for what prevented an action: a screen reader announces it at once. `good` where nothing is to be done.
   * @default 'wait'
   */
  tone?: 'wait' | 'bad' | 'good'
  /** What can be done about it, at the end of the message: a link or a button. */
  action?: ReactNode
}

/** An important message inside a page. Renders `div`, an alert where the tone is `bad`; sets `data-tone`. */
export const Callout = forwardRef<HTMLDivElement, CalloutProps>(function Callout(
  { tone = 'wait', action, className, children, ...rest },
  ref,
) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      data-tone={tone}
    >
      <div className={css.message} data-part="message">
        {children}
      </div>
      {action}
    </div>
  )
})
