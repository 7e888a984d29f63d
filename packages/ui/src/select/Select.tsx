'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Field, FieldBox, type FieldBoxProps, useFieldControl } from '../field'
import { Icon } from '../icon'
import { fieldControl } from '../layout/fieldControl.css'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { type FieldPart, splitField } from '../part/fieldProps'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './Select.css'

export interface SelectOption {
  value: string
  /** The text that is shown. */
  name: string
  /** @default false */
  disabled?: boolean
}

interface ControlProps extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen: `请选择`. Without it the first option is chosen. */
  placeholder?: string
  onValueChange?: (value: string) => void
}

export interface SelectProps extends FieldPart, Omit<ControlProps, keyof FieldPart> {
  /**
   * Height: 28, 36 or 44 px.
   * @default 'm'
   */
  size?: FieldBoxProps['size']
}

/**
 * One of a list, in the browser's own select, with label, hint and error. Renders `div` around `select`: `className` and
 * `style` are the outer element's, `ref` and the other props the select's, which sets `data-empty` while its
 * value is empty.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { size, ...rest } = props
  const [field, control] = splitField(rest)
  return (
    <Field {...field}>
      <FieldBox size={size} className={css.box}>
        <Control {...control} ref={ref} />
        <Icon name="chevron-down" size="s" className={css.mark} data-part="mark" />
      </FieldBox>
    </Field>
  )
})

const Control = forwardRef<HTMLSelectElement, ControlProps>(function Control(
  { options, placeholder, defaultValue, onChange, onValueChange, ...rest },
  ref,
) {
  const fallback = rest.value === undefined && placeholder ? '' : undefined
  return (
    <select
      {...useFieldControl('Select')}
      {...rest}
      defaultValue={defaultValue ?? fallback}
      ref={ref}
      className={joinClass(fieldControl, css.control)}
      onChange={composeEventHandlers(onChange, event => onValueChange?.(event.currentTarget.value))}
      data-empty={dataAttr(rest.value === '')}
    >
      {placeholder && (
        <option value="" disabled hidden className={plain}>
          {placeholder}
        </option>
      )}
      {options.map(({ value, name, disabled }) => (
        <option key={value} value={value} disabled={disabled} className={plain}>
          {name}
        </option>
      ))}
    </select>
  )
})
