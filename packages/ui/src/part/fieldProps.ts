import type { FieldProps } from '../field'

/** What the field around a control has; the control has the other props. */
export type FieldPart = Pick<
  FieldProps,
  'label' | 'labelHidden' | 'hint' | 'error' | 'required' | 'disabled' | 'id' | 'wide' | 'className' | 'style'
>

/** Parts the props of the field from those of its control. */
export function splitField<Props extends FieldPart>(props: Props) {
  const { label, labelHidden, hint, error, required, disabled, id, wide, className, style, ...control } =
    props
  return [
    { label, labelHidden, hint, error, required, disabled, id, wide, className, style },
    control,
  ] as const
}
