import type { RouteRow } from '../../routes'
import { FloatingNav } from './FloatingNav'
import { SideCartEdge } from './SideCartEdge'
import { useIdle } from './useIdle'

/**
 * What floats at the page's edge: side cart and links. They come once the page stands still; as every page has them, a
 * file of their own would only weigh more.
 */
export function Toolbar({ row }: { row: RouteRow }) {
  const idle = useIdle()
  if (!idle) return null
  return (
    <>
      <SideCartEdge step={row.step} />
      <FloatingNav />
    </>
  )
}
