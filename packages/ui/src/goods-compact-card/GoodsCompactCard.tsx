'use client'
import { AddToCartButton } from '../add-to-cart/AddToCart'
import * as card from '../goods-card/GoodsCard.css'
import { type GoodsCardRootProps, useGoodsCard } from '../goods-card/headless'
import { joinClass, withClass } from '../part/withClass'
import { PriceGate, type PriceGateProps } from '../price-gate'
import * as css from './GoodsCompactCard.css'
import * as Headless from './GoodsCompactCard.headless'

export const GoodsCompactCardRoot = withClass(Headless.GoodsCompactCardRoot, css.root, 'GoodsCompactCardRoot')
export const GoodsCompactCardPicture = withClass(
  Headless.GoodsCompactCardPicture,
  card.picture,
  'GoodsCompactCardPicture',
)
export const GoodsCompactCardName = withClass(Headless.GoodsCompactCardName, css.name, 'GoodsCompactCardName')
export const GoodsCompactCardSpec = withClass(
  Headless.GoodsCompactCardSpec,
  card.spec,
  'GoodsCompactCardSpec',
)
export const GoodsCompactCardAdd = withClass(AddToCartButton, css.add, 'GoodsCompactCardAdd')

export function GoodsCompactCardPrice({ className, ...rest }: Partial<PriceGateProps>) {
  const { goods } = useGoodsCard('GoodsCompactCardPrice')
  return (
    <PriceGate
      buy_state={goods.buy_state}
      price={goods.price}
      {...rest}
      className={joinClass(css.price, className)}
    />
  )
}

export interface GoodsCompactCardProps extends Omit<GoodsCardRootProps, 'children'> {
  /** Where the price gate's action leads. */
  actionHref?: PriceGateProps['actionHref']
}

/** A narrow drawer for strips: picture, name, spec, price and add. */
export function GoodsCompactCard({ actionHref, ...root }: GoodsCompactCardProps) {
  return (
    <GoodsCompactCardRoot {...root}>
      <GoodsCompactCardPicture />
      <GoodsCompactCardName />
      <GoodsCompactCardSpec />
      <GoodsCompactCardPrice actionHref={actionHref} />
      <GoodsCompactCardAdd />
    </GoodsCompactCardRoot>
  )
}
