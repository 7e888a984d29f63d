import { useSideCart } from '@yaoji/hooks'
import { useSession } from '@yaoji/hooks/data'
import { SideCartRoot } from '@yaoji/ui/side-cart'
import { lazy, Suspense, useState } from 'react'

const loadPanel = () => import('./SideCartPanel')
const SideCartPanel = lazy(loadPanel)

/** The side cart (CH-14): closed it shows the number of products, open it lists them. Hover and focus load the list's code. */
export function SideCartEdge({ step }: { step: number | undefined }) {
  const { cart } = useSession()
  const { open, allowed, show, close } = useSideCart({ step })
  const [opened, setOpened] = useState(false)
  const [refreshing, setRefreshing] = useState(false)
  const preload = () => void loadPanel().catch(() => {})
  if (open && !opened) setOpened(true)
  return (
    <SideCartRoot
      open={open}
      allowed={allowed}
      count={cart}
      refreshing={refreshing}
      onOpenChange={next => (next ? show() : close())}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {opened && (
        <Suspense>
          <SideCartPanel open={open} onRefreshing={setRefreshing} />
        </Suspense>
      )}
    </SideCartRoot>
  )
}
