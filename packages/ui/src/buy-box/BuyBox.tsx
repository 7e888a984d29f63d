'use client'
import { type QuantityChange, useAddToCart } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import {
  AddToCartButton,
  type AddToCartGoods,
  AddToCartScope,
  AddToCartStepper,
  addToCartLabels,
  InCartMark,
} from '../add-to-cart'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './BuyBox.css'
import { type PackRule, packRuleText } from './packRuleText'

export const buyBoxLabels = {
  ...addToCartLabels,
  /** Name of the group, for screen readers. */
  group: (_name: string) => '购买',
  buyNow: '立即购买',
  /** The pack rule in words; empty where any number can be bought. */
  rule: packRuleText,
}

/** What the box needs of a product, by the wire's names. */
export interface BuyBoxGoods extends AddToCartGoods, PackRule {}

export interface BuyBoxProps extends HTMLAttributes<HTMLDivElement> {
  goods: BuyBoxGoods
  /** The number of packs, when the caller holds it: a price panel follows the same number. */
  quantity?: number
  onQuantityChange?: (number: number, details: QuantityChange) => void
  /** The add button was pressed: how many packs. */
  onAdd?: (number: number) => void
  /** Adds and goes on to the checkout; without it there is no such button. */
  onBuyNow?: (number: number) => void
  /** An add is on its way: presses do nothing. */
  busy?: boolean
  /** How many packs were just added, which the button says; undefined again a moment later. */
  added?: number | undefined
  /**
   * How many packs of the product are in the cart.
   * @default 0
   */
  inCart?: number
  /** Where the cart is: the mark that says how many packs are in it leads there, and is not there without it. */
  cartHref?: string | undefined
  /** Changes how many packs are in the cart: a press on their number makes it a field. */
  onInCartChange?: ((number: number) => void) | undefined
  /** In place of the buttons while the product is sold out. */
  soldOut?: ReactNode
  /**
   * The price of the chosen number, as the page's price panel shows it. Visible on narrow screens only, where the panel is
   * not in view with the box.
   */
  price?: ReactNode
  /** Words in place of those of {@link buyBoxLabels}. */
  labels?: Partial<typeof buyBoxLabels>
}

/**
 * How many packs, by which rule, and two buttons: add, and buy now. On narrow screens it is a bar along the lower edge of
 * the window, with the price; the page leaves `frame.bottomBar` free below its content. Renders `div`, a group; sets
 * `data-buy-box`, `data-state` to the `buy_state`, `data-busy`.
 */
export const BuyBox = forwardRef<HTMLDivElement, BuyBoxProps>(function BuyBox(
  {
    goods,
    quantity,
    onQuantityChange,
    onAdd,
    onBuyNow,
    busy,
    added,
    inCart = 0,
    cartHref,
    onInCartChange,
    soldOut,
    price,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const order = useAddToCart({ goods, quantity, onQuantityChange, onAdd, busy })
  const words = useLabels('buyBox', buyBoxLabels, labels)
  const rule = words.rule(goods)
  const mark = cartHref !== undefined && inCart > 0
  return (
    <AddToCartScope goods={goods} order={order} labels={words} soldOut={soldOut} added={added}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser */}
      <div
        role="group"
        aria-label={words.group(goods.name)}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-buy-box=""
        data-state={goods.buy_state}
        data-busy={dataAttr(order.busy)}
      >
        <div className={css.choose} data-part="choose">
          <AddToCartStepper className={css.stepper} />
          {(price || rule || mark) && (
            <div className={css.about} data-part="about">
              {price && (
                <div className={css.price} data-part="price">
                  {price}
                </div>
              )}
              {rule && (
                <p className={css.rule} data-part="rule">
                  {rule}
                </p>
              )}
              {mark && (
                <InCartMark
                  number={inCart}
                  href={cartHref}
                  onNumberChange={onInCartChange}
                  className={css.mark}
                />
              )}
            </div>
          )}
        </div>
        <div className={css.actions} data-part="actions">
          <AddToCartButton size="l" className={css.action} />
          {onBuyNow && order.canAdd && (
            <button
              type="button"
              aria-disabled={order.busy || undefined}
              onClick={() => !order.busy && onBuyNow(order.quantity)}
              className={joinClass(css.action, css.buyNow)}
              data-part="buy-now"
            >
              {words.buyNow}
            </button>
          )}
        </div>
      </div>
    </AddToCartScope>
  )
})
