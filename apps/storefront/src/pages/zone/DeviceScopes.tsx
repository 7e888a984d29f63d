import { userScopes } from '@yaoji/api-client/contract/licence'
import { useCall, useSession } from '@yaoji/hooks/data'
import { ScopeNotice } from '@yaoji/ui/licence-table'
import { TextLink } from '@yaoji/ui/text-link'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { licencePage } from '../../features/cart/licenceHref'

/** The scopes that devices need. */
const SCOPES = ['医疗器械', '体外诊断试剂']

/** Which scopes for devices the buyer's licence has, and what to do where one is missing. */
export function DeviceScopes() {
  const { show, user } = useSession()
  const location = useLocation()
  const { data } = useCall(userScopes, {}, { enabled: user !== null, inline: true })
  const own = data?.list.filter(({ name }) => SCOPES.includes(name)) ?? []
  return (
    <ScopeNotice
      aria-label="器械经营资质"
      rule="购买器械需要医疗器械经营许可证或备案凭证，试剂另需体外诊断试剂范围"
      scopes={own}
    >
      {show && user === null && <TextLink href={loginHref(location)}>登录后查看是否开通</TextLink>}
      {user !== null && own.some(({ is_open }) => is_open === 0) && (
        <TextLink href={licencePage(user.licence_state)}>补充资质</TextLink>
      )}
    </ScopeNotice>
  )
}
