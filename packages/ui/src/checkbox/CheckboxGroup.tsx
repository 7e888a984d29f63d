'use client'
import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, type RefAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import { Checkbox } from './Checkbox'
import * as css from './CheckboxGroup.css'

export interface CheckboxOption<Value extends string | number = string | number> {
  readonly value: Value
  readonly label: ReactNode
  /** Name of its control in a form. */
  readonly name?: string
}

export interface CheckboxGroupProps<Value extends string | number = string | number>
  extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children' | 'onChange'> {
  /** What is chosen from, and what it means to choose nothing. */
  legend: string
  options: readonly CheckboxOption<Value>[]
  /** The chosen ones, in the order of the choice. */
  chosen: readonly Value[]
  onChosenChange: (chosen: readonly Value[]) => void
}

/** Any number of options, beside each other; on a phone below each other. Renders `fieldset`. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(function CheckboxGroup(
  { legend, options, chosen, onChosenChange, className, ...rest },
  ref,
) {
  return (
    <fieldset {...rest} ref={ref} className={joinClass(css.root, className)}>
      <legend className={css.legend} data-part="legend">
        {legend}
      </legend>
      {options.map(({ value, label, name }) => (
        <Checkbox
          key={value}
          name={name}
          label={label}
          checked={chosen.includes(value)}
          onCheckedChange={checked =>
            onChosenChange(checked ? [...chosen, value] : chosen.filter(each => each !== value))
          }
          className={css.choice}
        />
      ))}
    </fieldset>
  )
  // A type parameter does not pass through forwardRef.
}) as <Value extends string | number>(
  props: CheckboxGroupProps<Value> & RefAttributes<HTMLFieldSetElement>,
) => ReactNode
