'use client'
import type { Form as FormState } from '@yaoji/hooks'
import { type FormHTMLAttributes, forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Button, type ButtonLook, ButtonRow } from '../button'
import { FormError } from '../form-error'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import * as css from './Form.css'

export const formLabels = {
  /** The button of `onCancel`. */
  cancel: '取消',
}

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'aria-label' | 'action'> {
  /** What `useForm` or `useDraftForm` gives. */
  form: Pick<FormState<string>, 'formProps' | 'failure' | 'busy'>
  /** Names the form. */
  label?: string | undefined
  /**
   * Number of columns of the fields; on a phone one.
   * @default 1
   */
  columns?: 1 | 2
  /**
   * At most 420 px wide, with buttons over the whole width, for a few short fields.
   * @default false
   */
  narrow?: boolean
  /** Text of the button that sends the form. Without it there are no buttons: they are elsewhere. */
  submit?: ReactNode
  /**
   * Look of that button.
   * @default 'primary'
   */
  variant?: ButtonLook['variant']
  /** What that button says while files of the form are sent; until then the form cannot be sent. */
  sending?: ReactNode
  /** That button. */
  submitRef?: Ref<HTMLButtonElement>
  /** Buttons and links before that button. */
  secondary?: ReactNode
  /** Closes the form without sending it: a button says so, first of all. */
  onCancel?: (() => void) | undefined
  /** Words in place of those of {@link formLabels}. */
  labels?: Partial<typeof formLabels>
}

/**
 * A form of `useForm`: why it was refused, then its fields in a grid, then its buttons, the main one last; on a phone the
 * main one is the nearest to the fields. Renders `form`; sets `data-columns`, `data-narrow`.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  const { form, label, columns = 1, narrow, className, children, ...more } = props
  const { submit, variant = 'primary', sending, submitRef, secondary, onCancel, labels, ...rest } = more
  const words = useLabels('form', formLabels, labels)
  return (
    // Until there is code, the browser would put what was typed into the address.
    <form
      method="post"
      {...mergeProps(rest, form.formProps)}
      ref={ref}
      aria-label={label}
      className={joinClass(css.root, className)}
      data-columns={columns}
      data-narrow={dataAttr(narrow)}
    >
      <div className={css.fields} data-part="fields">
        <FormError failure={form.failure} className={css.wide} />
        {children}
      </div>
      {submit && (
        <ButtonRow align="end" className={css.buttons} data-part="buttons">
          {onCancel && (
            <Button size="l" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
          {secondary}
          <Button
            ref={submitRef}
            type="submit"
            variant={variant}
            size="l"
            busy={form.busy || Boolean(sending)}
          >
            {sending || submit}
          </Button>
        </ButtonRow>
      )}
    </form>
  )
})

/** Spans all columns of the Form around it. A field does so by its own prop `wide`. Renders `div`. */
export const FormWide = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(function FormWide(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={joinClass(css.wide, className)} />
})
