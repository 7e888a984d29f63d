import { userScopes } from '@yaoji/api-client/contract/licence'
import { useCall, useSession } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'
import { licencePage } from '../../features/cart/licenceHref'
import * as css from './DeviceScopes.css'

/** The scopes that devices need. */
const SCOPES = ['医疗器械', '体外诊断试剂']

/** Which scopes for devices the buyer's licence has, and what to do where one is missing. */
export function DeviceScopes() {
  const { show, user } = useSession()
  const location = useLocation()
  const { data } = useCall(userScopes, {}, { enabled: user !== null, inline: true })
  const own = data?.list.filter(({ name }) => SCOPES.includes(name)) ?? []
  const closed = own.some(({ is_open }) => is_open === 0)
  return (
    <section aria-label="器械经营资质" className={css.root}>
      <p className={css.rule}>购买器械需要医疗器械经营许可证或备案凭证，试剂另需体外诊断试剂范围</p>
      {own.map(({ name, is_open }) => (
        <span key={name} className={css.scope} data-open={is_open === 1 ? '' : undefined}>
          {name}：{is_open === 1 ? '已开通' : '未开通'}
        </span>
      ))}
      {show && user === null && (
        <Link href={loginHref(location)} className={css.link}>
          登录后查看是否开通
        </Link>
      )}
      {user !== null && closed && (
        <Link href={licencePage(user.licence_state)} className={css.link}>
          补充资质
        </Link>
      )}
    </section>
  )
}
