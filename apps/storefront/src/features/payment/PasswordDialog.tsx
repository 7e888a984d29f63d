import { paymentPasswordInput } from '@yaoji/api-client/contract/input/payment'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { moneyText } from '@yaoji/domain'
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
  payment: Payment
  /** The balance pays the rest of the order, not only the part of the checkout. */
  fromBalance: boolean
  busy: boolean
  /** Pays. Rejects when the password or the payment is refused. */
  onPassword: (password: string) => Promise<void>
}

/** Asks for the login password before a payment from the balance. */
export function PasswordDialog({
  open,
  onOpenChange,
  payment,
  fromBalance,
  busy,
  onPassword,
}: PasswordDialogProps) {
  const form = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={next => !busy && onOpenChange(next)}
      size="s"
      title={fromBalance ? '余额支付' : '验证登录密码'}
      description={
        fromBalance
          ? `将从账户余额支付 ${moneyText(payment.amount)}，余额 ${moneyText(payment.balance)}`
          : `本单已使用余额 ${moneyText(payment.balance_used)}，付款前请验证登录密码`
      }
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
