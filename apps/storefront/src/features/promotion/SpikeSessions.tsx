import { indexSpike } from '@yaoji/api-client/contract/focus'
import { useCall } from '@yaoji/hooks/data'
import { SpikeBlock, type SpikeBlockProps } from '@yaoji/ui/spike-block'
import { useLocation } from 'react-router-dom'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { buyActionHref } from '../cart/buyActionHref'

/** Today's second-kill sessions. Renders nothing without any. */
export function SpikeSessions() {
  const spike = useCall(indexSpike, {}, { inline: true })
  const location = useLocation()
  const block = {
    receivedAt: new Date(spike.dataUpdatedAt),
    onTurn: () => void spike.refetch(),
    hrefOf: ({ id, goods_price_id }) => href('goods', { id }, { goods_price_id }),
    actionHref: (action, goods) => buyActionHref(action, location, goods),
  } satisfies Partial<SpikeBlockProps>
  return (
    <QueryView
      query={spike}
      pending={<SpikeBlock {...block} sessions={null} timestamp={0} />}
      empty={null}
      errorSize="s"
    >
      {({ list, timestamp }) => <SpikeBlock {...block} sessions={list} timestamp={timestamp} />}
    </QueryView>
  )
}
