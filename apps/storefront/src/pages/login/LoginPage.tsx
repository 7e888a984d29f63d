import { focusLogin } from '@yaoji/api-client/contract/focus'
import { useCall, useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { LoginPanel } from '@yaoji/ui/login-panel'
import { Tabs } from '@yaoji/ui/tabs'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useUrlQuery } from '../../core/navigation/address'
import { safeReturn } from '../../core/session/returnTo'
import { href } from '../../routes'
import { CodeLoginForm } from './CodeLoginForm'
import { PasswordLoginForm } from './PasswordLoginForm'

/** RT-04: logs in and returns to the page where the buyer was. */
export default function LoginPage() {
  const [query] = useUrlQuery()
  const { user } = useSession()
  const target = safeReturn(query.get('from'))
  if (user) return <Navigate to={target} replace />
  return <Login target={target} returns={query.has('from')} account={query.get('account') ?? ''} />
}

interface LoginProps {
  target: string
  returns: boolean
  /** The account that is filled in at first. */
  account: string
}

const WAYS = [
  { value: 'password', name: '密码登录' },
  { value: 'code', name: '验证码登录' },
]

function Login({ target, returns, account }: LoginProps) {
  const ad = useCall(focusLogin, {}).data?.list[0]
  // What was typed in one tab is there in the other.
  const [typed, setTyped] = useState(account)
  const form = { target, account: typed, onAccountChange: setTyped }
  return (
    <LoginPanel
      hint={returns ? '登录后回到刚才的页面' : undefined}
      picture={ad && { href: ad.url, image: ad.image, title: ad.title }}
      links={[
        ['注册会员', href('registerStep1')],
        ['忘记密码', href('forget')],
      ]}
    >
      <Tabs label="登录方式" items={WAYS}>
        {way => (way === 'code' ? <CodeLoginForm {...form} /> : <PasswordLoginForm {...form} />)}
      </Tabs>
      <LinkButton
        href={href('registerWechat', {}, { from: returns ? target : undefined })}
        size="l"
        fullWidth
      >
        微信登录
      </LinkButton>
    </LoginPanel>
  )
}
