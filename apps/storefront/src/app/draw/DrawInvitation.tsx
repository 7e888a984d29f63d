import { drawSimple } from '@yaoji/api-client/contract/draw'
import { useCall } from '@yaoji/hooks/data'
import { Icon } from '@yaoji/ui/icon'
import { SideNavAction } from '@yaoji/ui/side-nav'
import { lazy, Suspense, useState } from 'react'

const load = () => import('./Draw')
const Draw = lazy(load)

/**
 * Invites a buyer who may draw (ST-05). The popup comes when she asks for it, never over what she is doing.
 */
export default function DrawInvitation() {
  const { data: offer } = useCall(drawSimple, {})
  const [wanted, setWanted] = useState(false)
  const intend = () => void load().catch(() => {})
  return (
    <>
      {offer?.id != null && offer.is_join === 0 && (
        <SideNavAction
          title={`${offer.name}：${offer.remarks}`}
          onPointerEnter={intend}
          onFocus={intend}
          onClick={() => setWanted(true)}
        >
          <Icon name="gift" />
          抽奖
        </SideNavAction>
      )}
      {wanted && (
        <Suspense>
          <Draw onEnd={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  )
}
