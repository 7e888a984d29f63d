import { Button } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { FormError, type FormFailure, fieldMessage } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import * as css from './PasswordDialog.css'

export interface PasswordDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What the password is for, and how much the wallet pays. */
  description: string
  busy: boolean
  failure: FormFailure | null
  onPassword: (password: string) => void
}

/** Asks for the login password before a payment from the balance. */
export function PasswordDialog({
  open,
  onOpenChange,
  title,
  description,
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
