import type { Goods } from '@yaoji/api-client/contract/goods'
import { monthsLeft, NEAR_EXPIRY_RETURN } from '@yaoji/domain'
import { Callout } from '@yaoji/ui/callout'
import { goodsAttributesLabels } from '@yaoji/ui/goods-card'
import { chinaDay, useServerTime } from '../../core/clock/useServerTime'

/** Near-expiry stock: how long it can be used, and that it does not come back for its expiry. */
export function NearExpiryNotice({ goods: { near_expiry, expiry_date } }: { goods: Goods }) {
  const now = useServerTime()
  if (near_expiry !== 1) return null
  const left =
    expiry_date && now !== undefined && goodsAttributesLabels.months(monthsLeft(expiry_date, chinaDay(now)))
  return (
    <Callout>
      近效期商品{left && `，剩余 ${left}（${expiry_date} 到期）`}。{NEAR_EXPIRY_RETURN}。
    </Callout>
  )
}
