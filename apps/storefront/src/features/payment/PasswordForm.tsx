import { paymentPasswordInput } from '@yaoji/api-client/contract/input/payment'
import { useForm } from '@yaoji/hooks'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import type { ReactNode } from 'react'
import * as css from './PasswordForm.css'
import { payFailureOf } from './usePayOrder'

export interface PasswordFormProps {
  /** For a button outside the form. */
  id?: string
  /** Pays. Rejects when the password or the payment is refused. */
  onPassword: (password: string) => Promise<void>
  /** Below the field: the button, where it is not outside. */
  children?: ReactNode
}

/** The login password for a payment from the balance, and why it was refused. */
export function PasswordForm({ id, onPassword, children }: PasswordFormProps) {
  const { formProps, field, failure } = useForm(paymentPasswordInput, {
    onSubmit: ({ password }) => onPassword(password),
    failureOf: payFailureOf,
  })
  return (
    <form {...formProps} id={id} className={css.form}>
      <FormError failure={failure} />
      <TextField
        {...field('password')}
        label="登录密码"
        type="password"
        size="l"
        autoComplete="current-password"
      />
      {children}
    </form>
  )
}
