import { MarketError } from '@yaoji/api-client'
import { useLogin, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { FormError, type FormFailure, fieldMessage } from '@yaoji/ui/form-error'
import { Link } from '@yaoji/ui/link'
import { TextField } from '@yaoji/ui/text-field'
import type { FormEvent } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { safeReturn } from '../../core/session/returnTo'
import { useEnterShop } from '../../core/session/useEnterShop'
import { href } from '../../routes'
import * as css from './LoginPage.css'
import { LoginPictures } from './LoginPictures'

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
        <LoginForm target={target} returns={query.has('from')} account={query.get('account') ?? ''} />
      </Container>
    </div>
  )
}

interface LoginFormProps {
  target: string
  returns: boolean
  /** The account that is filled in at first. */
  account: string
}

function LoginForm({ target, returns, account }: LoginFormProps) {
  const login = useLogin()
  const enter = useEnterShop()
  const failure = formFailureOf(login.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (login.isPending) return
    const form = new FormData(event.currentTarget)
    const input = { account: String(form.get('account')), password: String(form.get('password')) }
    login.mutate(input, {
      onSuccess: ({ cart_changes }) => enter(target, cart_changes),
    })
  }

  return (
    <section className={css.panel} aria-labelledby="login-title">
      <h2 id="login-title" className={css.title}>
        账号登录
      </h2>
      {returns && <p className={css.hint}>登录后回到刚才的页面</p>}
      <form noValidate onSubmit={submit} className={css.form}>
        <FormError failure={failure} />
        <TextField
          label="手机号 / 用户名"
          name="account"
          size="l"
          autoComplete="username"
          defaultValue={account}
          error={fieldMessage(failure, 'account')}
        />
        <TextField
          label="密码"
          name="password"
          type="password"
          size="l"
          autoComplete="current-password"
          error={fieldMessage(failure, 'password')}
        />
        <Button type="submit" variant="primary" size="l" fullWidth busy={login.isPending}>
          登录
        </Button>
      </form>
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

/** What the form shows after a failed login. */
function formFailureOf(error: Error | null): FormFailure | null {
  if (!error) return null
  if (!(error instanceof MarketError)) return { message: '登录没有成功，请稍候再试' }
  const message = error.kind === 'busy' ? '系统繁忙，请稍候再试' : error.firstFieldMessage
  return { message, fields: error.fields }
}
