import { userResetPassword } from '@yaoji/api-client/contract/account'
import { userResetPasswordInput } from '@yaoji/api-client/contract/input/account'
import { useForm } from '@yaoji/hooks'
import { useClient } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { Panel } from '@yaoji/ui/panel'
import { NewPasswordField } from '@yaoji/ui/password-strength'
import { Stack } from '@yaoji/ui/stack'
import { TextLink } from '@yaoji/ui/text-link'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { PhoneField } from '../../features/credentials/PhoneField'
import { href } from '../../routes'
import { ForgetLayout } from './ForgetLayout'
import { proofOf, type ResetProof, resetDone } from './forgetState'

/** RT-20: the new password, for the phone that step 1 has proved. Without a proof it leads to step 1. */
export default function ForgetStep2Page() {
  const proof = proofOf(useLocation().state)
  if (!proof) return <Navigate to={href('forgetStep1')} replace />
  return (
    <ForgetLayout step={2}>
      <Panel title="设置新密码">
        <Stack>
          <PasswordForm proof={proof} />
          <p>
            <TextLink href={href('forgetStep1')}>重新获取验证码</TextLink>
          </p>
        </Stack>
      </Panel>
    </ForgetLayout>
  )
}

function PasswordForm({ proof }: { proof: ResetProof }) {
  const client = useClient()
  const navigate = useNavigate()
  const form = useForm(userResetPasswordInput, {
    extra: proof,
    async onSubmit(input) {
      await client.call(userResetPassword, input)
      navigate(href('forgetStep3'), { replace: true, state: resetDone(proof.phone) })
    },
  })
  return (
    <Form form={form} label="设置新密码" submit="重置密码" narrow>
      <PhoneField readOnly required={false} value={proof.phone} autoComplete="username" />
      <NewPasswordField {...form.field('password')} names={[proof.phone]} />
    </Form>
  )
}
