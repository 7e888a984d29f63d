'use client'
import type { ComponentPropsWithoutRef, Ref } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import * as css from './Checkbox.css'

export interface CheckboxInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /**
   * Some, not all, of the entries that it selects are selected.
   * @default false
   */
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
}

type ElementProps = Omit<CheckboxInputProps, 'indeterminate'> & {
  ref?: Ref<HTMLInputElement> | undefined
  [attribute: `data-${string}`]: string | undefined
}

/** The element of a CheckboxInput, for a row that is one component too: its box is never indeterminate and needs no effect. */
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
