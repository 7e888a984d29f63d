import { useSession } from '@yaoji/hooks/data'
import { ButtonRow, LinkButton } from '@yaoji/ui/button'
import { Panel } from '@yaoji/ui/panel'
import { Navigate, useLocation } from 'react-router-dom'
import { href } from '../../routes'
import { ForgetLayout } from './ForgetLayout'
import { resetPhoneOf } from './forgetState'

/** RT-20: the password is another one. Opened by its address it leads to step 1. */
export default function ForgetStep3Page() {
  const { user } = useSession()
  const phone = resetPhoneOf(useLocation().state)
  if (!phone) return <Navigate to={href('forgetStep1')} replace />
  return (
    <ForgetLayout step={3}>
      <Panel title="密码已重置">
        <p>{phone} 在其他设备上的登录已退出，请用新密码登录。</p>
        <ButtonRow align="end">
          {user ? (
            <LinkButton href={href('home')} variant="primary" size="l">
              去选购
            </LinkButton>
          ) : (
            <LinkButton href={href('login', {}, { account: phone })} variant="primary" size="l">
              去登录
            </LinkButton>
          )}
        </ButtonRow>
      </Panel>
    </ForgetLayout>
  )
}
