import { Suspense } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useParams, useRoutes } from 'react-router-dom'
import { layouts, pageOf } from '../../pages'
import { fillPath, type LayoutName, type RouteName, type RouteRow, routeNamed, routes } from '../../routes'
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
 * Member pages have addresses under /user too: redirects to the path without it, query and hash kept. More slashes are
 * one, because `//name` is an address of another site.
 */
function WithoutUser() {
  const { '*': rest = '' } = useParams()
  const { search, hash } = useLocation()
  return <Navigate to={`/${rest.replace(/^[/\\]+/, '')}${search}${hash}`} replace />
}

/** A layout with the page of the address in it. A page that breaks, or still loads, leaves the layout in place. */
function Layout({ name }: { name: LayoutName }) {
  const { pathname } = useLocation()
  return (
    <OnDemand load={layouts[name]}>
      <PageBoundary page={pathname}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </OnDemand>
  )
}

function toRoute(row: RouteRow): RouteObject {
  const page = pageOf(row.name)
  // A row of the table has a page or a redirect.
  return {
    path: row.path,
    element: page ? <OnDemand load={page} /> : <Redirect name={row.redirect as RouteName} />,
  }
}

const rowsOf = (layout: LayoutName | undefined) =>
  routes.filter((row: RouteRow) => row.layout === layout).map(toRoute)

/** One element for all pages of a layout: the router keeps it mounted from one of them to the next. */
const layoutRoutes = Object.keys(layouts).map((name): RouteObject => {
  // The keys of the table are the names.
  const layout = name as LayoutName
  return { element: <Layout name={layout} />, children: rowsOf(layout) }
})

const TABLE: RouteObject[] = [
  ...rowsOf(undefined),
  ...layoutRoutes,
  { path: '/user/*', element: <WithoutUser /> },
  { path: '*', element: <Navigate to={routeNamed('notFound').path} replace /> },
]

/** The page at the address: every row of the table, and /404 for everything else (RT-01). */
export const ShopRoutes = () => useRoutes(TABLE)
