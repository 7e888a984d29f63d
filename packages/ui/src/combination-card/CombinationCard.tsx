'use client'
import { type Money, parsePrice } from '@yaoji/domain'
import { useAddToCart } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import {
  AddToCartButton,
  type AddToCartGoods,
  AddToCartPrice,
  AddToCartScope,
  AddToCartStepper,
  addToCartLabels,
} from '../add-to-cart'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { ProductImage } from '../part/ProductImage'
import { Price } from '../price'
import type { PriceGateProps } from '../price-gate'
import { plain } from '../theme/base.css'
import * as css from './CombinationCard.css'

export const combinationCardLabels = {
  ...addToCartLabels,
  /** Name of the list of products, for screen readers. */
  parts: (name: string) => `${name}包含的商品`,
  /** The price of the products one by one. */
  raw: (raw_price: string, money: Money) => `分开买 ${money.text(raw_price)}`,
  /** What the combination costs less. */
  saves: (saves: string, money: Money) => `省 ${money.text(saves)}`,
  /** How many combinations the stock is enough for, and the most in one order. */
  left: (number: number, max_qty: number | null, unit: string) =>
    max_qty === null ? `可购 ${number} ${unit}` : `可购 ${number} ${unit}，每单限 ${max_qty} ${unit}`,
  /** The last day. */
  until: (end_date: string) => `${end_date} 止`,
  /** How many are left, with the last day. */
  leftUntil: (left: string, until: string) => `${left}，${until}`,
  /** Before the price of a product alone; where that is struck through, only for screen readers. */
  ordinary: '单买价',
}

/** A product of the combination, by the wire's names. */
export interface CombinationCardPart {
  goods: {
    id: number
    name: string
    ypgg: string
    sccj: string
    bzdw: string
    goods_image: readonly { list: string }[]
  }
  /** Packs of it in one combination. */
  number: number
  /** Price of a pack in the combination. */
  price?: string | undefined
  /** Price of a pack when that number of packs is bought alone; absent where it may not be seen. */
  raw_price?: string | undefined
}

/** What the card shows of a combination, by the wire's names. */
export interface CombinationCardCombination
  extends Pick<AddToCartGoods, 'name' | 'bzdw' | 'number' | 'max_qty' | 'buy_state' | 'price'> {
  /** What it is for. */
  describe: string
  /** The products one by one. */
  raw_price?: string | undefined
  /** What it costs less. */
  saves?: string | undefined
  /** Last day, `YYYY-MM-DD`. */
  end_date: string
  parts: readonly CombinationCardPart[]
}

export interface CombinationCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The combination, by the wire's names. */
  combination: CombinationCardCombination
  /** Address of a product's own page. */
  hrefOf: (goods: CombinationCardPart['goods']) => string
  /** Where the action of a price that may not be seen leads. */
  actionHref?: PriceGateProps['actionHref']
  /** The add button was pressed: how many combinations. */
  onAdd?: (number: number) => void
  /** An add is on its way; the button waits. */
  busy?: boolean
  /** How many combinations were just added, which the button says; undefined again a moment later. */
  added?: number | undefined
  /** Texts in place of {@link combinationCardLabels}. */
  labels?: Partial<typeof combinationCardLabels>
}

type Words = typeof combinationCardLabels

/**
 * Products that are sold together: each with its number and price, then what the combination costs and saves, number
 * and add button. Renders `article` named by the combination; sets `data-state` to its `buy_state`, and `data-busy`.
 */
export const CombinationCard = forwardRef<HTMLElement, CombinationCardProps>(function CombinationCard(
  { combination, hrefOf, actionHref, onAdd, busy, added, labels, className, ...rest },
  ref,
) {
  const { name, describe, parts, buy_state } = combination
  const goods = { ...combination, min_qty: 1, step_qty: 1 }
  const order = useAddToCart({ goods, onAdd, busy })
  const words = useLabels('combinationCard', combinationCardLabels, labels)
  return (
    <AddToCartScope goods={goods} order={order} labels={words} added={added}>
      <article
        aria-label={name}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-state={buy_state}
        data-busy={dataAttr(busy)}
      >
        <div className={css.head} data-part="head">
          <p className={css.name} title={name} data-part="name">
            {name}
          </p>
          <p className={css.describe} title={describe} data-part="describe">
            {describe}
          </p>
        </div>
        <ul aria-label={words.parts(name)} className={css.parts} data-part="parts">
          {parts.map(part => (
            <Part key={part.goods.id} part={part} href={hrefOf(part.goods)} words={words} />
          ))}
        </ul>
        <div className={css.buy} data-part="buy">
          <div className={css.prices} data-part="prices">
            <AddToCartPrice size="l" actionHref={actionHref} />
            <Saving combination={combination} words={words} />
          </div>
          <p className={css.left} data-part="left">
            <Left combination={combination} words={words} />
          </p>
          <div className={css.foot} data-part="foot">
            <AddToCartStepper />
            <AddToCartButton />
          </div>
        </div>
      </article>
    </AddToCartScope>
  )
})

interface SectionProps {
  combination: CombinationCardCombination
  words: Words
}

/** The price of the products one by one, and what is saved; nothing where it saves nothing. */
function Saving({ combination: { raw_price, saves }, words }: SectionProps) {
  const money = useMoney()
  if (raw_price === undefined || saves === undefined || parsePrice(saves) <= 0) return null
  return (
    <>
      <span className={css.raw} data-part="raw">
        {words.raw(raw_price, money)}
      </span>
      <span className={css.saves} data-part="saves">
        {words.saves(saves, money)}
      </span>
    </>
  )
}

/** How many there are, and until when. */
function Left({ combination: { buy_state, number, max_qty, bzdw, end_date }, words }: SectionProps) {
  const until = words.until(useTimes().date(end_date))
  return buy_state === 'ok' ? words.leftUntil(words.left(number, max_qty, bzdw), until) : until
}

function Part({ part, href, words }: { part: CombinationCardPart; href: string; words: Words }) {
  const { goods, number, price, raw_price } = part
  const { name, ypgg, sccj, bzdw, goods_image } = goods
  const image = goods_image[0]?.list
  return (
    <li className={css.part} data-part="part">
      <span className={css.picture} data-part="picture">
        {image && <ProductImage src={image} size={56} className={css.image} />}
      </span>
      <span className={css.about} data-part="about">
        <Link href={href} title={name} className={css.goods} data-part="goods">
          {name}
        </Link>
        <span className={css.line} title={`${ypgg} ${sccj}`} data-part="spec">
          {ypgg} {sccj}
        </span>
      </span>
      <span className={css.amount} data-part="amount">
        <span className={plain} data-part="number">
          ×{number} {bzdw}
        </span>
        {price !== undefined && <Price value={price} size="s" unit={bzdw} />}
        <PriceAlone price={price} raw_price={raw_price} label={words.ordinary} />
      </span>
    </li>
  )
}

/** What a pack costs alone, where that is another price: struck through when the combination is cheaper. */
function PriceAlone({
  price,
  raw_price,
  label,
}: Pick<CombinationCardPart, 'price' | 'raw_price'> & { label: string }) {
  if (price === undefined || raw_price === undefined) return null
  const more = parsePrice(raw_price) - parsePrice(price)
  if (more === 0) return null
  if (more > 0) return <Price value={raw_price} size="s" struck label={label} />
  return (
    <span>
      {label} <Price value={raw_price} size="s" tone="muted" />
    </span>
  )
}
