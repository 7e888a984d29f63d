import { paymentPasswordInput } from '@yaoji/api-client/contract/input/payment'
import { useForm } from '@yaoji/hooks'
import { Button } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { useId } from 'react'
import * as css from './PasswordDialog.css'
import { payFailureOf } from './usePayOrder'

export interface PasswordDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What the password is for, and how much the wallet pays. */
  description: string
  busy: boolean
  /** Pays. Rejects when the password or the payment is refused. */
  onPassword: (password: string) => Promise<void>
}

/** Asks for the login password before a payment from the balance. */
export function PasswordDialog({
  open,
  onOpenChange,
  title,
  description,
  busy,
  onPassword,
}: PasswordDialogProps) {
  const form = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={next => !busy && onOpenChange(next)}
      size="s"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>取消</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            确认支付
          </Button>
        </>
      }
    >
      <PasswordForm id={form} onPassword={onPassword} />
    </Dialog>
  )
}

function PasswordForm({ id, onPassword }: Pick<PasswordDialogProps, 'onPassword'> & { id: string }) {
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
    </form>
  )
}
