import { drawSimple } from '@yaoji/api-client/contract/draw'
import { useCall, useSession } from '@yaoji/hooks/data'
import { Icon } from '@yaoji/ui/icon'
import { SideNavAction } from '@yaoji/ui/side-nav'
import { lazy, Suspense, useState } from 'react'
import { useOpensByItself } from './useOpensByItself'

const load = () => import('./DrawDialog')
const DrawDialog = lazy(load)

/** Invites a buyer who may take part in the prize draw (ST-05): by a button, and once a day by the popup itself. */
export default function DrawInvitation() {
  const { data: offer } = useCall(drawSimple, {})
  const [wanted, setWanted] = useState(false)
  const offered = offer?.id != null && offer.is_join === 0
  const { user } = useSession()
  useOpensByItself({ offered: offered && !wanted, buyerId: user?.user_id, onOpen: () => setWanted(true) })
  const preload = () => void load().catch(() => {})
  return (
    <>
      {offer && offered && (
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
