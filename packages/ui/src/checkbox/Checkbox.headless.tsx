'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type LabelHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'

export interface CheckboxInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
}

/** The browser's own checkbox. Renders `input`; sets `data-indeterminate`. A press on a half-chosen one chooses all. */
export const CheckboxInput = forwardRef<HTMLInputElement, CheckboxInputProps>(function Input(
  { indeterminate = false, onCheckedChange, onChange, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  useEffect(() => {
    // The DOM property has no attribute, and a press clears it: it is written again after every render.
    if (input.current) input.current.indeterminate = indeterminate
  })
  return (
    <input
      {...rest}
      ref={input}
      type="checkbox"
      onChange={composeEventHandlers(onChange, event => onCheckedChange?.(event.currentTarget.checked))}
      data-indeterminate={dataAttr(indeterminate)}
    />
  )
})

/** Box and words as one target. Renders `label`. */
export const CheckboxRoot = forwardRef<HTMLLabelElement, LabelHTMLAttributes<HTMLLabelElement>>(
  function Root(props, ref) {
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the CheckboxInput inside
    return <label {...props} ref={ref} />
  },
)
