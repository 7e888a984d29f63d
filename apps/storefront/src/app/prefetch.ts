import { matchPath } from 'react-router-dom'
import { type RouteRow, routes } from '../routes'

const asked = new Set<RouteRow>()

/** Loads the code of the page at an address, once. A failure is left to the navigation itself. */
export function prefetch(href: string): void {
  const pathname = href.split(/[?#]/)[0] ?? ''
  const row = routes.find((each: RouteRow) => matchPath(each.path, pathname)) as RouteRow | undefined
  if (!row?.page || asked.has(row)) return
  asked.add(row)
  row.page().catch(() => asked.delete(row))
}
