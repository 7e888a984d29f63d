import { type RouteRow, routes } from '../../apps/storefront/src/routes'

/** It has no header, and leads to a page that has one. */
const LEADS_ON = 'loadingActivity'

/** Routes that show a page of their own. The address of a route with parameters is its example. */
export const OPEN_ROUTES: readonly RouteRow[] = routes.filter(
  (row: RouteRow) => !row.redirect && row.name !== LEADS_ON && (row.example || !/[:*]/.test(row.path)),
)
