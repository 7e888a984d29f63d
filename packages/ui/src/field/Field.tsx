'use client'
import { createContext, forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import { ControlError } from './ControlError'
import * as css from './Field.css'

interface FieldState {
  readonly id: string
  readonly hint: ReactNode
  readonly error: ReactNode
  readonly required: boolean
  readonly disabled: boolean
}

const Context = createContext<FieldState | null>(null)

/** The props that connect a control with its field. `part` names the caller in the error without a Field. */
export function useFieldControl(part: string) {
  const { id, hint, error, required, disabled } = useRequiredContext(Context, part, 'Field')
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    required: required || undefined,
    disabled: disabled || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const
}

export interface FieldBoxProps extends HTMLAttributes<HTMLDivElement> {
  /**
   * Height: 28, 36 or 44 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined
}

/** The border around a control and what is beside it. A direct child of Field. Renders `div`; sets `data-size`. */
export const FieldBox = forwardRef<HTMLDivElement, FieldBoxProps>(function FieldBox(
  { size = 'm', className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.box, className)} data-size={size} />
})

export interface FieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id'> {
  /** Names the control. */
  label: ReactNode
  /**
   * The label is read out and not shown, where the place says what it is.
   * @default false
   */
  labelHidden?: boolean | undefined
  /**
   * The control's id.
   * @default one of its own
   */
  id?: string | undefined
  /** What helps to fill it in; read out with the control. */
  hint?: ReactNode
  /** What is wrong and what to do; read out with the control. */
  error?: ReactNode
  /** @default false */
  required?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
  /**
   * It spans all columns of the Form around it.
   * @default false
   */
  wide?: boolean | undefined
}

/**
 * Label, then a control of your own, then hint and error. The control takes {@link useFieldControl}. Renders `div`; sets
 * `data-invalid`, `data-required`, `data-disabled`, `data-wide`.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(props, ref) {
  const { label, labelHidden = false, id, hint, error, required = false, disabled = false, ...others } = props
  const { wide, className, children, ...rest } = others
  const ownId = useId()
  const field = { id: id ?? ownId, hint, error, required, disabled }
  const name = (
    <label className={css.label} htmlFor={field.id} data-part="label" data-required={dataAttr(required)}>
      {label}
    </label>
  )
  return (
    <Context.Provider value={field}>
      <div
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-invalid={dataAttr(Boolean(error))}
        data-required={dataAttr(required)}
        data-disabled={dataAttr(disabled)}
        data-wide={dataAttr(wide)}
      >
        {labelHidden ? <VisuallyHidden className={plain}>{name}</VisuallyHidden> : name}
        {children}
        {hint && (
          <p className={css.hint} id={`${field.id}-hint`} data-part="hint">
            {hint}
          </p>
        )}
        <ControlError id={`${field.id}-error`} error={error} />
      </div>
    </Context.Provider>
  )
})
