import type { PointsGift } from '@yaoji/api-client/contract/redemption'
import { LoadingBlocks } from '../../core/page/LoadingBlocks'
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
  return <LoadingBlocks text="正在加载礼品" count={PLACES} className={css.grid} block={css.blank} />
}
