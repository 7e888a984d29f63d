'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import * as css from './Switch.css'

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role'> {
  onCheckedChange?: (checked: boolean) => void
}

/**
 * On or off, at once: nothing has to be submitted. Renders `input`, a checkbox with the role of a switch; give it a name
 * with `aria-label`, `aria-labelledby` or a `label` around it.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { onCheckedChange, onChange, className, ...rest },
  ref,
) {
  return (
    <input
      {...rest}
      ref={ref}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
      role="switch"
      className={joinClass(css.root, className)}
      onChange={composeEventHandlers(onChange, event => onCheckedChange?.(event.currentTarget.checked))}
    />
  )
})
