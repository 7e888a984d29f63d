import type { Payment } from '@yaoji/api-client/contract/payment'
import { moneyText } from '@yaoji/domain'
import { Button } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { FormError, type FormFailure, fieldMessage } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import * as css from './PasswordDialog.css'

export interface PasswordDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  payment: Payment
  /** The balance pays the rest of the order, not only the part of the checkout. */
  fromBalance: boolean
  busy: boolean
  failure: FormFailure | null
  onPassword: (password: string) => void
}

/** Asks for the login password before a payment from the balance. */
export function PasswordDialog({
  open,
  onOpenChange,
  payment,
  fromBalance,
  busy,
  failure,
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
      <PasswordForm id={form} busy={busy} failure={failure} onPassword={onPassword} />
    </Dialog>
  )
}

type FormProps = Pick<PasswordDialogProps, 'busy' | 'failure' | 'onPassword'> & { id: string }

function PasswordForm({ id, busy, failure, onPassword }: FormProps) {
  const [empty, setEmpty] = useState<FormFailure | null>(null)
  const shown = empty ?? failure

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const missing =
      password === '' ? { message: '请输入登录密码', fields: { password: ['请输入登录密码'] } } : null
    setEmpty(missing)
    if (!missing) onPassword(password)
  }

  return (
    <form id={id} noValidate onSubmit={submit} className={css.form}>
      <FormError failure={shown} />
      <TextField
        label="登录密码"
        name="password"
        type="password"
        size="l"
        autoComplete="current-password"
        error={fieldMessage(shown, 'password')}
      />
    </form>
  )
}
