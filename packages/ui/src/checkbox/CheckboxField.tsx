'use client'
import { forwardRef, type ReactNode, useId } from 'react'
import { ControlError } from '../field'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import { Checkbox, type CheckboxProps } from './Checkbox'
import * as css from './CheckboxField.css'

export interface CheckboxFieldProps extends CheckboxProps {
  /** What is wrong and what to do; read out with the control. */
  error?: ReactNode
  /** What is below: a hint, read out with the control. */
  hint?: ReactNode
  /** Beside the text, and no part of it: a link to what is agreed to. */
  aside?: ReactNode
}

/**
 * A checkbox as a field of a form, with its error below. Renders `div`; `className` and `style` are those of the `div`,
 * `ref` and the other props those of the `input`.
 */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(
  { error, hint, aside, className, style, ...rest },
  ref,
) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={joinClass(plain, className)} style={style} data-part="field">
      <span className={css.line} data-part="line">
        <Checkbox
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...rest}
          ref={ref}
          className={css.check}
        />
        {aside}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={css.hint} data-part="hint">
          {hint}
        </p>
      )}
      <ControlError id={`${id}-error`} error={error} />
    </div>
  )
})
