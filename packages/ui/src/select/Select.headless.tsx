'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useFieldControl } from '../field/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'

export interface SelectOption {
  value: string
  name: string
  disabled?: boolean
}

export interface SelectControlProps extends Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple'> {
  options: readonly SelectOption[]
  /** Stands while nothing is chosen: `请选择`. */
  placeholder?: string
  onValueChange?: (value: string) => void
}

/** The browser's own select, inside a FieldRoot. Renders `select`; sets `data-empty` while its value is empty. */
export const SelectControl = forwardRef<HTMLSelectElement, SelectControlProps>(function Control(
  { options, placeholder, onChange, onValueChange, ...rest },
  ref,
) {
  const fallback = rest.value === undefined && rest.defaultValue === undefined && placeholder ? '' : undefined
  return (
    <select
      {...useFieldControl('SelectControl')}
      defaultValue={fallback}
      {...rest}
      ref={ref}
      onChange={composeEventHandlers(onChange, event => onValueChange?.(event.currentTarget.value))}
      data-empty={dataAttr(rest.value === '')}
    >
      {placeholder && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map(({ value, name, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {name}
        </option>
      ))}
    </select>
  )
})
