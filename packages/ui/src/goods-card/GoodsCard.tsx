'use client'
import { type AddToCart, useAddToCart } from '@yaoji/hooks'
import { createContext, forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { type AddToCartGoods, AddToCartScope, addToCartLabels, InCartMark } from '../add-to-cart'
import { addButton, ladderOf, priceOf, stepperOf } from '../add-to-cart/addToCartElements'
import type { Times } from '../formats/times'
import { useTimes } from '../formats/useTimes'
import { type GoodsTagData, GoodsTags } from '../goods-tag'
import { useLabels } from '../labels/useLabels'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { type LimitedOffer, OFFER_NAMES } from '../part/offerText'
import { ProductImage } from '../part/ProductImage'
import { useRequiredContext } from '../part/useRequiredContext'
import type { PriceGateProps } from '../price-gate'
import { plain } from '../theme/base.css'
import { type GoodsAttribute, GoodsAttributes } from './GoodsAttributes'
import * as css from './GoodsCard.css'

export const goodsCardLabels = {
  ...addToCartLabels,
  /** Month of expiry, `2028-03`, or `—`. */
  expiry: (month: string) => `效期 ${month}`,
  pack: (mid_pack: number, unit: string) => `中包装 ${mid_pack} ${unit}`,
  /** Packs in stock; 0 where it is sold out. */
  stock: (number: number) => (number > 0 ? `库存 ${number}` : '缺货'),
  /** A limited offer, and how many packs of it one buyer may buy. */
  offer: (kind: LimitedOffer['kind'], max_qty: number | null, unit: string) =>
    max_qty === null ? OFFER_NAMES[kind] : `${OFFER_NAMES[kind]}，限购 ${max_qty} ${unit}`,
}

/** What a card needs of a product, by the wire's names. */
export interface GoodsCardGoods extends AddToCartGoods {
  id: number
  /** Specification: `0.25g×24粒/盒`. */
  ypgg: string
  /** Manufacturer. */
  sccj: string
  /** Pictures, the first one is shown. */
  goods_image: readonly { list: string }[]
  tags: readonly GoodsTagData[]
  /** Packs in a middle pack. */
  mid_pack: number
  /** 1 where it expires soon. */
  near_expiry: number
  /** `YYYY-MM-DD`, or null where it is not known. */
  expiry_date: string | null
  /** The second-kill or daily deal that the price belongs to; absent where it belongs to none. */
  offer?: LimitedOffer | undefined
}

interface CardContext {
  readonly goods: GoodsCardGoods
  readonly href: string
  readonly order: AddToCart
  readonly words: typeof goodsCardLabels
}

const Context = createContext<CardContext | null>(null)

/** The card's product and chosen number; for parts of your own. */
export const useGoodsCard = (part: string) => useRequiredContext(Context, part, 'GoodsCardRoot')

export interface GoodsCardRootProps extends HTMLAttributes<HTMLElement> {
  goods: GoodsCardGoods
  /** Address of the product's own page. */
  href: string
  /** The add button was pressed: how many packs. */
  onAdd?: (number: number) => void
  /** An add is on its way; the button waits. */
  busy?: boolean
  /** In place of the add button while the product is sold out. */
  soldOut?: ReactNode
  /** How many packs were just added, which the button says; undefined again a moment later. */
  added?: number | undefined
  /** Words in place of those of {@link goodsCardLabels}. */
  labels?: Partial<typeof goodsCardLabels>
}

/**
 * One product in a grid. Renders `article` named by the product; sets `data-state` to its `buy_state`, `data-busy`,
 * `data-near-expiry`.
 */
export const GoodsCardRoot = forwardRef<HTMLElement, GoodsCardRootProps>(function GoodsCardRoot(props, ref) {
  const { card, scope, root } = useCardRoot(props)
  return (
    <Context.Provider value={card}>
      <AddToCartScope {...scope}>
        <article {...root} ref={ref} />
      </AddToCartScope>
    </Context.Provider>
  )
})

/** The state of a card, what its parts that add read, and the attributes of the element around it. */
function useCardRoot(props: GoodsCardRootProps) {
  const { goods, href, onAdd, busy, soldOut, added, labels, className, ...rest } = props
  const order = useAddToCart({ goods, onAdd, busy })
  const words = useLabels('goodsCard', goodsCardLabels, labels)
  const root = {
    'aria-label': goods.name,
    ...rest,
    className: joinClass(css.root, className),
    'data-state': goods.buy_state,
    'data-busy': dataAttr(busy),
    'data-near-expiry': dataAttr(goods.near_expiry === 1),
  }
  return { card: { goods, href, order, words }, scope: { goods, order, labels: words, soldOut, added }, root }
}

/** The picture, linking to the product's page. Out of the tab order: the name is the link that is read out. */
export const GoodsCardPicture = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function GoodsCardPicture(props, ref) {
    return pictureOf(useGoodsCard('GoodsCardPicture'), props, ref)
  },
)

function pictureOf(
  { goods, href }: CardContext,
  { className, ...rest }: Partial<LinkProps> = {},
  ref?: Ref<HTMLAnchorElement>,
) {
  const image = goods.goods_image[0]?.list
  return (
    <Link
      href={href}
      tabIndex={-1}
      aria-hidden
      {...rest}
      ref={ref}
      className={joinClass(css.picture, className)}
    >
      {image && <ProductImage src={image} size={200} className={css.image} />}
    </Link>
  )
}

