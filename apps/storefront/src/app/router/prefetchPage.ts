import { routeAt } from '../../core/navigation/useRouteRow'
import { layouts, pageOf } from '../../pages'
import { fetchPage } from './loadPage'

/** Loads the code of the page at an address, and of its layout. A failure is left to the navigation itself. */
export function prefetchPage(href: string): void {
  const row = routeAt(href.split(/[?#]/)[0] ?? '')
  if (!row) return
  for (const load of [pageOf(row.name), row.layout && layouts[row.layout]]) {
    if (load) fetchPage(load).catch(() => {})
  }
}
