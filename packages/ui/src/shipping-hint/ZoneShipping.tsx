'use client'
import { type Money, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { TextLink } from '../text-link'
import * as css from './ZoneShipping.css'

/** What the cart has of a zone, by the wire's names; amounts in yuan. */
export interface ZoneShippingCart {
  readonly goods_amount: string
  readonly shipping_amount: string
  /** Missing to free shipping. */
  readonly no_trans_order_amount: string
}

export const zoneShippingLabels = {
  /** Name of the section and of its bar, for screen readers. */
  section: '包邮进度',
  loading: '正在加载运费规则…',
  fee: (fee: string, money: Money) => `本专区运费 ${money.text(fee)}`,
  freeFrom: (from: string, fee: string, money: Money) =>
    `本专区满 ${money.text(from)} 免运费，不满收 ${money.text(fee)}`,
  none: '购物车里还没有选中本专区的商品',
  inCart: (amount: string, money: Money) => `购物车已有 ${money.text(amount)}`,
  free: '，已免运费',
  missing: (amount: string, money: Money) => `，还差 ${money.text(amount)} 免运费`,
  cart: '去购物车',
}

type Words = typeof zoneShippingLabels

/** The rule of a zone, in yuan. */
export interface ZoneRule {
  readonly fee: string
  /** Null without free shipping. */
  readonly free_from: string | null
}

export interface ZoneShippingProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Undefined while it loads. */
  shipping: ZoneRule | undefined
  /** What is selected in the cart; undefined without anything of the zone. */
  cart: ZoneShippingCart | undefined
  cartHref: string
  /** Words in place of those of {@link zoneShippingLabels}. */
  labels?: Partial<Words>
}

/**
 * The shipping rule of a zone, and how far the cart is from free shipping. Renders `section`, while the rule loads `p`;
 * what the cart has sets `data-free`.
 */
export const ZoneShipping = forwardRef<HTMLElement, ZoneShippingProps>(function ZoneShipping(
  { shipping, cart, cartHref, labels, className, ...rest },
  ref,
) {
  const words = useLabels('zoneShipping', zoneShippingLabels, labels)
  const money = useMoney()
  // The callers' ref takes any element.
  if (!shipping) {
    return (
      <p
        {...rest}
        ref={ref as Ref<HTMLParagraphElement>}
        className={joinClass(`${css.root} ${css.loading}`, className)}
      >
        {words.loading}
      </p>
    )
  }
  const free = cart !== undefined && parseAmount(cart.shipping_amount) === 0
  const from = shipping.free_from
  return (
    <section aria-label={words.section} {...rest} ref={ref} className={joinClass(css.root, className)}>
      <p className={css.rule} data-part="rule">
        {ruleText(shipping, words, money)}
      </p>
      {from !== null && cart && (
        <progress
          className={css.progress}
          data-part="progress"
          aria-label={words.section}
          max={parseAmount(from)}
          value={free ? parseAmount(from) : parseAmount(cart.goods_amount)}
        />
      )}
      <p className={css.cart} data-part="cart" data-free={dataAttr(free)}>
        {cart ? cartText(cart, free, words, money) : words.none}
      </p>
      {cart && <TextLink href={cartHref}>{words.cart}</TextLink>}
    </section>
  )
})

function ruleText({ fee, free_from }: ZoneRule, words: Words, money: Money): string {
  return free_from === null ? words.fee(fee, money) : words.freeFrom(free_from, fee, money)
}

function cartText(cart: ZoneShippingCart, free: boolean, words: Words, money: Money): string {
  const has = words.inCart(cart.goods_amount, money)
  if (free) return has + words.free
  const missing = cart.no_trans_order_amount
  return parseAmount(missing) > 0 ? has + words.missing(missing, money) : has
}
