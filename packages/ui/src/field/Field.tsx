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
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import * as css from './Field.css'

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
  /**
   * The control's id.
   * @default one of its own
   */
  id?: string | undefined
  /** What helps to fill it in; shown by FieldHint, read out with the control. */
  hint?: ReactNode
  /** What is wrong and what to do; shown by FieldError, read out with the control. */
  error?: ReactNode
  /** @default false */
  required?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/** Connects a control with its label, hint and error. Renders `div`; sets `data-invalid`, `data-required`, `data-disabled`. */
export const FieldRoot = forwardRef<HTMLDivElement, FieldRootProps>(function FieldRoot(
  { id, hint, error, required = false, disabled = false, className, ...rest },
  ref,
) {
  const ownId = useId()
  return (
    <Context.Provider value={{ id: id ?? ownId, hint, error, required, disabled }}>
      <div
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-invalid={dataAttr(Boolean(error))}
        data-required={dataAttr(required)}
        data-disabled={dataAttr(disabled)}
      />
    </Context.Provider>
  )
})

/** The props that connect a control with its field. `part` names the caller in the error without a FieldRoot. */
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
export const FieldLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(function FieldLabel(
  { className, ...rest },
  ref,
) {
  const { id, required } = useField('FieldLabel')
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: tied by htmlFor
    <label
      {...rest}
      ref={ref}
      className={joinClass(css.label, className)}
      htmlFor={id}
      data-required={dataAttr(required)}
    />
  )
})

type FieldTextProps = Omit<ComponentPropsWithoutRef<'p'>, 'id'>

/** The hint, or nothing without one. Renders `p`. */
export const FieldHint = forwardRef<HTMLParagraphElement, FieldTextProps>(function FieldHint(
  { className, ...rest },
  ref,
) {
  const { id, hint } = useField('FieldHint')
  if (!hint) return null
  return (
    <p {...rest} ref={ref} className={joinClass(css.hint, className)} id={`${id}-hint`}>
      {hint}
    </p>
  )
})

/** The error, or nothing without one. Renders `p`. */
export const FieldError = forwardRef<HTMLParagraphElement, FieldTextProps>(function FieldError(
  { className, ...rest },
  ref,
) {
  const { id, error } = useField('FieldError')
  if (!error) return null
  return (
    <p {...rest} ref={ref} className={joinClass(css.error, className)} id={`${id}-error`}>
      {error}
    </p>
  )
})

export interface FieldBoxProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Height: 28, 36 or 44 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined
}

/** The border around a control and what is beside it. A direct child of FieldRoot. Renders `div`; sets `data-size`. */
export const FieldBox = forwardRef<HTMLDivElement, FieldBoxProps>(function FieldBox(
  { size = 'm', className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.box, className)} data-size={size} />
})

export interface FieldProps extends FieldRootProps {
  /** Names the control. */
  label: ReactNode
  /**
   * The label is read out and not shown, where the place says what it is.
   * @default false
   */
  labelHidden?: boolean | undefined
}

/**
 * Label, then a control of your own, then hint and error. The control takes {@link useFieldControl}. Renders `div`; data
 * attributes as {@link FieldRoot}.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { label, labelHidden = false, children, ...root },
  ref,
) {
  const name = <FieldLabel>{label}</FieldLabel>
  return (
    <FieldRoot {...root} ref={ref}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children}
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
})
