import type { Goods } from '@yaoji/api-client/contract/goods'
import { Countdown } from '@yaoji/ui/countdown'
import { unixSeconds, useServerTime } from '../../core/clock/useServerTime'

export interface DealStatusProps {
  goods: Goods
  /** The deal has ended: the price has changed. */
  onEnd: () => void
}

/** What is left of a limited deal: time, the limit of the buyer, and the stock of a second-kill deal. */
export function DealStatus({ goods: { offer, max_qty, number, bzdw }, onEnd }: DealStatusProps) {
  const now = useServerTime()
  if (!offer) return null
  return (
    <>
      {offer.end_at !== null && now !== undefined && (
        <span>
          距结束 <Countdown variant="text" end={unixSeconds(offer.end_at)} now={now} onEnd={onEnd} />
        </span>
      )}
      {max_qty !== null && (
        <span>
          限购 {max_qty} {bzdw}
        </span>
      )}
      {offer.kind === 'spike' && (
        <span>
          仅剩 {number} {bzdw}
        </span>
      )}
    </>
  )
}
