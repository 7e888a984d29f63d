import { routeAt } from '../../core/navigation/useRouteRow'
import { pageOf } from '../../pages'
import { fetchPage } from './loadPage'

/** Loads the code of the page at an address. A failure is left to the navigation itself. */
export function prefetchPage(href: string): void {
  const row = routeAt(href.split(/[?#]/)[0] ?? '')
  const page = row && pageOf(row.name)
  if (page) fetchPage(page).catch(() => {})
}
