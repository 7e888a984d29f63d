import type { RouteRow } from '../../routes'

export function Toolbar(_: { row: RouteRow }) {
  return null
}
