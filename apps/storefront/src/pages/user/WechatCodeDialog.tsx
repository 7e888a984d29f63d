import { userUnbindWechatInput } from '@yaoji/api-client/contract/input/account'
import { useForm, useSingleFlight } from '@yaoji/hooks'
import { useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Dialog } from '@yaoji/ui/dialog'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { useId } from 'react'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
import * as css from './AccountWechatPage.css'

export interface WechatCodeDialogProps {
  /** What the code is for. */
  purpose: 'wechat' | 'unbind'
  title: string
  description: string
  /** Name of the button that submits. */
  action: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The dialog is busy until it resolves, and shows why it rejects. */
  onCode: (code: string) => Promise<void>
}

/** Asks for a code sent to the account's phone before a WeChat account is bound or removed. */
export function WechatCodeDialog({ purpose, title, action, onCode, ...dialog }: WechatCodeDialogProps) {
  const form = useId()
  const { run, busy } = useSingleFlight(onCode)
  const { onOpenChange } = dialog
  return (
    <Dialog
      {...dialog}
      title={title}
      size="s"
      onOpenChange={next => !busy && onOpenChange(next)}
      onOpenAutoFocus={event => {
        // The number before it cannot be changed.
        event.preventDefault()
        document.getElementById(form)?.querySelector<HTMLInputElement>('[name="code"]')?.focus()
      }}
      footer={
        <>
          <Button size="l" onClick={() => onOpenChange(false)}>
            取消
          </Button>
          <Button
            variant={purpose === 'unbind' ? 'danger' : 'primary'}
            size="l"
            type="submit"
            form={form}
            busy={busy}
          >
            {action}
          </Button>
        </>
      }
    >
      <CodeForm id={form} label={title} purpose={purpose} onCode={run} />
    </Dialog>
  )
}

interface CodeFormProps extends Pick<WechatCodeDialogProps, 'purpose'> {
  id: string
  label: string
  onCode: (code: string) => Promise<unknown>
}

function CodeForm({ id, label, purpose, onCode }: CodeFormProps) {
  const { user } = useSession()
  // The same payload for both purposes.
  const form = useForm(userUnbindWechatInput, {
    onSubmit: ({ code }) => onCode(code),
  })
  return (
    <form {...form.formProps} id={id} aria-label={label} className={css.form}>
      <FormError failure={form.failure} />
      <TextField
        name="phone"
        label="手机号"
        size="l"
        type="tel"
        readOnly
        value={user?.phone ?? ''}
        hint="验证码发送到当前账号的手机号"
      />
      <SmsCodeField form={form} purpose={purpose} />
    </form>
  )
}
