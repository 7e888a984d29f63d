import { forwardRef } from 'react'
import { AddToCartButton, AddToCartPrice } from '../add-to-cart'
import {
  GoodsCardName,
  GoodsCardPicture,
  GoodsCardRoot,
  type GoodsCardRootProps,
  GoodsCardSpec,
} from '../goods-card'
import { joinClass } from '../part/joinClass'
import type { PriceGateProps } from '../price-gate'
import * as css from './GoodsCompactCard.css'

export interface GoodsCompactCardProps extends Omit<GoodsCardRootProps, 'children'> {
  /** Where the action of a price that may not be seen leads. */
  actionHref?: PriceGateProps['actionHref']
}

/**
 * A product in a narrow column: picture, name, specification, price, and a button that adds its smallest legal number.
 * A composition of the parts of GoodsCard. Renders `article`.
 */
export const GoodsCompactCard = forwardRef<HTMLElement, GoodsCompactCardProps>(function GoodsCompactCard(
  { actionHref, className, ...root },
  ref,
) {
  return (
    <GoodsCardRoot {...root} ref={ref} className={joinClass(css.root, className)}>
      <GoodsCardPicture />
      <GoodsCardName className={css.name} />
      <GoodsCardSpec />
      <AddToCartPrice actionHref={actionHref} className={css.price} />
      <AddToCartButton className={css.add} />
    </GoodsCardRoot>
  )
})
