import { userCheckResetCode } from '@yaoji/api-client/contract/account'
import { userCheckResetCodeInput } from '@yaoji/api-client/contract/input/account'
import { useForm } from '@yaoji/hooks'
import { useClient, useSession } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useNavigate } from 'react-router-dom'
import { PhoneField } from '../../features/credentials/PhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
import { href } from '../../routes'
import * as css from './ForgetForm.css'
import { ForgetLayout } from './ForgetLayout'

/** RT-20: the phone of an account is proved by a code. The page shows the same for a phone without an account. */
export default function ForgetStep1Page() {
  const { show, user } = useSession()
  return (
    <ForgetLayout step={1}>
      <Panel title="验证手机号">
        {show ? (
          <PhoneForm ownPhone={user?.phone} />
        ) : (
          <Skeleton variant="rows" count={4} label="正在打开找回密码" className={css.waiting} />
        )}
      </Panel>
    </ForgetLayout>
  )
}

/** Phone and code. A logged-in buyer can prove only their own phone. */
function PhoneForm({ ownPhone }: { ownPhone: string | undefined }) {
  const client = useClient()
  const navigate = useNavigate()
  const form = useForm(userCheckResetCodeInput, {
    initial: { phone: ownPhone },
    async onSubmit(proof) {
      await client.call(userCheckResetCode, proof)
      navigate(href('forgetStep2'), { state: proof })
    },
  })
  return (
    <Form form={form} label="验证手机号" submit="下一步" narrow>
      <PhoneField
        {...form.field('phone')}
        readOnly={ownPhone !== undefined}
        hint={ownPhone ? '当前登录账号的手机号' : '请填写注册时的手机号，没有账号的手机号收不到短信'}
      />
      <SmsCodeField form={form} purpose="forget" />
    </Form>
  )
}
