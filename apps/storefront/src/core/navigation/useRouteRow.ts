import { matchRoutes, useLocation } from 'react-router-dom'
import { type RouteRow, routeNamed, routes } from '../../routes'

const TABLE = routes.map((row: RouteRow) => ({ path: row.path, handle: row }))

type Match = NonNullable<ReturnType<typeof matchRoutes<(typeof TABLE)[number]>>>[number] | undefined

/** The last address with its match: the router ranks the whole table for each, and a page asks many times. */
let last: { readonly pathname: string; readonly match: Match } | undefined

/** The row of an address, as `handle` of its route, and its parameters. */
export function matchAt(pathname: string): Match {
  if (last?.pathname !== pathname) last = { pathname, match: matchRoutes(TABLE, pathname)?.at(-1) }
  return last.match
}

/** The row of the page at an address; undefined where none is. */
export function routeAt(pathname: string): RouteRow | undefined {
  return matchAt(pathname)?.route.handle
}

/** The row of the page that is shown; the not-found page's while none matches. */
export function useRouteRow(): RouteRow {
  return routeAt(useLocation().pathname) ?? routeNamed('notFound')
}
