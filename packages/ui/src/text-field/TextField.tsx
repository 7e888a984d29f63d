'use client'
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  useState,
} from 'react'
import {
  FieldBox,
  type FieldBoxProps,
  FieldError,
  FieldHint,
  FieldLabel,
  type FieldProps,
  FieldRoot,
  type FieldRootProps,
  useFieldControl,
} from '../field'
import { Icon } from '../icon'
import { fieldControl } from '../layout/fieldControl.css'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './TextField.css'

export const textFieldLabels = {
  /** Name of the button that shows a password, for screen readers; it is pressed while the password is shown. */
  reveal: '显示密码',
}

interface TextFieldState {
  readonly revealed: boolean
  readonly toggle: () => void
  readonly words: typeof textFieldLabels
}

const Context = createContext<TextFieldState | null>(null)

export interface TextFieldRootProps extends FieldRootProps {
  /** Words in place of those of {@link textFieldLabels}. */
  labels?: Partial<typeof textFieldLabels> | undefined
}

/** A field of text. Renders what FieldRoot renders, and remembers whether a password is shown. */
export const TextFieldRoot = forwardRef<HTMLDivElement, TextFieldRootProps>(function TextFieldRoot(
  { labels, ...rest },
  ref,
) {
  const [revealed, setRevealed] = useState(false)
  const toggle = () => setRevealed(shown => !shown)
  return (
    <Context.Provider value={{ revealed, toggle, words: { ...textFieldLabels, ...labels } }}>
      <FieldRoot {...rest} ref={ref} />
    </Context.Provider>
  )
})

interface TypedValue {
  /** Called with the whole text at every change. */
  onValueChange?: (value: string) => void
}

export interface TextFieldInputProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'prefix'>,
    TypedValue {}

/** The input. A password is shown as text while it is revealed. Renders `input`. */
export const TextFieldInput = forwardRef<HTMLInputElement, TextFieldInputProps>(function TextFieldInput(
  { type = 'text', onChange, onValueChange, className, ...rest },
  ref,
) {
  const { revealed } = useRequiredContext(Context, 'TextFieldInput', 'TextFieldRoot')
  return (
    <input
      {...useFieldControl('TextFieldInput')}
      {...rest}
      ref={ref}
      className={joinClass(fieldControl, className)}
      type={type === 'password' && revealed ? 'text' : type}
      onChange={composeEventHandlers(onChange, (event: ChangeEvent<HTMLInputElement>) =>
        onValueChange?.(event.currentTarget.value),
      )}
    />
  )
})

export interface TextFieldAreaProps extends ComponentPropsWithoutRef<'textarea'>, TypedValue {}

/** The input for several lines, 3 unless `rows` is given. Renders `textarea`. */
export const TextFieldArea = forwardRef<HTMLTextAreaElement, TextFieldAreaProps>(function TextFieldArea(
  { onChange, onValueChange, className, ...rest },
  ref,
) {
  return (
    <textarea
      rows={3}
      {...useFieldControl('TextFieldArea')}
      {...rest}
      ref={ref}
      className={joinClass(fieldControl, css.area, className)}
      onChange={composeEventHandlers(onChange, event => onValueChange?.(event.currentTarget.value))}
    />
  )
})

/** Shows a password, and hides it again. Renders `button`. */
export const TextFieldReveal = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function TextFieldReveal({ onClick, className, children, ...rest }, ref) {
    const { revealed, toggle, words } = useRequiredContext(Context, 'TextFieldReveal', 'TextFieldRoot')
    const { id, disabled } = useFieldControl('TextFieldReveal')
    return (
      <button
        type="button"
        aria-label={words.reveal}
        aria-pressed={revealed}
        aria-controls={id}
        disabled={disabled}
        {...rest}
        ref={ref}
        className={joinClass(css.reveal, className)}
        onClick={composeEventHandlers(onClick, toggle)}
      >
        {children ?? <Icon name={revealed ? 'eye' : 'eye-off'} />}
      </button>
    )
  },
)

/** What the field around the input has. */
type FieldPart = Pick<
  FieldProps,
  'label' | 'labelHidden' | 'hint' | 'error' | 'required' | 'disabled' | 'id' | 'className' | 'style'
>

interface BoxPart {
  /** Height: 28, 36 or 44 px. @default 'm' */
  size?: FieldBoxProps['size']
  /** What is before the text, inside the border: `+86`. */
  prefix?: ReactNode
  /** What is behind the text: a unit, or a button such as 获取验证码. */
  suffix?: ReactNode
}

type TextFieldBodyProps = FieldPart & BoxPart & Pick<TextFieldRootProps, 'labels' | 'children'>

function TextFieldBody({ label, labelHidden, size, prefix, suffix, children, ...root }: TextFieldBodyProps) {
  const name = <FieldLabel>{label}</FieldLabel>
  return (
    <TextFieldRoot {...root}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <FieldBox size={size}>
        {prefix && (
          <span className={css.beside} data-part="prefix">
            {prefix}
          </span>
        )}
        {children}
        {suffix && (
          <span className={css.beside} data-part="suffix">
            {suffix}
          </span>
        )}
      </FieldBox>
      <FieldHint />
      <FieldError />
    </TextFieldRoot>
  )
}

export interface TextFieldProps extends FieldPart, BoxPart, Omit<TextFieldInputProps, keyof FieldPart> {
  /** Words in place of those of {@link textFieldLabels}. */
  labels?: Partial<typeof textFieldLabels>
}

/**
 * One line of text with its label, hint and error; a password has a button that shows it. Renders `div` around `input`:
 * `className` and `style` are the outer element's, `ref` and the other props the input's.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { size, prefix, suffix, labels, ...rest } = props
  const [field, input] = splitField(rest)
  return (
    <TextFieldBody {...field} size={size} prefix={prefix} suffix={suffix} labels={labels}>
      <TextFieldInput {...input} ref={ref} />
      {input.type === 'password' && <TextFieldReveal />}
    </TextFieldBody>
  )
})

export interface TextAreaProps extends FieldPart, Omit<TextFieldAreaProps, keyof FieldPart> {}

/**
 * Several lines of text with their label, hint and error. Renders `div` around `textarea`: `className` and `style` are
 * the outer element's, `ref` and the other props the textarea's.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const [field, area] = splitField(props)
  return (
    <TextFieldBody {...field}>
      <TextFieldArea {...area} ref={ref} />
    </TextFieldBody>
  )
})

/** Parts the props of the field from those of its control. */
function splitField<Props extends FieldPart>(props: Props) {
  const { label, labelHidden, hint, error, required, disabled, id, className, style, ...control } = props
  return [{ label, labelHidden, hint, error, required, disabled, id, className, style }, control] as const
}
