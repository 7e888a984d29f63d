'use client'
import { canAddToCart } from '@yaoji/domain'
import { type AddableGoods, type AddToCart as Order, useAddToCart } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
} from 'react'
import { LadderHints, type LadderHintsProps } from '../ladder-hints/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'
import { PriceGateRoot, type PriceGateRootProps } from '../price-gate/headless'
import { QuantityStepperRoot, type QuantityStepperRootProps } from '../quantity-stepper/headless'

/** What the parts need of a goods, by the wire's names; price and tiers only where they are shown. */
export interface AddToCartGoods extends AddableGoods {
  name: string
  price?: string | undefined
  base_price?: string | undefined
  ladder_price_type?: number | undefined
  ladder_price?: LadderHintsProps['ladder_price'] | undefined
}

interface OrderedGoods {
  readonly goods: AddToCartGoods
  readonly order: Order
}

const Context = createContext<OrderedGoods | null>(null)

/** The goods and the number that is chosen of it; for parts of your own. */
export const useOrderedGoods = (part: string) => useRequiredContext(Context, part, 'AddToCartRoot')

/** Gives the parts their goods where an element of your own stands around them: a card, a row. Renders no element. */
export function AddToCartScope({ goods, order, children }: OrderedGoods & { children?: ReactNode }) {
  return <Context.Provider value={{ goods, order }}>{children}</Context.Provider>
}

export interface AddToCartRootProps extends HTMLAttributes<HTMLDivElement> {
  goods: AddToCartGoods
  /** The press on add: how many packs. */
  onAdd?: (number: number) => void
  /** An add is on its way: presses do nothing. */
  busy?: boolean
}

/** One goods to choose a number of and to add. Renders a group named by the goods; sets `data-state`, `data-busy`. */
export const AddToCartRoot = forwardRef<HTMLDivElement, AddToCartRootProps>(function Root(
  { goods, onAdd, busy, ...rest },
  ref,
) {
  const order = useAddToCart({ goods, onAdd, busy })
  return (
    <AddToCartScope goods={goods} order={order}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot be a flex row everywhere */}
      <div
        role="group"
        aria-label={`购买 ${goods.name}`}
        {...rest}
        ref={ref}
        data-state={goods.buy_state}
        data-busy={dataAttr(busy)}
      />
    </AddToCartScope>
  )
})

/** The price, or why there is none: a price gate to fill with its parts. */
export function AddToCartPrice(props: Partial<PriceGateRootProps>) {
  const { goods } = useOrderedGoods('AddToCartPrice')
  return <PriceGateRoot buy_state={goods.buy_state} price={goods.price} unit={goods.bzdw} {...props} />
}

/** What the tiers mean for the number that is chosen; nothing where there are none to be seen. */
export function AddToCartLadder(props: Partial<LadderHintsProps>) {
  const { goods, order } = useOrderedGoods('AddToCartLadder')
  const { ladder_price, ladder_price_type = 0, base_price, bzdw } = goods
  if (!ladder_price || base_price === undefined) return null
  const tiers = { ladder_price, ladder_price_type, base_price, number: order.quantity, unit: bzdw }
  return <LadderHints {...tiers} {...props} />
}

/** The number of packs: a quantity stepper to fill with its parts. */
export function AddToCartStepper(props: Partial<QuantityStepperRootProps>) {
  const { goods, order } = useOrderedGoods('AddToCartStepper')
  return (
    <QuantityStepperRoot
      label={`${goods.name} 数量`}
      rule={order.rule}
      value={order.quantity}
      onQuantityChange={order.setQuantity}
      disabled={!canAddToCart(goods.buy_state)}
      {...props}
    />
  )
}

export interface AddToCartButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `s` in cards and rows, `l` where it is the page's main act. */
  size?: 's' | 'l'
}

/** Puts the chosen number into the cart; where that cannot be, it says why. Renders `button`; sets `data-size`. */
export const AddToCartButton = forwardRef<HTMLButtonElement, AddToCartButtonProps>(function Add(
  { size = 's', onClick, children = '加入购物车', ...rest },
  ref,
) {
  const { order } = useOrderedGoods('AddToCartButton')
  return (
    <button
      type="button"
      disabled={!order.canAdd}
      aria-disabled={order.busy || undefined}
      {...rest}
      ref={ref}
      data-size={size}
      onClick={composeEventHandlers(onClick, order.add)}
    >
      {order.reason || children}
    </button>
  )
})
