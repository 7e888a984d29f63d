import { authLoginInput } from '@yaoji/api-client/contract/input/user'
import { useForm } from '@yaoji/hooks'
import { useLogin, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { FormError } from '@yaoji/ui/form-error'
import { Link } from '@yaoji/ui/link'
import { TextField } from '@yaoji/ui/text-field'
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
  const { mutateAsync } = useLogin()
  const enter = useEnterShop()
  const { formProps, field, failure, busy } = useForm(authLoginInput, {
    initial: { account },
    async onSubmit(input) {
      const { cart_changes } = await mutateAsync(input)
      enter(target, cart_changes)
    },
  })

  return (
    <section className={css.panel} aria-labelledby="login-title">
      <h2 id="login-title" className={css.title}>
        账号登录
      </h2>
      {returns && <p className={css.hint}>登录后回到刚才的页面</p>}
      <form {...formProps} className={css.form}>
        <FormError failure={failure} />
        <TextField {...field('account')} label="手机号 / 用户名" size="l" autoComplete="username" />
        <TextField
          {...field('password')}
          label="密码"
          type="password"
          size="l"
          autoComplete="current-password"
        />
        <Button type="submit" variant="primary" size="l" fullWidth busy={busy}>
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
