import { type RouteRow, routes } from '../../routes'
import { routeAt } from './useRouteRow'

/** Whether the page at an address can be used: it is built, or the address is not a page of the shop (`tel:`, a file). */
export function isOpen(href: string): boolean {
  if (!href.startsWith('/')) return true
  const row = routeAt(href.replace(/[?#].*/, ''))
  const target: RouteRow | undefined = row?.redirect ? routes.find(({ name }) => name === row.redirect) : row
  return !target?.pending
}
