import { registerAccountInput } from '@yaoji/api-client/contract/input/register'
import { registerWechat } from '@yaoji/api-client/contract/register'
import { NEW_PASSWORD_MOST, PASSWORD_LENGTH, readDigits } from '@yaoji/domain'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useRegisterAccount } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { Checkbox } from '@yaoji/ui/checkbox'
import { ControlError } from '@yaoji/ui/field'
import { Form } from '@yaoji/ui/form'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { PasswordStrength } from '@yaoji/ui/password-strength'
import { TextField } from '@yaoji/ui/text-field'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useEnterShop } from '../../core/session/useEnterShop'
import { PhoneField } from '../../features/credentials/PhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { href } from '../../routes'
import * as css from './RegisterForm.css'

const PASSWORD_HINT = `${PASSWORD_LENGTH.least} 至 ${NEW_PASSWORD_MOST} 位，同时有字母和数字，不含手机号`

export interface AccountFormProps {
  /** The new account is bound to the WeChat account that confirmed. Default: false. */
  wechat?: boolean
  /** What is shown above the fields. */
  children?: ReactNode
}

/** Step 1: phone, code, password and agreement. */
export function AccountForm({ wechat = false, children }: AccountFormProps) {
  const register = useRegisterAccount(wechat ? registerWechat : undefined)
  const enter = useEnterShop()
  const registerHref = useRegisterHref()
  const form = useDraftForm(registerAccountInput, {
    draft: useFormDraft('register.account', ['phone']),
    async onSubmit(input) {
      const answer = await register.mutateAsync(input)
      if (!answer.user) return
      form.clearDraft()
      await enter(registerHref(2), answer)
    },
  })

  const { field } = form
  const [typed, setTyped] = useState({ phone: field('phone').defaultValue ?? '', password: '' })

  function change(event: FormEvent<HTMLFormElement>) {
    const values = new FormData(event.currentTarget)
    setTyped({ phone: readDigits(String(values.get('phone'))), password: String(values.get('password')) })
  }

  // A confirmed WeChat is bound after the login: only the account's owner can.
  const login = wechat ? { from: href('accountWechat') } : {}
  const existing = register.data?.has_account === 1 ? register.data.message : ''
  return (
    <Panel title="注册账号" aside={<LoginLink to={login} />}>
      {children}
      {existing && <ExistingAccount phone={typed.phone} message={existing} to={login} />}
      <Form form={form} onChange={change} label="注册账号" submit="注册并继续" narrow>
        <PhoneField {...field('phone')} hint="用于登录和接收订单通知" />
        <SmsCodeField form={form} purpose="register" />
        <div className={css.passwordGroup}>
          <TextField
            {...field('password')}
            label="登录密码"
            size="l"
            required
            type="password"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
          />
          <PasswordStrength password={typed.password} names={[typed.phone]} />
        </div>
        <Agreement error={field('agreement').error} />
      </Form>
    </Panel>
  )
}

/** The query of the login page. */
type LoginQuery = { readonly from?: string }

function LoginLink({ to }: { to: LoginQuery }) {
  return (
    <span>
      已有账号，
      <Link href={href('login', {}, to)} className={css.link}>
        去登录
      </Link>
    </span>
  )
}

/** The phone has an account already: no account was created. */
function ExistingAccount({ phone, message, to }: { phone: string; message: string; to: LoginQuery }) {
  return (
    <Callout tone="bad">
      <p>{message}</p>
      <LinkButton href={href('login', {}, { account: phone, ...to })} size="s">
        用 {phone} 登录
      </LinkButton>
    </Callout>
  )
}

function Agreement({ error }: { error: string | undefined }) {
  return (
    <div>
      <span className={css.agreement}>
        <Checkbox
          name="agreement"
          value="1"
          label="我已阅读并同意"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'agreement-error'}
        />
        <Link
          href={href('helpArticle', { group: 'fwbz', article: 'yhxy' })}
          target="_blank"
          className={css.link}
        >
          《用户协议》
        </Link>
      </span>
      <ControlError id="agreement-error" error={error} />
    </div>
  )
}
