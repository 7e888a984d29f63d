import { forwardRef, type ReactNode } from 'react'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { joinClass, withClass } from '../part/withClass'
import * as css from './Checkbox.css'
import * as Headless from './Checkbox.headless'

export const CheckboxRoot = withClass(Headless.CheckboxRoot, css.root, 'CheckboxRoot')
export const CheckboxInput = withClass(Headless.CheckboxInput, css.input, 'CheckboxInput')

export interface CheckboxProps extends Headless.CheckboxInputProps {
  label: ReactNode
  /** The label is read out and not shown: in a table, where the row says it. */
  labelHidden?: boolean
}

/** A checkbox with its words. `className` goes to the whole, `ref` and the rest to the input. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, labelHidden = false, className, ...rest },
  ref,
) {
  return (
    <Headless.CheckboxRoot className={joinClass(css.root, className)}>
      <Headless.CheckboxInput {...rest} ref={ref} className={css.input} />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Headless.CheckboxRoot>
  )
})
