import { useIdle } from '@yaoji/hooks'
import type { RouteRow } from '../../routes'
import { FloatingNav } from './FloatingNav'
import { SideCartEdge } from './SideCartEdge'

/**
 * The floating side cart and links at the edge of the page. They render when the browser is idle. Their code is part of
 * the shell, because every page has them.
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
