import { type ComponentType, lazy } from 'react'
import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router-dom'
import { type PageImport, pageOf } from '../../pages'
import { fillPath, type RouteName, type RouteRow, routeNamed, routes } from '../../routes'
import { loadPage } from './loadPage'

const PendingPage = lazy(() => import('./PendingPage'))

/** Leads to another route. Query and hash are kept; parameters that the other path does not name become query. */
function Redirect({ to }: { to: RouteName }) {
  const params = useParams()
  const { search, hash } = useLocation()
  const target = routeNamed(to).path
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && !target.includes(`:${name}`)) query.set(name, value)
  }
  const text = query.toString()
  return <Navigate to={`${fillPath(target, params)}${text && `?${text}`}${hash}`} replace />
}

/** Member pages answer under /user too: the same path without it, query and hash kept. */
function WithoutUser() {
  const { '*': rest = '' } = useParams()
  const { search, hash } = useLocation()
  return <Navigate to={`/${rest}${search}${hash}`} replace />
}

const shown = new Map<PageImport, ComponentType>()

/** A page whose code comes when it is shown. One that did not come is forgotten, so that the next visit asks again. */
function Page({ load }: { load: PageImport }) {
  let Loaded = shown.get(load)
  if (!Loaded) {
    Loaded = lazy(() => loadPage(load).catch(forget(load)))
    shown.set(load, Loaded)
  }
  return <Loaded />
}

const forget = (load: PageImport) => (error: unknown) => {
  shown.delete(load)
  throw error
}

function toRoute(row: RouteRow): RouteObject {
  if (row.redirect) return { path: row.path, element: <Redirect to={row.redirect as RouteName} /> }
  const page = pageOf(row.name)
  return { path: row.path, element: page ? <Page load={page} /> : <PendingPage /> }
}

const TABLE: RouteObject[] = [
  ...routes.map(toRoute),
  { path: '/user/*', element: <WithoutUser /> },
  { path: '*', element: <Navigate to={routeNamed('notFound').path} replace /> },
]

/** The page at the address: every row of the table, and /404 for everything else (RT-01). */
export const ShopRoutes = () => useRoutes(TABLE)
