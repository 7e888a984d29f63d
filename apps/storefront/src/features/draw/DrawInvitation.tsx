import { drawSimple } from '@yaoji/api-client/contract/draw'
import { useCall } from '@yaoji/hooks/data'
import { Icon } from '@yaoji/ui/icon'
import { SideNavAction } from '@yaoji/ui/side-nav'
import { lazy, Suspense, useState } from 'react'

const load = () => import('./DrawDialog')
const DrawDialog = lazy(load)

/**
 * Invites a buyer who may take part in the prize draw (ST-05). The popup opens only when the buyer presses the button.
 */
export default function DrawInvitation() {
  const { data: offer } = useCall(drawSimple, {})
  const [wanted, setWanted] = useState(false)
  const preload = () => void load().catch(() => {})
  return (
    <>
      {offer?.id != null && offer.is_join === 0 && (
        <SideNavAction
          title={`${offer.name}：${offer.remarks}`}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setWanted(true)}
        >
          <Icon name="gift" />
          抽奖
        </SideNavAction>
      )}
      {wanted && (
        <Suspense>
          <DrawDialog onEnd={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  )
}
