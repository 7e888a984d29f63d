'use client'
import { forwardRef, type ReactNode } from 'react'
import { FieldError, FieldHint, FieldLabel, type FieldRootProps, type FieldWords } from '../field'
import * as field from '../field/Field.css'
import { FieldLabel as PlainLabel } from '../field/headless'
import { Icon } from '../icon'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { joinClass, withClass } from '../part/withClass'
import * as css from './TextField.css'
import * as Headless from './TextField.headless'

export const TextFieldRoot = withClass(Headless.TextFieldRoot, field.root, 'TextFieldRoot')
export const TextFieldInput = withClass(Headless.TextFieldInput, field.control, 'TextFieldInput')
export const TextFieldArea = withClass(
  Headless.TextFieldArea,
  `${field.control} ${css.area}`,
  'TextFieldArea',
)

/** Shows a password, and hides it again. */
export function TextFieldReveal({
  className,
  ...rest
}: Omit<React.ComponentPropsWithoutRef<'button'>, 'children'>) {
  return (
    <Headless.TextFieldReveal {...rest} className={joinClass(css.reveal, className)}>
      {revealed => <Icon name={revealed ? 'eye' : 'eye-off'} />}
    </Headless.TextFieldReveal>
  )
}

interface Frame extends FieldWords, Pick<FieldRootProps, 'hint' | 'error' | 'required' | 'disabled' | 'id'> {
  size?: 's' | 'm' | 'l'
  /** What stands before the text, inside the frame: `+86`. */
  prefix?: ReactNode
  /** What stands behind it: a unit, or a button such as 获取验证码. */
  suffix?: ReactNode
  className?: string
}

function Framed({
  label,
  labelHidden,
  size = 'm',
  prefix,
  suffix,
  children,
  ...root
}: Frame & { children: ReactNode }) {
  return (
    <TextFieldRoot {...root}>
      {labelHidden ? (
        <VisuallyHidden>
          <PlainLabel>{label}</PlainLabel>
        </VisuallyHidden>
      ) : (
        <FieldLabel>{label}</FieldLabel>
      )}
      <div className={field.box} data-size={size}>
        {prefix && <span className={css.beside}>{prefix}</span>}
        {children}
        {suffix && <span className={css.beside}>{suffix}</span>}
      </div>
      <FieldHint />
      <FieldError />
    </TextFieldRoot>
  )
}

export interface TextFieldProps
  extends Frame,
    Omit<Headless.TextFieldInputProps, keyof Frame | 'className'> {}

/** One line of text with its label, hint and error; a password comes with a button that shows it. `ref` is the input's. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    disabled,
    id,
    size,
    prefix,
    suffix,
    className,
    ...input
  } = props
  const frame = { label, labelHidden, hint, error, required, disabled, id, size, prefix, suffix, className }
  return (
    <Framed {...frame}>
      <TextFieldInput {...input} ref={ref} />
      {input.type === 'password' && <TextFieldReveal />}
    </Framed>
  )
})

type AreaFrame = Omit<Frame, 'size' | 'prefix' | 'suffix'>

export interface TextAreaProps extends AreaFrame, Omit<Headless.TextFieldAreaProps, keyof Frame> {}

/** Several lines of text with their label, hint and error. `ref` is the textarea's. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, labelHidden, hint, error, required, disabled, id, className, ...area } = props
  return (
    <Framed {...{ label, labelHidden, hint, error, required, disabled, id, className }}>
      <TextFieldArea {...area} ref={ref} />
    </Framed>
  )
})
