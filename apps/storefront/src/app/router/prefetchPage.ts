import { routeAt } from '../../core/navigation/useRouteRow'
import { type CodeImport, layouts, pageOf } from '../../pages'
import { fetchPage, shown } from './loadPage'

/**
 * Loads the code of the page at an address, and of its layout. Resolves when it is there or failed: a failure is left to
 * the navigation itself.
 */
export function prefetchPage(href: string): Promise<unknown> {
  return Promise.allSettled(loadsAt(href).map(fetchPage))
}

/** Whether the code of the page at an address, and of its layout, is there. */
export const isPageThere = (href: string): boolean => loadsAt(href).every(load => shown.has(load))

function loadsAt(href: string): CodeImport[] {
  const row = routeAt(href.split(/[?#]/)[0] ?? '')
  const loads = row ? [pageOf(row.name), row.layout && layouts[row.layout]] : []
  return loads.filter(load => load !== undefined)
}
