'use client'
import { type BuyState, buyStateCard, canAddToCart, type QuantityRule, snapQuantity } from '@yaoji/domain'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  useState,
} from 'react'
import { type GoodsTagData, GoodsTags, type GoodsTagsProps } from '../goods-tag/headless'
import { LadderHints, type LadderHintsProps } from '../ladder-hints/headless'
import { Link, type LinkProps } from '../link'
import { runFirst } from '../part/handlers'
import { dataFlag } from '../part/state'
import { useContextOf } from '../part/useContextOf'
import { PriceGateRoot, type PriceGateRootProps } from '../price-gate/headless'
import { QuantityStepperRoot, type QuantityStepperRootProps } from '../quantity-stepper/headless'

/** What a card needs of a goods, by the wire's names. */
export interface GoodsCardGoods {
  id: number
  name: string
  ypgg: string
  sccj: string
  bzdw: string
  goods_image: readonly { list: string }[]
  tags: readonly GoodsTagData[]
  number: number
  min_qty: number
  step_qty: number
  max_qty: number | null
  mid_pack: number
  near_expiry: number
  expiry_date: string | null
  buy_state: BuyState
  price?: string | undefined
  base_price?: string | undefined
  ladder_price_type: number
  ladder_price?: readonly { number: number; price: string }[] | undefined
}

interface CardContext {
  readonly goods: GoodsCardGoods
  readonly href: string
  readonly rule: QuantityRule
  readonly quantity: number
  readonly setQuantity: (number: number) => void
  readonly busy: boolean
  readonly canAdd: boolean
  readonly add: () => void
}

const Context = createContext<CardContext | null>(null)

/** The card's goods and chosen number; for parts of your own. */
export const useGoodsCard = (part: string) => useContextOf(Context, part, 'GoodsCardRoot')

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
  { goods, href, onAdd, busy = false, ...rest },
  ref,
) {
  const rule = { ...goods, stock: goods.number, unit: goods.bzdw }
  const [quantity, setQuantity] = useState(() => snapQuantity(rule, 1))
  const canAdd = canAddToCart(goods.buy_state) && quantity > 0
  return (
    <Context.Provider
      value={{ goods, href, rule, quantity, setQuantity, busy, canAdd, add: () => onAdd?.(quantity) }}
    >
      <article
        aria-label={goods.name}
        {...rest}
        ref={ref}
        data-state={goods.buy_state}
        data-busy={dataFlag(busy)}
        data-near-expiry={dataFlag(goods.near_expiry === 1)}
      />
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
    <p {...props} ref={ref} data-near-expiry={dataFlag(goods.near_expiry === 1)}>
      {goods.expiry_date && <span>效期 {goods.expiry_date.slice(0, 7)}</span>}
      <span>
        中包装 {goods.mid_pack} {goods.bzdw}
      </span>
    </p>
  )
})

/** The price, or why there is none: a price gate to fill with its parts. */
export function GoodsCardPrice(props: Partial<PriceGateRootProps>) {
  const { goods } = useGoodsCard('GoodsCardPrice')
  return <PriceGateRoot buy_state={goods.buy_state} price={goods.price} unit={goods.bzdw} {...props} />
}

/** What the tiers mean for the number that is chosen. */
export function GoodsCardLadder(props: Partial<LadderHintsProps>) {
  const { goods, quantity } = useGoodsCard('GoodsCardLadder')
  if (!goods.ladder_price || goods.base_price === undefined) return null
  return (
    <LadderHints
      ladder_price={goods.ladder_price}
      ladder_price_type={goods.ladder_price_type}
      base_price={goods.base_price}
      number={quantity}
      unit={goods.bzdw}
      {...props}
    />
  )
}

/** The number of packs: a quantity stepper to fill with its parts. */
export function GoodsCardStepper(props: Partial<QuantityStepperRootProps>) {
  const { goods, rule, quantity, setQuantity } = useGoodsCard('GoodsCardStepper')
  return (
    <QuantityStepperRoot
      label={`${goods.name} 数量`}
      rule={rule}
      value={quantity}
      onQuantityChange={setQuantity}
      disabled={!canAddToCart(goods.buy_state)}
      {...props}
    />
  )
}

/** Puts the chosen number into the cart; where that cannot be, it says why. */
export const GoodsCardAdd = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function Add(
  { onClick, children, ...rest },
  ref,
) {
  const { goods, canAdd, busy, add } = useGoodsCard('GoodsCardAdd')
  const { text } = buyStateCard(goods.buy_state)
  return (
    <button
      type="button"
      disabled={!canAdd}
      aria-disabled={busy || undefined}
      {...rest}
      ref={ref}
      onClick={runFirst(onClick, () => !busy && add())}
    >
      {canAdd ? (children ?? '加入购物车') : text || '暂时缺货'}
    </button>
  )
})
