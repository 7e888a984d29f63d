import { routeAt } from '../../core/navigation/useRouteRow'
import { layouts, pageOf } from '../../pages'
import { fetchPage } from './loadPage'

/**
 * Loads the code of the page at an address, and of its layout. Resolves when it is there or failed: a failure is left to
 * the navigation itself.
 */
export function prefetchPage(href: string): Promise<unknown> {
  const row = routeAt(href.split(/[?#]/)[0] ?? '')
  const loads = row ? [pageOf(row.name), row.layout && layouts[row.layout]] : []
  return Promise.allSettled(loads.map(load => load && fetchPage(load)))
}
