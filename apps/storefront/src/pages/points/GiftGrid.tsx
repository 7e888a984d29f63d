import type { PointsGift } from '@yaoji/api-client/contract/redemption'
import { CardGrid, CardGridItem, CardGridSkeleton } from '@yaoji/ui/card-grid'
import { GiftCard } from '@yaoji/ui/gift-card'
import { useLocation } from 'react-router-dom'
import { loginHref } from '../../core/session/returnTo'

const COLUMN_WIDTH = 260

export interface GiftGridProps {
  list: readonly PointsGift[]
  /** Accessible name of the list. */
  label: string
  onRedeem: (gift: PointsGift) => void
}

/** The gifts in columns. */
export function GiftGrid({ list, label, onRedeem }: GiftGridProps) {
  const location = useLocation()
  return (
    <CardGrid label={label} columnWidth={COLUMN_WIDTH}>
      {list.map(gift => (
        <CardGridItem key={gift.id}>
          <GiftCard gift={gift} loginHref={loginHref(location)} onRedeem={() => onRedeem(gift)} />
        </CardGridItem>
      ))}
    </CardGrid>
  )
}

/** How many gifts are expected. */
const PLACES = 16

/** The grid while the gifts load. */
export function GiftGridSkeleton() {
  return (
    <CardGridSkeleton
      label="正在加载礼品"
      count={PLACES}
      columnWidth={COLUMN_WIDTH}
      height={290}
      narrowHeight={176}
    />
  )
}
