import { registerAccountInput } from '@yaoji/api-client/contract/input/register'
import { registerWechat } from '@yaoji/api-client/contract/register'
import { readDigits } from '@yaoji/domain'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useRegisterAccount } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { CheckboxField } from '@yaoji/ui/checkbox'
import { Form } from '@yaoji/ui/form'
import { Panel } from '@yaoji/ui/panel'
import { NewPasswordField } from '@yaoji/ui/password-strength'
import { TextLink } from '@yaoji/ui/text-link'
import { type ReactNode, useState } from 'react'
import { useEnterShop } from '../../core/session/useEnterShop'
import { PhoneField } from '../../features/credentials/PhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { href } from '../../routes'

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
  const [typed, setTyped] = useState(field('phone').defaultValue ?? '')
  const phone = readDigits(typed)
  // A confirmed WeChat is bound after the login: only the account's owner can.
  const login = wechat ? { from: href('accountWechat') } : {}
  const toLogin = (
    <span>
      已有账号，<TextLink href={href('login', {}, login)}>去登录</TextLink>
    </span>
  )
  const terms = (
    <>
      <TermsLink article="yhxy">《用户协议》</TermsLink>和<TermsLink article="yszc">《隐私政策》</TermsLink>
    </>
  )
  return (
    <Panel title="注册账号" aside={toLogin}>
      {children}
      {/* The phone has an account already: no account was created. */}
      {register.data?.has_account === 1 && register.data.message && (
        <Callout tone="bad">
          <p>{register.data.message}</p>
          <LinkButton href={href('login', {}, { account: phone, ...login })} size="s">
            用 {phone} 登录
          </LinkButton>
        </Callout>
      )}
      <Form form={form} label="注册账号" submit="注册并继续" narrow>
        <PhoneField {...field('phone')} hint="用于登录和接收订单通知" onValueChange={setTyped} />
        <SmsCodeField form={form} purpose="register" />
        <NewPasswordField {...field('password')} names={[phone]} labels={{ label: '登录密码' }} />
        <CheckboxField
          name="agreement"
          value="1"
          label="我已阅读并同意"
          aside={terms}
          error={field('agreement').error}
        />
      </Form>
    </Panel>
  )
}

/** In a tab of its own: what was typed stays. */
function TermsLink({ article, children }: { article: string; children: string }) {
  return (
    <TextLink href={href('helpArticle', { group: 'fwbz', article })} target="_blank">
      {children}
    </TextLink>
  )
}
