import { useMatches } from 'react-router-dom'
import { type RouteRow, routeNamed } from '../../routes'

/** The row of the page that is shown; the not-found page's while none matches. */
export function useRouteRow(): RouteRow {
  const handle = useMatches().at(-1)?.handle as RouteRow | undefined
  return handle ?? routeNamed('notFound')
}
