import { matchRoutes, useLocation } from 'react-router-dom'
import { type RouteRow, routeNamed, routes } from '../../routes'

const TABLE = routes.map((row: RouteRow) => ({ path: row.path, handle: row }))

/** The row of an address, as `handle` of its route, and its parameters. */
export const matchAt = (pathname: string) => matchRoutes(TABLE, pathname)?.at(-1)

/** The row of the page at an address; undefined where none is. */
export function routeAt(pathname: string): RouteRow | undefined {
  return matchAt(pathname)?.route.handle
}

/** The row of the page that is shown; the not-found page's while none matches. */
export function useRouteRow(): RouteRow {
  return routeAt(useLocation().pathname) ?? routeNamed('notFound')
}
