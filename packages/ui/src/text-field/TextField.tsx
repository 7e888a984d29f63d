'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react'
import { Field, FieldBox, type FieldBoxProps, useFieldControl } from '../field'
import { Icon } from '../icon'
import { useLabels } from '../labels/useLabels'
import { fieldControl } from '../layout/fieldControl.css'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { type FieldPart, splitField } from '../part/fieldProps'
import { joinClass } from '../part/joinClass'
import * as css from './TextField.css'

export const textFieldLabels = {
  /** Name of the button that shows a password, for screen readers; it is pressed while the password is shown. */
  reveal: '显示密码',
}

interface TypedValue {
  /** Called with the whole text at every change. */
  onValueChange?: (value: string) => void
}

interface InputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'prefix'>, TypedValue {}

export interface TextFieldProps extends FieldPart, Omit<InputProps, keyof FieldPart> {
  /** Height: 28, 36 or 44 px. @default 'm' */
  size?: FieldBoxProps['size']
  /** What is before the text, inside the border: `+86`. */
  prefix?: ReactNode
  /** What is behind the text: a unit, or a button such as 获取验证码. */
  suffix?: ReactNode
  /** Words in place of those of {@link textFieldLabels}. */
  labels?: Partial<typeof textFieldLabels>
}

/**
 * One line of text with its label, hint and error; a password has a button that shows it. Renders `div` around `input`:
 * `className` and `style` are the outer element's, `ref` and the other props the input's.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { size, prefix, suffix, labels, type = 'text', ...rest } = props
  const [field, input] = splitField(rest)
  const [revealed, setRevealed] = useState(false)
  const words = useLabels('textField', textFieldLabels, labels)
  return (
    <Field {...field}>
      <FieldBox size={size}>
        {prefix && (
          <span className={css.beside} data-part="prefix">
            {prefix}
          </span>
        )}
        <Input {...input} ref={ref} type={type === 'password' && revealed ? 'text' : type} />
        {type === 'password' && (
          <Reveal pressed={revealed} onPress={() => setRevealed(!revealed)} label={words.reveal} />
        )}
        {suffix && (
          <span className={css.beside} data-part="suffix">
            {suffix}
          </span>
        )}
      </FieldBox>
    </Field>
  )
})

const Input = forwardRef<HTMLInputElement, InputProps>(function Input(
  { onChange, onValueChange, ...rest },
  ref,
) {
  return (
    <input
      {...useFieldControl('TextField')}
      {...rest}
      ref={ref}
      className={fieldControl}
      onChange={composeEventHandlers(onChange, event => onValueChange?.(event.currentTarget.value))}
    />
  )
})

interface RevealProps {
  pressed: boolean
  onPress: () => void
  label: string
}

/** Shows a password, and hides it again. */
function Reveal({ pressed, onPress, label }: RevealProps) {
  const { id, disabled } = useFieldControl('TextField')
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-controls={id}
      disabled={disabled}
      className={css.reveal}
      data-part="reveal"
      onClick={onPress}
    >
      <Icon name={pressed ? 'eye' : 'eye-off'} />
    </button>
  )
}

interface AreaProps extends ComponentPropsWithoutRef<'textarea'>, TypedValue {}

export interface TextAreaProps extends FieldPart, Omit<AreaProps, keyof FieldPart> {}

/**
 * Several lines of text, 3 unless `rows` is given, with their label, hint and error. Renders `div` around `textarea`:
 * `className` and `style` are the outer element's, `ref` and the other props the textarea's.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const [field, area] = splitField(props)
  return (
    <Field {...field}>
      <FieldBox>
        <Area {...area} ref={ref} />
      </FieldBox>
    </Field>
  )
})

const Area = forwardRef<HTMLTextAreaElement, AreaProps>(function Area(
  { onChange, onValueChange, ...rest },
  ref,
) {
  return (
    <textarea
      rows={3}
      {...useFieldControl('TextArea')}
      {...rest}
      ref={ref}
      className={joinClass(fieldControl, css.area)}
      onChange={composeEventHandlers(onChange, event => onValueChange?.(event.currentTarget.value))}
    />
  )
})
