'use client'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useId,
} from 'react'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

interface FieldState {
  readonly id: string
  readonly hint: ReactNode
  readonly error: ReactNode
  readonly required: boolean
  readonly disabled: boolean
}

const Context = createContext<FieldState | null>(null)

const useField = (part: string) => useRequiredContext(Context, part, 'FieldRoot')

export interface FieldRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id'> {
  /** The control's id; made up when absent. */
  id?: string
  /** What helps to fill it in; shown by FieldHint, read out with the control. */
  hint?: ReactNode
  /** What is wrong and what to do; shown by FieldError, read out with the control. */
  error?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** Ties a control to its label, hint and error. Renders `div`; sets `data-invalid`, `data-required`, `data-disabled`. */
export const FieldRoot = forwardRef<HTMLDivElement, FieldRootProps>(function Root(
  { id, hint, error, required = false, disabled = false, ...rest },
  ref,
) {
  const made = useId()
  return (
    <Context.Provider value={{ id: id ?? made, hint, error, required, disabled }}>
      <div
        {...rest}
        ref={ref}
        data-invalid={dataAttr(Boolean(error))}
        data-required={dataAttr(required)}
        data-disabled={dataAttr(disabled)}
      />
    </Context.Provider>
  )
})

/** What a control must carry to belong to its field. */
export function useFieldControl(part: string) {
  const { id, hint, error, required, disabled } = useField(part)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    required: required || undefined,
    disabled: disabled || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
}

/** Names the control. Renders `label`; sets `data-required`. */
export const FieldLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  function Label(props, ref) {
    const { id, required } = useField('FieldLabel')
    // biome-ignore lint/a11y/noLabelWithoutControl: tied by htmlFor
    return <label {...props} ref={ref} htmlFor={id} data-required={dataAttr(required)} />
  },
)

/** The hint, or nothing without one. Renders `p`. */
export const FieldHint = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Hint(props, ref) {
    const { id, hint } = useField('FieldHint')
    if (!hint) return null
    return (
      <p {...props} ref={ref} id={`${id}-hint`}>
        {hint}
      </p>
    )
  },
)

/** The error, or nothing without one. Renders `p`. */
export const FieldError = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function FieldErrorPart(props, ref) {
    const { id, error } = useField('FieldError')
    if (!error) return null
    return (
      <p {...props} ref={ref} id={`${id}-error`}>
        {error}
      </p>
    )
  },
)
