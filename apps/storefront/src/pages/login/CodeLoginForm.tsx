import { authSmsLoginInput } from '@yaoji/api-client/contract/input/user'
import { isMobile, readDigits } from '@yaoji/domain'
import { useForm } from '@yaoji/hooks'
import { useSmsLogin } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { useEnterShop } from '../../core/session/useEnterShop'
import { PhoneField } from '../../features/credentials/PhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
import * as css from './LoginPage.css'
import type { LoginFormProps } from './loginForm'

/** Logs in with a code sent to the phone: open to the owner also when wrong passwords have closed the other way. */
export function CodeLoginForm({ target, account, onAccountChange }: LoginFormProps) {
  const { mutateAsync } = useSmsLogin()
  const enter = useEnterShop()
  const phone = readDigits(account)
  const form = useForm(authSmsLoginInput, {
    initial: { phone: isMobile(phone) ? phone : '' },
    async onSubmit(input) {
      enter(target, await mutateAsync(input))
    },
  })
  return (
    <form {...form.formProps} className={css.form}>
      <FormError failure={form.failure} />
      <PhoneField {...form.field('phone')} onValueChange={onAccountChange} />
      <SmsCodeField form={form} purpose="login" />
      <Button type="submit" variant="primary" size="l" fullWidth busy={form.busy}>
        登录
      </Button>
    </form>
  )
}
