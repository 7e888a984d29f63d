import { Price } from '@yaoji/ui/price'
import * as css from './GiftCard.css'

export interface GiftPriceProps {
  points: number
  /** Decimal yuan; 0.00 for points only. */
  cash: string
}

/** What a gift needs: points, or points and an amount. */
export function GiftPrice({ points, cash }: GiftPriceProps) {
  return (
    <>
      <span className={css.points}>{points}</span> <span className={css.unit}>积分</span>
      {Number(cash) > 0 && (
        <>
          {' + '}
          <Price value={cash} size="s" />
        </>
      )}
    </>
  )
}
