import type { Registration } from '@yaoji/api-client/contract/register'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { useLeaveShop } from '../../core/session/useLeaveShop'
import { openStep } from '../../features/register/registerSteps'
import { useRegisterHref } from '../../features/register/useRegisterHref'

/** Step 1 of an account that exists: its phone, and the link to the next step. */
export function AccountView({ registration }: { registration: Registration }) {
  const { leave, busy } = useLeaveShop()
  const registerHref = useRegisterHref()
  return (
    <Panel title="账号已创建">
      <Stack>
        <p>
          手机号 <strong>{registration.phone}</strong>{' '}
          已验证，资料会保存在这个账号里，换一台设备登录后可以接着填。
        </p>
        <ButtonRow align="end">
          <Button size="l" busy={busy} onClick={leave}>
            换一个手机号
          </Button>
          <LinkButton href={registerHref(openStep(registration))} variant="primary" size="l">
            继续填写
          </LinkButton>
        </ButtonRow>
      </Stack>
    </Panel>
  )
}
