import { Callout } from '@yaoji/ui/callout'
import { expiryAttributes } from '@yaoji/ui/goods-card'
import { chinaDay, useServerTime } from '../../core/clock/useServerTime'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { ZonePage } from '../../features/zone/ZonePage'

/** RT-37: near-expiry stock, soonest first, with the months left and the ordinary price. */
export default function NearExpiryPage() {
  const { title } = useRouteRow()
  const now = useServerTime()
  const today = now === undefined ? undefined : chinaDay(now)
  return (
    <ZonePage title={title} zone="near_expiry" sort="expiry" attributesOf={expiryAttributes(today)}>
      <Callout>近效期商品单独定价、单独发货批次，不与正常效期的库存混发。下单前请核对剩余月数。</Callout>
    </ZonePage>
  )
}
