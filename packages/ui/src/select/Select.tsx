'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Field, FieldBox, type FieldBoxProps, type FieldProps, useFieldControl } from '../field'
import { Icon } from '../icon'
import { fieldControl } from '../layout/fieldControl.css'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
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

export interface SelectControlProps extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen: `请选择`. Without it the first option is chosen. */
  placeholder?: string
  onValueChange?: (value: string) => void
}

/** The browser's own select, inside a FieldRoot. Renders `select`; sets `data-empty` while its value is empty. */
export const SelectControl = forwardRef<HTMLSelectElement, SelectControlProps>(function SelectControl(
  { options, placeholder, onChange, onValueChange, className, ...rest },
  ref,
) {
  const fallback = rest.value === undefined && rest.defaultValue === undefined && placeholder ? '' : undefined
  return (
    <select
      {...useFieldControl('SelectControl')}
      defaultValue={fallback}
      {...rest}
      ref={ref}
      className={joinClass(fieldControl, css.control, className)}
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

type FieldPart = Pick<
  FieldProps,
  'label' | 'labelHidden' | 'hint' | 'error' | 'required' | 'disabled' | 'id' | 'className' | 'style'
>

export interface SelectProps extends FieldPart, Omit<SelectControlProps, keyof FieldPart> {
  /**
   * Height: 28, 36 or 44 px.
   * @default 'm'
   */
  size?: FieldBoxProps['size']
}

/**
 * One of a list, in the browser's own select, with label, hint and error. Renders `div` around `select`: `className` and
 * `style` are the outer element's, `ref` and the other props the select's.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { label, labelHidden, hint, error, required, disabled, id, className, style, size, ...control } =
    props
  return (
    <Field {...{ label, labelHidden, hint, error, required, disabled, id, className, style }}>
      <FieldBox size={size} className={css.box}>
        <SelectControl {...control} ref={ref} />
        <Icon name="chevron-down" size="s" className={css.mark} data-part="mark" />
      </FieldBox>
    </Field>
  )
})
