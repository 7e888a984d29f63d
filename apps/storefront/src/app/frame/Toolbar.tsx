import { lazy, Suspense } from 'react'
import type { RouteRow } from '../../routes'
import { SideCartEdge } from './SideCartEdge'
import { useIdle } from './useIdle'

const FloatingNav = lazy(() => import('./FloatingNav'))

/** What floats at the page's edge: side cart and links. They come once the page stands still. */
export function Toolbar({ row }: { row: RouteRow }) {
  const idle = useIdle()
  if (!idle) return null
  return (
    <>
      <SideCartEdge step={row.step} />
      <Suspense>
        <FloatingNav />
      </Suspense>
    </>
  )
}
