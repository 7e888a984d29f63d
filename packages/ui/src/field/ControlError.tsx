import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClass } from '../part/joinClass'
import * as css from './Field.css'

export interface ControlErrorProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** What is wrong and what to do; without it nothing is rendered. */
  error: ReactNode
}

/** The error of a control without a Field, or of several. The control is described by its `id`. Renders `p`, or nothing. */
export const ControlError = forwardRef<HTMLParagraphElement, ControlErrorProps>(function ControlError(
  { error, className, ...rest },
  ref,
) {
  if (!error) return null
  return (
    <p data-part="error" {...rest} ref={ref} className={joinClass(css.error, className)}>
      {error}
    </p>
  )
})
