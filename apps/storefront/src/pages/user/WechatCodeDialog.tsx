import { userUnbindWechatInput } from '@yaoji/api-client/contract/input/account'
import { useForm } from '@yaoji/hooks'
import { FormDialog, type FormDialogProps } from '@yaoji/ui/form-dialog'
import { useRef } from 'react'
import { OwnPhoneField } from '../../features/credentials/OwnPhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'

export interface WechatCodeDialogProps
  extends Pick<FormDialogProps, 'open' | 'onClose' | 'description' | 'submit'> {
  /** What the code is for. */
  purpose: 'wechat' | 'unbind'
  title: string
  /** The dialog is busy until it resolves, and shows why it rejects. */
  onCode: (code: string) => Promise<void>
}

/**
 * Asks for a code sent to the account's phone before a WeChat account is bound or removed. Give each opening its own
 * key.
 */
export function WechatCodeDialog({ purpose, title, onCode, ...dialog }: WechatCodeDialogProps) {
  const code = useRef<HTMLInputElement>(null)
  // The same payload for both purposes.
  const form = useForm(userUnbindWechatInput, { onSubmit: ({ code }) => onCode(code) })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={title}
      label={title}
      size="s"
      variant={purpose === 'unbind' ? 'danger' : 'primary'}
      // A code is typed again in a moment.
      isChanged={() => false}
      onOpenAutoFocus={event => {
        // The number before it cannot be changed.
        event.preventDefault()
        code.current?.focus()
      }}
    >
      <OwnPhoneField />
      <SmsCodeField ref={code} form={form} purpose={purpose} />
    </FormDialog>
  )
}
