import { promoAddress } from '@yaoji/api-client/contract/promo-page'
import { useCall } from '@yaoji/hooks/data'
import { matchPath, Navigate } from 'react-router-dom'
import { useUrlQuery } from '../../core/navigation/address'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { href, type RouteRow, routes } from '../../routes'

/** The address in the shop that the parts are themselves, as `yx/table`; undefined where there is none (RT-06). */
function pathOf(parts: readonly string[]): string | undefined {
  const path = `/${parts.map(encodeURIComponent).join('/')}`
  const isKnown = routes.some((row: RouteRow) => row.name !== 'activity' && matchPath(row.path, path))
  return parts.length > 0 && isKnown ? path : undefined
}

/**
 * RT-05, RT-06: redirects to the page that the address names, by its path or by its short address; never to another
 * site. Else to the page that says there is no such activity.
 */
export default function LoadingActivityPage() {
  const [query] = useUrlQuery()
  const parts = ['url', 'url1', 'url2'].map(name => query.get(name) ?? '').filter(part => part !== '')
  const path = pathOf(parts)
  const [alias, ...more] = parts
  if (path !== undefined) return <Navigate to={path} replace />
  return alias === undefined || more.length > 0 ? <NoActivity /> : <ShortAddress alias={alias} />
}

function ShortAddress({ alias }: { alias: string }) {
  const query = useCall(promoAddress, { alias }, { inline: true })
  return (
    <QueryView query={query} pending={<Opening />} missing={<NoActivity />}>
      {({ url }) => <Navigate to={url} replace />}
    </QueryView>
  )
}

const NoActivity = () => <Navigate to={href('noActivity')} replace />

function Opening() {
  return (
    <div role="status">
      <StatusMessage title="正在打开活动" text="请稍候。" />
    </div>
  )
}
