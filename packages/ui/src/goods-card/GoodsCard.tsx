'use client'
import {
  AddToCartLadder,
  AddToCartPrice,
  AddToCartButton as GoodsCardAdd,
  AddToCartStepper as GoodsCardStepper,
} from '../add-to-cart/AddToCart'
import * as add from '../add-to-cart/AddToCart.css'
import { GoodsTags, type GoodsTagsProps } from '../goods-tag'
import type { LadderHintsProps } from '../ladder-hints'
import { joinClass, withClass } from '../part/withClass'
import type { PriceGateProps } from '../price-gate'
import * as css from './GoodsCard.css'
import * as Headless from './GoodsCard.headless'

export const GoodsCardRoot = withClass(Headless.GoodsCardRoot, css.root, 'GoodsCardRoot')
export const GoodsCardPicture = withClass(Headless.GoodsCardPicture, css.picture, 'GoodsCardPicture')
export const GoodsCardName = withClass(Headless.GoodsCardName, css.name, 'GoodsCardName')
export const GoodsCardSpec = withClass(Headless.GoodsCardSpec, css.spec, 'GoodsCardSpec')
export const GoodsCardMaker = withClass(Headless.GoodsCardMaker, css.maker, 'GoodsCardMaker')
export const GoodsCardPack = withClass(Headless.GoodsCardPack, css.pack, 'GoodsCardPack')
export const GoodsCardOffer = withClass(Headless.GoodsCardOffer, css.limited, 'GoodsCardOffer')
export { GoodsCardAdd, GoodsCardStepper }

export function GoodsCardTags(props: Partial<GoodsTagsProps>) {
  const { goods } = Headless.useGoodsCard('GoodsCardTags')
  return <GoodsTags tags={goods.tags} {...props} />
}

export function GoodsCardPrice({ className, ...rest }: Partial<PriceGateProps>) {
  return <AddToCartPrice size="l" {...rest} className={joinClass(css.price, className)} />
}

export function GoodsCardLadder({ className, ...rest }: Partial<LadderHintsProps>) {
  return <AddToCartLadder {...rest} className={joinClass(css.ladder, className)} />
}

export interface GoodsCardProps extends Headless.GoodsCardRootProps {
  /** Where the price gate's action leads. */
  actionHref?: PriceGateProps['actionHref']
  /** Leave the picture out, for the list without pictures. */
  withoutPicture?: boolean
}

/** A drawer of the goods grid: picture, tags, name, spec, maker, pack, price with ladder, stepper and add. */
export function GoodsCard({ actionHref, withoutPicture, ...root }: GoodsCardProps) {
  return (
    <GoodsCardRoot {...root}>
      {!withoutPicture && <GoodsCardPicture />}
      <div className={css.tags}>
        <GoodsCardTags />
      </div>
      <div className={css.about}>
        <GoodsCardName />
        <GoodsCardSpec />
        <GoodsCardMaker />
        <GoodsCardPack />
      </div>
      <div className={css.offer}>
        <GoodsCardPrice actionHref={actionHref} />
        {root.goods.offer ? <GoodsCardOffer /> : <GoodsCardLadder />}
        <div className={joinClass(add.root, css.foot)}>
          <GoodsCardStepper />
          <GoodsCardAdd />
        </div>
      </div>
    </GoodsCardRoot>
  )
}
