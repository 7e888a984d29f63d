import type { PointsGift } from '@yaoji/api-client/contract/redemption'
import { GiftCard } from './GiftCard'
import * as css from './GiftGrid.css'

export interface GiftGridProps {
  list: readonly PointsGift[]
  /** Accessible name of the list. */
  label: string
  onRedeem: (gift: PointsGift) => void
}

/** The gifts in columns. */
export function GiftGrid({ list, label, onRedeem }: GiftGridProps) {
  return (
    <ul aria-label={label} className={css.grid}>
      {list.map(gift => (
        <li key={gift.id} className={css.item}>
          <GiftCard gift={gift} onRedeem={() => onRedeem(gift)} />
        </li>
      ))}
    </ul>
  )
}

/** How many gifts are expected. */
const PLACES = 16

/** The grid while the gifts load. */
export function GiftGridSkeleton() {
  return (
    <div role="status">
      <span className={css.loading}>正在加载礼品</span>
      <div aria-hidden className={css.grid}>
        {Array.from({ length: PLACES }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty shapes are all alike
          <span key={index} className={css.blank} />
        ))}
      </div>
    </div>
  )
}
