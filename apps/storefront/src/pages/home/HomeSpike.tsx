import { indexSpike } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { SpikeBlock } from '@yaoji/ui/spike-block'
import { useLocation } from 'react-router-dom'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { href } from '../../routes'

/** Today's second-kill sessions. Renders nothing without any. */
export function HomeSpike() {
  const spike = useCall(indexSpike, {})
  const location = useLocation()
  if (spike.isError || spike.data?.list.length === 0) return null
  return (
    <SpikeBlock
      sessions={spike.data?.list ?? null}
      timestamp={spike.data?.timestamp ?? 0}
      receivedAt={spike.dataUpdatedAt}
      onTurn={() => void spike.refetch()}
      hrefOf={({ id, goods_price_id }) => href('goods', { id }, { goods_price_id })}
      actionHref={action => buyActionHref(action, location)}
    />
  )
}
