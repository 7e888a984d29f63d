'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type InputHTMLAttributes,
  useState,
} from 'react'
import { FieldRoot, type FieldRootProps, useFieldControl } from '../field/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { useRequiredContext } from '../part/useRequiredContext'

interface Reveal {
  readonly revealed: boolean
  readonly toggle: () => void
}

const Context = createContext<Reveal | null>(null)

/** A field of text. Renders what FieldRoot renders, and remembers whether a password is shown. */
export const TextFieldRoot = forwardRef<HTMLDivElement, FieldRootProps>(function Root(props, ref) {
  const [revealed, setRevealed] = useState(false)
  return (
    <Context.Provider value={{ revealed, toggle: () => setRevealed(shown => !shown) }}>
      <FieldRoot {...props} ref={ref} />
    </Context.Provider>
  )
})

export interface TextFieldInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  onValueChange?: (value: string) => void
}

/** The input. A password is shown as text while it is revealed. */
export const TextFieldInput = forwardRef<HTMLInputElement, TextFieldInputProps>(function Input(
  { type = 'text', onChange, onValueChange, ...rest },
  ref,
) {
  const { revealed } = useRequiredContext(Context, 'TextFieldInput', 'TextFieldRoot')
  return (
    <input
      {...useFieldControl('TextFieldInput')}
      {...rest}
      ref={ref}
      type={type === 'password' && revealed ? 'text' : type}
      onChange={composeEventHandlers(onChange, event => onValueChange?.(event.currentTarget.value))}
    />
  )
})

export interface TextFieldAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  onValueChange?: (value: string) => void
}

/** The input for several lines. Renders `textarea`. */
export const TextFieldArea = forwardRef<HTMLTextAreaElement, TextFieldAreaProps>(function Area(
  { onChange, onValueChange, ...rest },
  ref,
) {
  return (
    <textarea
      rows={3}
      {...useFieldControl('TextFieldArea')}
      {...rest}
      ref={ref}
      onChange={composeEventHandlers(onChange, event => onValueChange?.(event.currentTarget.value))}
    />
  )
})

/** Shows a password, and hides it again. Renders `button`. */
export const TextFieldReveal = forwardRef<
  HTMLButtonElement,
  Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
    children: (revealed: boolean) => React.ReactNode
  }
>(function RevealButton({ onClick, children, ...rest }, ref) {
  const { revealed, toggle } = useRequiredContext(Context, 'TextFieldReveal', 'TextFieldRoot')
  const { id, disabled } = useFieldControl('TextFieldReveal')
  return (
    <button
      type="button"
      aria-label="显示密码"
      aria-pressed={revealed}
      aria-controls={id}
      disabled={disabled}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, toggle)}
    >
      {children(revealed)}
    </button>
  )
})
