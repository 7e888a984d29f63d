import { authSmsLoginInput } from '@yaoji/api-client/contract/input/user'
import { isMobile, readDigits } from '@yaoji/domain'
import { useForm } from '@yaoji/hooks'
import { useSmsLogin } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { useEnterShop } from '../../core/session/useEnterShop'
import { PhoneField } from '../../features/credentials/PhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
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
    <Form form={form} submit="登录" narrow>
      <PhoneField {...form.field('phone')} onValueChange={onAccountChange} />
      <SmsCodeField form={form} purpose="login" />
    </Form>
  )
}
