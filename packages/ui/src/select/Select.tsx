'use client'
import { forwardRef } from 'react'
import { Field, type FieldRootProps, type FieldWords } from '../field'
import * as field from '../field/Field.css'
import { Icon } from '../icon'
import { withClass } from '../part/withClass'
import * as css from './Select.css'
import * as Headless from './Select.headless'

export const SelectControl = withClass(
  Headless.SelectControl,
  `${field.control} ${css.control}`,
  'SelectControl',
)

type Frame = FieldWords &
  Pick<FieldRootProps, 'hint' | 'error' | 'required' | 'disabled' | 'id' | 'className'>

export interface SelectProps extends Frame, Omit<Headless.SelectControlProps, keyof Frame> {
  size?: 's' | 'm' | 'l'
}

/** One of a list, in the browser's own select, with label, hint and error. `ref` is the select's. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
  const { label, labelHidden, hint, error, required, disabled, id, className, size = 'm', ...control } = props
  return (
    <Field {...{ label, labelHidden, hint, error, required, disabled, id, className }}>
      <div className={`${field.box} ${css.box}`} data-size={size}>
        <SelectControl {...control} ref={ref} />
        <Icon name="chevron-down" size="s" className={css.mark} />
      </div>
    </Field>
  )
})
