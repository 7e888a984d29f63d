import { Button } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { useId } from 'react'
import { PasswordForm } from './PasswordForm'

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
