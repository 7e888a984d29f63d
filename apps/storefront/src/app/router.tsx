import {
  createBrowserRouter,
  generatePath,
  Navigate,
  type RouteObject,
  useLocation,
  useParams,
} from 'react-router-dom'
import { type RouteName, type RouteRow, routeNamed, routes } from '../routes'
import { PageError } from './errors/PageError'
import { Frame } from './frame/Frame'
import { loadPage } from './loadPage'
import { PendingPage } from './status/PendingPage'

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
  return <Navigate to={`${generatePath(target, params)}${text && `?${text}`}${hash}`} replace />
}

/** Member pages answer under /user too: the same path without it, query and hash kept. */
function WithoutUser() {
  const { '*': rest = '' } = useParams()
  const { search, hash } = useLocation()
  return <Navigate to={`/${rest}${search}${hash}`} replace />
}

function toRoute(row: RouteRow): RouteObject {
  const base = { path: row.path, handle: row, errorElement: <PageError /> }
  if (row.redirect) return { ...base, element: <Redirect to={row.redirect as RouteName} /> }
  const { page } = row
  return page ? { ...base, lazy: () => loadPage(page) } : { ...base, element: <PendingPage /> }
}

/** The shop's router: every row of the table inside the frame, and /404 for everything else (RT-01). */
export function createShopRouter() {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <PageError />,
      HydrateFallback: () => null,
      children: [
        ...routes.map(toRoute),
        { path: '/user/*', element: <WithoutUser /> },
        { path: '*', element: <Navigate to={routeNamed('notFound').path} replace /> },
      ],
    },
  ])
}
