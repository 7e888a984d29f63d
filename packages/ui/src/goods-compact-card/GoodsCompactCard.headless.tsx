import { forwardRef, type HTMLAttributes } from 'react'
import {
  GoodsCardAdd,
  GoodsCardName,
  GoodsCardPicture,
  GoodsCardPrice,
  GoodsCardRoot,
  GoodsCardSpec,
} from '../goods-card/headless'

/** One goods in a strip; adds its smallest legal number. The same as the goods card's root. */
export const GoodsCompactCardRoot = GoodsCardRoot
export const GoodsCompactCardPicture = GoodsCardPicture
export const GoodsCompactCardName = GoodsCardName
export const GoodsCompactCardSpec = GoodsCardSpec
export const GoodsCompactCardPrice = GoodsCardPrice
export const GoodsCompactCardAdd = GoodsCardAdd

export interface GoodsCompactCardLeftProps extends HTMLAttributes<HTMLDivElement> {
  /** Packs that are left of the offer. */
  left: number
  /** Packs that the offer began with. */
  total: number
  unit: string
  barClassName?: string
}

/** How much of an offer is left, in words and as a bar. Renders `div`; sets `data-gone` when nothing is. */
export const GoodsCompactCardLeft = forwardRef<HTMLDivElement, GoodsCompactCardLeftProps>(function Left(
  { left, total, unit, barClassName, ...rest },
  ref,
) {
  const share = total > 0 ? Math.min(1, Math.max(0, left / total)) : 0
  return (
    <div {...rest} ref={ref} data-gone={left > 0 ? undefined : ''}>
      {/* The words say the same; the bar is for the eye. */}
      <span aria-hidden className={barClassName} style={{ inlineSize: `${share * 100}%` }} />
      <span>{left > 0 ? `剩余 ${left} ${unit}` : '已抢完'}</span>
    </div>
  )
})
