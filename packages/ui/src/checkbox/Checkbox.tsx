'use client'
import {
  forwardRef,
  type LabelHTMLAttributes,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './Checkbox.css'
import { type CheckboxInputProps, checkboxElement } from './checkboxElement'

export type { CheckboxInputProps }

/** The browser's own checkbox. Renders `input`; sets `data-indeterminate`. Pressing an indeterminate one checks it. */
export const CheckboxInput = forwardRef<HTMLInputElement, CheckboxInputProps>(function CheckboxInput(
  { indeterminate = false, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEffect(() => {
    // The DOM property has no attribute, and a press clears it: it is written again after every render.
    if (input.current) input.current.indeterminate = indeterminate
  })
  return checkboxElement({ ...rest, ref: input, 'data-indeterminate': dataAttr(indeterminate) })
})

/** Box and text as one target. Renders `label`. */
export const CheckboxRoot = forwardRef<HTMLLabelElement, LabelHTMLAttributes<HTMLLabelElement>>(
  function CheckboxRoot({ className, ...rest }, ref) {
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the CheckboxInput inside
    return <label {...rest} ref={ref} className={joinClass(css.root, className)} />
  },
)

export interface CheckboxProps extends CheckboxInputProps {
  /** The text beside the box. */
  label: ReactNode
  /**
   * The label is read out and not shown: in a table, where the row says it.
   * @default false
   */
  labelHidden?: boolean
}

/**
 * A checkbox with its text. Renders `label` around `input`: `className` and `style` are the label's, `ref` and the other
 * props the input's.
 */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, labelHidden = false, className, style, ...rest },
  ref,
) {
  return (
    <CheckboxRoot className={className} style={style}>
      <CheckboxInput {...rest} ref={ref} />
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={plain} data-part="label">
          {label}
        </span>
      )}
    </CheckboxRoot>
  )
})
