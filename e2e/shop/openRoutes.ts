import { type RouteRow, routes } from '../../apps/storefront/src/routes'

/** It has no header, and leads to a page that has one. */
const LEADS_ON = 'loadingActivity'

/** Built pages. The address of a route with parameters is its example. */
export const OPEN_ROUTES: readonly RouteRow[] = routes.filter(
  (row: RouteRow) =>
    !row.pending && !row.redirect && row.name !== LEADS_ON && (row.example || !/[:*]/.test(row.path)),
)
