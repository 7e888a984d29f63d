import { authLoginInput } from '@yaoji/api-client/contract/input/user'
import { useForm } from '@yaoji/hooks'
import { useLogin } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { useEnterShop } from '../../core/session/useEnterShop'
import * as css from './LoginPage.css'
import type { LoginFormProps } from './loginForm'

/** Logs in with mobile number or user name, and password. */
export function PasswordLoginForm({ target, account, onAccountChange }: LoginFormProps) {
  const { mutateAsync } = useLogin()
  const enter = useEnterShop()
  const { formProps, field, failure, busy } = useForm(authLoginInput, {
    initial: { account },
    async onSubmit(input) {
      enter(target, await mutateAsync(input))
    },
  })
  return (
    <form {...formProps} className={css.form}>
      <FormError failure={failure} />
      <TextField
        {...field('account')}
        label="手机号 / 用户名"
        size="l"
        autoComplete="username"
        onValueChange={onAccountChange}
      />
      <TextField
        {...field('password')}
        label="密码"
        type="password"
        size="l"
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="l" fullWidth busy={busy}>
        登录
      </Button>
    </form>
  )
}
