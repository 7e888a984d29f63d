import { authLoginInput } from '@yaoji/api-client/contract/input/user'
import { useForm } from '@yaoji/hooks'
import { useLogin } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { TextField } from '@yaoji/ui/text-field'
import { useEnterShop } from '../../core/session/useEnterShop'
import type { LoginFormProps } from './loginForm'

/** Logs in with mobile number or user name, and password. */
export function PasswordLoginForm({ target, account, onAccountChange }: LoginFormProps) {
  const { mutateAsync } = useLogin()
  const enter = useEnterShop()
  const form = useForm(authLoginInput, {
    initial: { account },
    async onSubmit(input) {
      enter(target, await mutateAsync(input))
    },
  })
  return (
    <Form form={form} submit="登录" narrow>
      <TextField
        {...form.field('account')}
        label="手机号 / 用户名"
        size="l"
        autoComplete="username"
        onValueChange={onAccountChange}
      />
      <TextField
        {...form.field('password')}
        label="密码"
        type="password"
        size="l"
        autoComplete="current-password"
      />
    </Form>
  )
}
