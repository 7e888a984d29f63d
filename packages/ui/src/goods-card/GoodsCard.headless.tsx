'use client'
import { type AddToCart, useAddToCart } from '@yaoji/hooks'
import { createContext, forwardRef, type HTMLAttributes } from 'react'
import { type AddToCartGoods, AddToCartScope } from '../add-to-cart/headless'
import { type GoodsTagData, GoodsTags, type GoodsTagsProps } from '../goods-tag/headless'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { type LimitedOffer, OFFER_NAMES } from '../part/offerText'
import { useRequiredContext } from '../part/useRequiredContext'

/** What a card needs of a goods, by the wire's names. */
export interface GoodsCardGoods extends AddToCartGoods {
  id: number
  ypgg: string
  sccj: string
  goods_image: readonly { list: string }[]
  tags: readonly GoodsTagData[]
  mid_pack: number
  near_expiry: number
  expiry_date: string | null
  /** The second-kill or daily price that the price is; absent where it is neither. */
  offer?: LimitedOffer | undefined
}

interface CardContext {
  readonly goods: GoodsCardGoods
  readonly href: string
  readonly order: AddToCart
}

const Context = createContext<CardContext | null>(null)

/** The card's goods and chosen number; for parts of your own. */
export const useGoodsCard = (part: string) => useRequiredContext(Context, part, 'GoodsCardRoot')

export interface GoodsCardRootProps extends HTMLAttributes<HTMLElement> {
  goods: GoodsCardGoods
  /** Address of the goods' own page. */
  href: string
  /** The press on add: how many packs. */
  onAdd?: (number: number) => void
  /** An add is on its way; the button waits. */
  busy?: boolean
}

/**
 * One goods in a grid. Renders `article` named by the goods; sets `data-state` to its `buy_state`, `data-busy`,
 * `data-near-expiry`.
 */
export const GoodsCardRoot = forwardRef<HTMLElement, GoodsCardRootProps>(function Root(
  { goods, href, onAdd, busy, ...rest },
  ref,
) {
  const order = useAddToCart({ goods, onAdd, busy })
  return (
    <Context.Provider value={{ goods, href, order }}>
      <AddToCartScope goods={goods} order={order}>
        <article
          aria-label={goods.name}
          {...rest}
          ref={ref}
          data-state={goods.buy_state}
          data-busy={dataAttr(busy)}
          data-near-expiry={dataAttr(goods.near_expiry === 1)}
        />
      </AddToCartScope>
    </Context.Provider>
  )
})

/** The package, linking to the goods' page. Out of the tab order: the name is the link that is read out. */
export const GoodsCardPicture = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(
  function Picture(props, ref) {
    const { goods, href } = useGoodsCard('GoodsCardPicture')
    const image = goods.goods_image[0]?.list
    return (
      <Link href={href} tabIndex={-1} aria-hidden {...props} ref={ref}>
        {image && <img src={image} alt="" width={200} height={200} loading="lazy" decoding="async" />}
      </Link>
    )
  },
)

/** The promotion letters of the goods. */
export function GoodsCardTags(props: Partial<GoodsTagsProps>) {
  return <GoodsTags tags={useGoodsCard('GoodsCardTags').goods.tags} {...props} />
}

/** The name, linking to the goods' page; cut names keep their whole text as tooltip. */
export const GoodsCardName = forwardRef<HTMLAnchorElement, Partial<LinkProps>>(function Name(props, ref) {
  const { goods, href } = useGoodsCard('GoodsCardName')
  return (
    <Link href={href} title={goods.name} {...props} ref={ref}>
      {goods.name}
    </Link>
  )
})

type Line = HTMLAttributes<HTMLParagraphElement>

/** Specification. */
export const GoodsCardSpec = forwardRef<HTMLParagraphElement, Line>(function Spec(props, ref) {
  const { goods } = useGoodsCard('GoodsCardSpec')
  return (
    <p title={goods.ypgg} {...props} ref={ref}>
      {goods.ypgg}
    </p>
  )
})

/** Manufacturer. */
export const GoodsCardMaker = forwardRef<HTMLParagraphElement, Line>(function Maker(props, ref) {
  const { goods } = useGoodsCard('GoodsCardMaker')
  return (
    <p title={goods.sccj} {...props} ref={ref}>
      {goods.sccj}
    </p>
  )
})

/** Expiry month and packing; near expiry sets `data-near-expiry`. */
export const GoodsCardPack = forwardRef<HTMLParagraphElement, Line>(function Pack(props, ref) {
  const { goods } = useGoodsCard('GoodsCardPack')
  return (
    <p {...props} ref={ref} data-near-expiry={dataAttr(goods.near_expiry === 1)}>
      <span>效期 {goods.expiry_date?.slice(0, 7) ?? '—'}</span>
      <span>
        中包装 {goods.mid_pack} {goods.bzdw}
      </span>
    </p>
  )
})

/** Which offer the price belongs to, and how much of it one buyer may take; nothing for ordinary prices. */
export const GoodsCardOffer = forwardRef<HTMLParagraphElement, Line>(function Offer(props, ref) {
  const { goods } = useGoodsCard('GoodsCardOffer')
  if (goods.offer === undefined || goods.price === undefined) return null
  return (
    <p {...props} ref={ref}>
      {OFFER_NAMES[goods.offer.kind]}
      {goods.max_qty !== null && `，限购 ${goods.max_qty} ${goods.bzdw}`}
    </p>
  )
})

export {
  AddToCartButton as GoodsCardAdd,
  AddToCartLadder as GoodsCardLadder,
  AddToCartPrice as GoodsCardPrice,
  AddToCartStepper as GoodsCardStepper,
} from '../add-to-cart/headless'
