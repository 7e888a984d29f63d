import { userResetPasswordInput } from '@yaoji/api-client/contract/input/account'
import { focusAround, useForm } from '@yaoji/hooks'
import { useChangePassword } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { NewPasswordField } from '@yaoji/ui/password-strength'
import { TextField } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'

export interface PasswordFormProps {
  /** Texts that the password must not contain, such as the phone. */
  names: readonly string[]
}

/** Changes the password; every other browser of the account is logged out. */
export function PasswordForm({ names }: PasswordFormProps) {
  const [turn, setTurn] = useState(0)
  return <PasswordFields key={turn} names={names} onChanged={() => setTurn(turn + 1)} />
}

function PasswordFields({ names, onChanged }: PasswordFormProps & { onChanged: () => void }) {
  const toast = useToast()
  const { mutateAsync } = useChangePassword()
  const form = useForm(userResetPasswordInput, {
    async onSubmit(input) {
      await mutateAsync(input)
      toast({ text: '密码已修改，其他设备需要重新登录', tone: 'success' })
      // The form begins again as another one.
      focusAround()
      onChanged()
    },
  })
  return (
    <Form form={form} label="登录密码" submit="修改密码" variant="secondary" narrow>
      <TextField
        {...form.field('old_password')}
        label="当前密码"
        size="l"
        type="password"
        required
        autoComplete="current-password"
      />
      <NewPasswordField {...form.field('password')} names={names} />
    </Form>
  )
}
