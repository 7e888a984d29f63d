import { authLoginInput } from '@yaoji/api-client/contract/input/user'
import { useForm } from '@yaoji/hooks'
import { useLogin, useSession } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { useAlert } from '@yaoji/ui/confirm'
import { Container } from '@yaoji/ui/container'
import { FormError } from '@yaoji/ui/form-error'
import { Link } from '@yaoji/ui/link'
import { TextField } from '@yaoji/ui/text-field'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { setLoginMark } from '../../core/session/loginMark'
import { safeReturn } from '../../core/session/returnTo'
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
        <LoginForm target={target} returns={query.has('from')} />
      </Container>
    </div>
  )
}

function LoginForm({ target, returns }: { target: string; returns: boolean }) {
  const { mutateAsync } = useLogin()
  const navigate = useNavigate()
  const alert = useAlert()
  const { formProps, field, failure, busy } = useForm(authLoginInput, {
    async onSubmit(input) {
      const { cart_changes } = await mutateAsync(input)
      setLoginMark()
      navigate(target, { replace: true })
      if (cart_changes.length > 0) {
        await alert({
          title: '购物车已合并',
          text: cart_changes.map(({ name, message }) => `${name}：${message}`).join('\n'),
        })
      }
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
        <Link href={href('registerIndex')} className={css.link}>
          注册会员
        </Link>
        <Link href={href('forget')} className={css.link}>
          忘记密码
        </Link>
      </p>
    </section>
  )
}
