import { userResetPassword } from '@yaoji/api-client/contract/account'
import { userResetPasswordInput } from '@yaoji/api-client/contract/input/account'
import { NEW_PASSWORD_MOST, PASSWORD_LENGTH } from '@yaoji/domain'
import { useForm } from '@yaoji/hooks'
import { useClient } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { PasswordStrength } from '@yaoji/ui/password-strength'
import { TextField } from '@yaoji/ui/text-field'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { href } from '../../routes'
import * as css from './ForgetForm.css'
import { ForgetLayout } from './ForgetLayout'
import { proofOf, type ResetProof, resetDone } from './forgetState'

const PASSWORD_HINT = `${PASSWORD_LENGTH.least} 至 ${NEW_PASSWORD_MOST} 位，同时有字母和数字，不含手机号`

/** RT-20: the new password, for the phone that step 1 has proved. Without a proof it leads to step 1. */
export default function ForgetStep2Page() {
  const proof = proofOf(useLocation().state)
  if (!proof) return <Navigate to={href('forgetStep1')} replace />
  return (
    <ForgetLayout step={2}>
      <Panel title="设置新密码">
        <PasswordForm proof={proof} />
      </Panel>
    </ForgetLayout>
  )
}

function PasswordForm({ proof }: { proof: ResetProof }) {
  const client = useClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const form = useForm(userResetPasswordInput, {
    extra: proof,
    async onSubmit(input) {
      await client.call(userResetPassword, input)
      navigate(href('forgetStep3'), { replace: true, state: resetDone(proof.phone) })
    },
  })
  return (
    <>
      <Form form={form} label="设置新密码" submit="重置密码" narrow>
        <TextField label="手机号" size="l" readOnly value={proof.phone} autoComplete="username" />
        <div className={css.passwordGroup}>
          <TextField
            {...form.field('password')}
            label="新密码"
            size="l"
            required
            type="password"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            onValueChange={setPassword}
          />
          <PasswordStrength password={password} names={[proof.phone]} />
        </div>
      </Form>
      <Link href={href('forgetStep1')} className={css.link}>
        重新获取验证码
      </Link>
    </>
  )
}
