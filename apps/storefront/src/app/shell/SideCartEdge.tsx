import { useSideCart } from '@yaoji/hooks'
import { useSession } from '@yaoji/hooks/data'
import { SideCartStrip } from '@yaoji/ui/side-cart'
import { lazy, Suspense, useState } from 'react'

const loadPanel = () => import('./SideCartPanel')
const SideCartPanel = lazy(loadPanel)

/** The cart at the edge of every page: closed it counts, opened it lists. What it lists loads on intent (CH-14). */
export function SideCartEdge({ step }: { step: number | undefined }) {
  const { cart } = useSession()
  const { open, allowed, show, close } = useSideCart({ step })
  const [opened, setOpened] = useState(false)
  const [refreshing, setRefreshing] = useState(false)
  const intend = () => void loadPanel().catch(() => {})
  if (open && !opened) setOpened(true)
  return (
    <SideCartStrip
      open={open}
      allowed={allowed}
      count={cart}
      refreshing={refreshing}
      onOpenChange={next => (next ? show() : close())}
      onPointerEnter={intend}
      onFocus={intend}
    >
      {opened && (
        <Suspense>
          <SideCartPanel open={open} onRefreshing={setRefreshing} />
        </Suspense>
      )}
    </SideCartStrip>
  )
}
