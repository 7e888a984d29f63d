import { useSession } from '@yaoji/hooks/data'
import { PhoneField } from './PhoneField'

/** The phone of the account, to which a code is sent; it cannot be changed. */
export function OwnPhoneField() {
  const phone = useSession().user?.phone ?? ''
  return (
    <PhoneField name="phone" readOnly required={false} value={phone} hint="验证码发送到当前账号的手机号" />
  )
}
