import { matchPath, Navigate, useSearchParams } from 'react-router-dom'
import { href, type RouteRow, routes } from '../../routes'

/** The address in the shop for the short address of an activity; never on another site (RT-06). */
function targetOf(parts: readonly string[]): string {
  const path = `/${parts.map(encodeURIComponent).join('/')}`
  const known = routes.some((row: RouteRow) => row.name !== 'activity' && matchPath(row.path, path))
  return parts.length > 0 && known ? path : href('noActivity')
}

/** RT-05, RT-06: redirects to the activity that the address names, or to the page that says there is none. */
export default function LoadingActivityPage() {
  const [query] = useSearchParams()
  const parts = ['url', 'url1', 'url2'].map(name => query.get(name) ?? '').filter(part => part !== '')
  return <Navigate to={targetOf(parts)} replace />
}
