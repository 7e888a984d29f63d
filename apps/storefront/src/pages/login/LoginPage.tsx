import { useSession } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { Link } from '@yaoji/ui/link'
import { Tabs } from '@yaoji/ui/tabs'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturn } from '../../core/session/returnTo'
import { href } from '../../routes'
import { CodeLoginForm } from './CodeLoginForm'
import * as css from './LoginPage.css'
import { LoginPictures } from './LoginPictures'
import { PasswordLoginForm } from './PasswordLoginForm'

/** RT-04: logs in and returns to the page where the buyer was. */
export default function LoginPage() {
  const [query] = useSearchParams()
  const { user } = useSession()
  const target = safeReturn(query.get('from'), window.location.origin)
  if (user) return <Navigate to={target} replace />
  return (
    <div className={css.ground}>
      <Container className={css.columns}>
        <LoginPictures />
        <LoginPanel target={target} returns={query.has('from')} account={query.get('account') ?? ''} />
      </Container>
    </div>
  )
}

interface LoginPanelProps {
  target: string
  returns: boolean
  /** The account that is filled in at first. */
  account: string
}

const WAYS = [
  { value: 'password', name: '密码登录' },
  { value: 'code', name: '验证码登录' },
]

function LoginPanel({ target, returns, account }: LoginPanelProps) {
  // What was typed in one tab is there in the other.
  const [typed, setTyped] = useState(account)
  const form = { target, account: typed, onAccountChange: setTyped }
  return (
    <section className={css.panel} aria-labelledby="login-title">
      <h2 id="login-title" className={css.title}>
        账号登录
      </h2>
      {returns && <p className={css.hint}>登录后回到刚才的页面</p>}
      <Tabs label="登录方式" items={WAYS} className={css.ways}>
        {way => (way === 'code' ? <CodeLoginForm {...form} /> : <PasswordLoginForm {...form} />)}
      </Tabs>
      <LinkButton
        href={href('registerWechat', {}, { from: returns ? target : undefined })}
        size="l"
        fullWidth
        className={css.wechat}
      >
        微信登录
      </LinkButton>
      <p className={css.links}>
        <Link href={href('registerStep1')} className={css.link}>
          注册会员
        </Link>
        <Link href={href('forget')} className={css.link}>
          忘记密码
        </Link>
      </p>
    </section>
  )
}