/** The name, linking to the product's page; a cut name keeps its whole text as tooltip. */
export const GoodsCardName = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function GoodsCardName(props, ref) {
    return nameOf(useGoodsCard('GoodsCardName'), props, ref)
  },
)

function nameOf(
  { goods, href }: CardContext,
  { className, ...rest }: Partial<LinkProps> = {},
  ref?: Ref<HTMLAnchorElement>,
) {
  return (
    <Link href={href} title={goods.name} {...rest} ref={ref} className={joinClass(css.name, className)}>
      {goods.name}
    </Link>
  )
}

/** Specification and manufacturer in one line; the whole texts are its tooltip. Renders `p`. */
export const GoodsCardSpec = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function GoodsCardSpec(props, ref) {
    return specOf(useGoodsCard('GoodsCardSpec'), props, ref)
  },
)

function specOf(
  { goods: { ypgg, sccj } }: CardContext,
  { className, ...rest }: HTMLAttributes<HTMLParagraphElement> = {},
  ref?: Ref<HTMLParagraphElement>,
) {
  return (
    <p title={`${ypgg} · ${sccj}`} {...rest} ref={ref} className={joinClass(css.about, className)}>
      <span className={css.spec} data-part="spec">
        {ypgg}
      </span>
      <span className={css.maker} data-part="maker">
        {sccj}
      </span>
    </p>
  )
}

export interface GoodsCardProps extends GoodsCardRootProps {
  /** Where the action of a price that may not be seen leads. */
  actionHref?: PriceGateProps['actionHref']
  /**
   * Leaves the picture out, for the list without pictures.
   * @default false
   */
  withoutPicture?: boolean
  /**
   * Packs in the cart already.
   * @default 0
   */
  inCart?: number
  /** Where the cart is: the mark that says how many packs are in it leads there, and is not there without it. */
  cartHref?: string | undefined
  /** Changes how many packs are in the cart: a press on the mark makes it a field. */
  onInCartChange?: ((number: number) => void) | undefined
  /**
   * What the products around it are compared by besides, below the pack. An empty list keeps the card as high as those around it.
   */
  attributes?: readonly GoodsAttribute[]
}

/**
 * A product in a grid: picture with tags, name, specification and manufacturer, expiry, stock and pack, price with
 * ladder, number and add button. Renders `article`; data attributes as {@link GoodsCardRoot},
 * `data-without-picture`, `data-with-attributes`.
 */
export const GoodsCard = forwardRef<HTMLElement, GoodsCardProps>(function GoodsCard(
  { actionHref, withoutPicture, inCart = 0, cartHref, onInCartChange, attributes, ...props },
  ref,
) {
  const { card, scope, root } = useCardRoot(props)
  const { goods, words } = card
  const times = useTimes()
  return (
    <article
      {...root}
      ref={ref}
      data-without-picture={dataAttr(withoutPicture)}
      data-with-attributes={dataAttr(attributes !== undefined)}
    >
      {!withoutPicture && pictureOf(card)}
      <GoodsTags tags={goods.tags} className={css.tags} data-part="tags" />
      {cartHref !== undefined && inCart > 0 && (
        <AddToCartScope {...scope}>
          <InCartMark
            number={inCart}
            href={cartHref}
            onNumberChange={onInCartChange}
            className={css.inCart}
            data-part="in-cart"
          />
        </AddToCartScope>
      )}
      {nameOf(card)}
      {specOf(card)}
      {factsOf(goods, words, times)}
      {attributes && <GoodsAttributes attributes={attributes} className={css.attributes} />}
      <div className={css.offer} data-part="offer">
        {priceOf(scope, { size: 'l', actionHref })}
        {goods.offer ? dealOf(goods, words) : ladderOf(scope, { compact: true, className: css.ladder })}
      </div>
      <div className={css.foot} data-part="foot">
        {stepperOf(scope)}
        {addButton(scope)}
      </div>
    </article>
  )
})

/** Month of expiry, stock, middle pack: the last is left out first. */
function factsOf(goods: GoodsCardGoods, words: typeof goodsCardLabels, times: Times) {
  return (
    <p className={css.facts} data-part="facts">
      <span className={css.expiry} data-part="expiry" data-near-expiry={dataAttr(goods.near_expiry === 1)}>
        {words.expiry(goods.expiry_date ? times.month(goods.expiry_date) : '—')}
      </span>
      <span className={css.stock} data-part="stock" data-sold-out={dataAttr(goods.number <= 0)}>
        {words.stock(goods.number)}
      </span>
      <span className={plain}>{words.pack(goods.mid_pack, goods.bzdw)}</span>
    </p>
  )
}

/** Which deal the price belongs to; nothing where the price may not be seen. */
function dealOf(goods: GoodsCardGoods, words: typeof goodsCardLabels) {
  if (goods.offer === undefined || goods.price === undefined) return null
  return (
    <p className={css.deal} data-part="deal">
      {words.offer(goods.offer.kind, goods.max_qty, goods.bzdw)}
    </p>
  )
}
