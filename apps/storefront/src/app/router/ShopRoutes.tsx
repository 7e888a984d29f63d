import { type ReactNode, Suspense } from 'react'
import { matchPath, Navigate, useLocation } from 'react-router-dom'
import { useParams } from '../../core/navigation/address'
import { routeAt } from '../../core/navigation/useRouteRow'
import { layouts, pageOf } from '../../pages'
import { fillPath, type LayoutName, type RouteName, routeNamed } from '../../routes'
import { PageBoundary } from '../errors/PageBoundary'
import { OnDemand } from './OnDemand'
import { PageFallback } from './PageFallback'

/**
 * Redirects to another route, whose page finds `redirected` in the state of its location. Query and hash are kept;
 * parameters that the other path does not have become query.
 */
function Redirect({ name }: { name: RouteName }) {
  const params = useParams()
  const { search, hash } = useLocation()
  const target = routeNamed(name).path
  const query = new URLSearchParams(search)
  for (const [param, value] of Object.entries(params)) {
    if (value !== undefined && !target.includes(`:${param}`)) query.set(param, value)
  }
  const text = query.toString()
  const to = `${fillPath(target, params)}${text && `?${text}`}${hash}`
  return <Navigate to={to} replace state={{ redirected: true }} />
}

/**
 * Member pages have addresses under /user too: redirects to the path without it, query and hash kept, and every other
 * address that no row has to /404 (RT-01). More slashes are one, because `//name` is an address of another site.
 */
function Elsewhere() {
  const { pathname, search, hash } = useLocation()
  const rest = matchPath('/user/*', pathname)?.params['*']
  const to = rest ? `/${rest.replace(/^[/\\]+/, '')}${search}${hash}` : routeNamed('notFound').path
  return <Navigate to={to} replace />
}

/** A layout with a page in it. A page that breaks, or still loads, leaves the layout in place. */
function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <OnDemand load={layouts[name]}>
      <PageBoundary page={pathname}>
        <Suspense fallback={<PageFallback />}>{children}</Suspense>
      </PageBoundary>
    </OnDemand>
  )
}

/** The page at the address, in its layout: the same one from one of its pages to the next. */
export function ShopRoutes() {
  const row = routeAt(useLocation().pathname)
  if (!row) return <Elsewhere />
  const load = pageOf(row.name)
  // A row of the table has a page or a redirect.
  const page = load ? <OnDemand load={load} /> : <Redirect name={row.redirect as RouteName} />
  return row.layout ? <Layout name={row.layout}>{page}</Layout> : page
}
