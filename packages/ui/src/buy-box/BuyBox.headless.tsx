'use client'
import { type AddToCart, useAddToCart } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type HTMLAttributes } from 'react'
import { type AddToCartGoods, AddToCartScope } from '../add-to-cart/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { type PackRule, packRuleText } from './packRuleText'

/** What the box needs of a goods, by the wire's names. */
export interface BuyBoxGoods extends AddToCartGoods, PackRule {}

interface BoxContext {
  readonly goods: BuyBoxGoods
  readonly order: AddToCart
  readonly buyNow: (() => void) | undefined
}

const Context = createContext<BoxContext | null>(null)

/** The goods and the chosen number; for parts of your own. */
export const useBuyBox = (part: string) => useRequiredContext(Context, part, 'BuyBoxRoot')

export interface BuyBoxRootProps extends HTMLAttributes<HTMLDivElement> {
  goods: BuyBoxGoods
  /** The number of packs, when the caller holds it: a price panel follows the same number. */
  quantity?: number
  onQuantityChange?: (number: number) => void
  onAdd?: (number: number) => void
  /** Adds and goes on to the checkout; without it there is no such button. */
  onBuyNow?: (number: number) => void
  /** An add is on its way: presses do nothing. */
  busy?: boolean
}

/** How many packs of one goods, and the two ways to buy them. Renders a group; sets `data-state`, `data-busy`. */
export const BuyBoxRoot = forwardRef<HTMLDivElement, BuyBoxRootProps>(function Root(
  { goods, quantity, onQuantityChange, onAdd, onBuyNow, busy, ...rest },
  ref,
) {
  const order = useAddToCart({ goods, quantity, onQuantityChange, onAdd, busy })
  const buyNow = onBuyNow && (() => order.canAdd && !order.busy && onBuyNow(order.quantity))
  return (
    <Context.Provider value={{ goods, order, buyNow }}>
      <AddToCartScope goods={goods} order={order}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stick to the screen's edge in every browser */}
        <div
          role="group"
          aria-label="购买"
          {...rest}
          ref={ref}
          data-state={goods.buy_state}
          data-busy={dataAttr(order.busy)}
        />
      </AddToCartScope>
    </Context.Provider>
  )
})

/** The pack rule in words; nothing where any number can be bought. Renders `p`. */
export const BuyBoxRule = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLParagraphElement>>(
  function Rule(props, ref) {
    const { goods } = useBuyBox('BuyBoxRule')
    const text = packRuleText(goods)
    if (text === '') return null
    return (
      <p {...props} ref={ref}>
        {text}
      </p>
    )
  },
)

/** Buys the chosen number at once; nothing where the goods cannot be bought. */
export const BuyBoxBuyNow = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(function BuyNow(
  { onClick, children = '立即购买', ...rest },
  ref,
) {
  const { order, buyNow } = useBuyBox('BuyBoxBuyNow')
  if (!buyNow || !order.canAdd) return null
  return (
    <button
      type="button"
      aria-disabled={order.busy || undefined}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => buyNow())}
    >
      {children}
    </button>
  )
})

export { AddToCartButton as BuyBoxAdd, AddToCartStepper as BuyBoxStepper } from '../add-to-cart/headless'
