'use client'
import type { Ref } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import type { CheckboxInputProps } from './Checkbox'
import * as css from './Checkbox.css'

type ElementProps = Omit<CheckboxInputProps, 'indeterminate'> & {
  ref?: Ref<HTMLInputElement>
  [attribute: `data-${string}`]: string | undefined
}

/** The box of a row that is one component; it is never indeterminate, so it needs no effect. */
export function checkboxElement({ onCheckedChange, onChange, className, ...rest }: ElementProps) {
  return (
    <input
      {...rest}
      className={joinClass(css.input, className)}
      type="checkbox"
      onChange={composeEventHandlers(onChange, event => onCheckedChange?.(event.currentTarget.checked))}
    />
  )
}
