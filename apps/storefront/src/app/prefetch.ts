import { routeAt } from './frame/useRouteRow'
import { fetchPage } from './loadPage'

/** Loads the code of the page at an address. A failure is left to the navigation itself. */
export function prefetch(href: string): void {
  const page = routeAt(href.split(/[?#]/)[0] ?? '')?.page
  if (page) fetchPage(page).catch(() => {})
}
