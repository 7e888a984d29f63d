import { lazy, Suspense } from 'react'
import type { RouteRow } from '../../routes'
import { useIdle } from './useIdle'

const SideCartPanel = lazy(() => import('./SideCartPanel'))
const FloatingNav = lazy(() => import('./FloatingNav'))
const TopAd = lazy(() => import('./TopAd'))

/** What floats at the page's edge: side cart, links, the ad in the corner. It comes once the page stands still. */
export function Toolbar({ row }: { row: RouteRow }) {
  const idle = useIdle()
  if (!idle) return null
  return (
    <Suspense>
      <SideCartPanel step={row.step} />
      <FloatingNav />
      {row.name === 'home' && <TopAd />}
    </Suspense>
  )
}
