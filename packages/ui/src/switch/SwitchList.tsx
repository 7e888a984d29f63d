'use client'
import { forwardRef, type HTMLAttributes, useId } from 'react'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import { Switch } from './Switch'
import * as css from './Switch.css'

/** A setting that is on or off. */
export interface SwitchOption<Key extends string = string> {
  key: Key
  /** What it is: 降价提醒. */
  label: string
  /** What happens while it is on, in one line. */
  hint: string
  checked: boolean
  /**
   * It cannot be changed now.
   * @default false
   */
  disabled?: boolean
}

export interface SwitchListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The settings, in their order. */
  options: readonly SwitchOption[]
  /** The user switches one on or off. */
  onOptionChange: (key: string, checked: boolean) => void
}

/** Settings, each with what it does and its switch; the whole row is the target. Renders `ul`. */
export const SwitchList = forwardRef<HTMLUListElement, SwitchListProps>(function SwitchList(
  { options, onOptionChange, className, ...rest },
  ref,
) {
  const id = useId()
  return (
    <ul {...rest} ref={ref} className={joinClass(css.list, className)}>
      {options.map(({ key, label, hint, checked, disabled }) => (
        <li key={key} className={plain}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the Switch inside */}
          <label className={css.row} data-part="row">
            <span className={css.text} data-part="text">
              <span id={`${id}-${key}`} className={css.label} data-part="label">
                {label}
              </span>
              <span id={`${id}-${key}-hint`} className={css.hint} data-part="hint">
                {hint}
              </span>
            </span>
            <Switch
              aria-labelledby={`${id}-${key}`}
              aria-describedby={`${id}-${key}-hint`}
              checked={checked}
              disabled={disabled}
              onCheckedChange={next => onOptionChange(key, next)}
            />
          </label>
        </li>
      ))}
    </ul>
  )
})
