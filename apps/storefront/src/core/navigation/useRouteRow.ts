import { matchRoutes, useLocation } from 'react-router-dom'
import { type RouteRow, routeNamed, routes } from '../../routes'

const TABLE = routes.map((row: RouteRow) => ({ path: row.path, handle: row }))

type Match = NonNullable<ReturnType<typeof matchRoutes<(typeof TABLE)[number]>>>[number] | undefined

/** Matches of the last addresses: the router ranks the whole table for each, and a page asks many times. */
const matches = new Map<string, Match>()
const MAX_MATCHES = 50

/** The row of an address, as `handle` of its route, and its parameters. */
export function matchAt(pathname: string): Match {
  if (matches.has(pathname)) return matches.get(pathname)
  if (matches.size >= MAX_MATCHES) matches.clear()
  const match = matchRoutes(TABLE, pathname)?.at(-1)
  matches.set(pathname, match)
  return match
}

/** The row of the page at an address; undefined where none is. */
export function routeAt(pathname: string): RouteRow | undefined {
  return matchAt(pathname)?.route.handle
}

/** The row of the page that is shown; the not-found page's while none matches. */
export function useRouteRow(): RouteRow {
  return routeAt(useLocation().pathname) ?? routeNamed('notFound')
}
