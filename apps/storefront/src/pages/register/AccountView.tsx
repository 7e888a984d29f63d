import type { Registration } from '@yaoji/api-client/contract/register'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Panel } from '@yaoji/ui/panel'
import { useLeaveShop } from '../../core/session/useLeaveShop'
import { openStep } from '../../features/register/registerSteps'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import * as css from './RegisterForm.css'

/** Step 1 of an account that exists: its phone, and the link to the next step. */
export function AccountView({ registration }: { registration: Registration }) {
  const { leave, busy } = useLeaveShop()
  const registerHref = useRegisterHref()
  return (
    <Panel title="账号已创建">
      <p>
        手机号 <strong>{registration.phone}</strong>{' '}
        已验证，资料会保存在这个账号里，换一台设备登录后可以接着填。
      </p>
      <div className={css.buttons}>
        <Button size="l" busy={busy} onClick={leave}>
          换一个手机号
        </Button>
        <LinkButton href={registerHref(openStep(registration))} variant="primary" size="l">
          继续填写
        </LinkButton>
      </div>
    </Panel>
  )
}
