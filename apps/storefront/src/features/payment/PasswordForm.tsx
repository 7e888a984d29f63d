import { paymentPasswordInput } from '@yaoji/api-client/contract/input/payment'
import { useArrivalFocus, useForm } from '@yaoji/hooks'
import { Form } from '@yaoji/ui/form'
import { FormDialog, type FormDialogProps } from '@yaoji/ui/form-dialog'
import { TextField } from '@yaoji/ui/text-field'
import type { Ref } from 'react'
import { payFailureOf } from './usePayOrder'

interface PasswordProps {
  /** Pays. Rejects when the password or the payment is refused. */
  onPassword: (password: string) => Promise<void>
}

/** The login password for a payment from the balance, and why it was refused. It is all that is left to do on a page. */
export function PasswordForm({ onPassword }: PasswordProps) {
  const { target } = useArrivalFocus<HTMLInputElement>('main')
  const { form, content } = usePassword(onPassword, target)
  return (
    <Form form={form} narrow submit="确认用余额支付">
      {content}
    </Form>
  )
}

export type PasswordDialogProps = PasswordProps &
  Pick<FormDialogProps, 'open' | 'onClose' | 'title' | 'description'>

/** Asks for the login password before a payment from the balance. */
export function PasswordDialog({ onPassword, ...dialog }: PasswordDialogProps) {
  const { form, content } = usePassword(onPassword)
  return (
    <FormDialog {...dialog} form={form} size="s" submit="确认支付" isChanged={() => false}>
      {content}
    </FormDialog>
  )
}

function usePassword(onPassword: PasswordProps['onPassword'], field?: Ref<HTMLInputElement>) {
  const form = useForm(paymentPasswordInput, {
    onSubmit: ({ password }) => onPassword(password),
    failureOf: payFailureOf,
  })
  const content = (
    <TextField
      {...form.field('password')}
      ref={field}
      label="登录密码"
      type="password"
      size="l"
      autoComplete="current-password"
    />
  )
  return { form, content }
}
