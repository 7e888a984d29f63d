'use client'
import { type BuyState, canAddToCart } from '@yaoji/domain'
import { type AddableGoods, addReason, type AddToCart as Order, useAddToCart } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
} from 'react'
import { useLabels } from '../labels/useLabels'
import { LadderHints, type LadderHintsProps } from '../ladder-hints'
import { AddPlace } from '../part/addPlace'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import { PriceGate, type PriceGateProps } from '../price-gate'
import { focusNextQuantity, QuantityStepper, type QuantityStepperProps } from '../quantity-stepper'
import * as css from './AddToCart.css'

export const addToCartLabels = {
  /** Name of the group, for screen readers. */
  group: (name: string) => `购买 ${name}`,
  /** Name of the quantity, for screen readers. */
  quantity: (name: string) => `${name} 数量`,
  add: '加入购物车',
  /** On the button in place of `add`, just after a number was added. */
  added: (number: number) => `✓ ${number}`,
  /** How many packs are in the cart already. */
  inCart: (number: number) => `购物车 ${number}`,
  /** The same as a button that changes it, and the field that it becomes, for screen readers. */
  editInCart: (name: string, number: number) => `购物车 ${number}，修改数量：${name}`,
  numberInCart: (name: string) => `购物车中的数量：${name}`,
  /** On the button in place of `add`: why a product in this state cannot be added. */
  unavailable: (state: BuyState): string => addReason(state),
}

/** What the parts need of a product, by the wire's names; price and tiers only where they are shown. */
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
  readonly labels: typeof addToCartLabels
  readonly soldOut: ReactNode
  readonly added: number | undefined
}

const Context = createContext<OrderedGoods | null>(null)

/** The product and the number that is chosen of it; for parts of your own. */
export const useOrderedGoods = (part: string) => useRequiredContext(Context, part, 'AddToCartRoot')

export interface AddToCartScopeProps {
  goods: AddToCartGoods
  order: Order
  /** Words in place of those of {@link addToCartLabels}. */
  labels?: Partial<typeof addToCartLabels> | undefined
  /** In place of the add button while the product is sold out; without it the button says so. */
  soldOut?: ReactNode
  /** How many packs were just added; undefined again a moment later. */
  added?: number | undefined
  children?: ReactNode
}

/** Gives the parts their product inside an element of your own: a card, a row. Renders no element. */
export function AddToCartScope({ goods, order, labels, soldOut, added, children }: AddToCartScopeProps) {
  const value = { goods, order, soldOut, added, labels: useLabels('addToCart', addToCartLabels, labels) }
  return <Context.Provider value={value}>{children}</Context.Provider>
}

export interface AddToCartRootProps extends HTMLAttributes<HTMLDivElement> {
  goods: AddToCartGoods
  /** The add button was pressed: how many packs. */
  onAdd?: (number: number) => void
  /** An add is on its way: presses do nothing. */
  busy?: boolean
  /** Words in place of those of {@link addToCartLabels}. */
  labels?: Partial<typeof addToCartLabels>
}

/** A product to choose a number of and to add. Renders `div`, a group named by the product; sets `data-state`, `data-busy`. */
export const AddToCartRoot = forwardRef<HTMLDivElement, AddToCartRootProps>(function AddToCartRoot(
  { goods, onAdd, busy, labels, className, ...rest },
  ref,
) {
  const order = useAddToCart({ goods, onAdd, busy })
  const name = useLabels('addToCart', addToCartLabels, labels).group(goods.name)
  return (
    <AddToCartScope goods={goods} order={order} labels={labels}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and cannot be a flex row everywhere */}
      <div
        role="group"
        aria-label={name}
        {...rest}
        ref={ref}
        className={joinClass(css.root, className)}
        data-state={goods.buy_state}
        data-busy={dataAttr(busy)}
      />
    </AddToCartScope>
  )
})

/** The price, or why there is none, as {@link PriceGate} shows it. Renders `span`. */
export const AddToCartPrice = forwardRef<HTMLSpanElement, Partial<PriceGateProps>>(
  function AddToCartPrice(props, ref) {
    const { goods } = useOrderedGoods('AddToCartPrice')
    return (
      <PriceGate ref={ref} buy_state={goods.buy_state} price={goods.price} unit={goods.bzdw} {...props} />
    )
  },
)

/** What the tiers mean for the number that is chosen. Renders `ul`, or nothing where no tier may be seen. */
export const AddToCartLadder = forwardRef<HTMLUListElement, Partial<LadderHintsProps>>(
  function AddToCartLadder(props, ref) {
    const { goods, order } = useOrderedGoods('AddToCartLadder')
    const { ladder_price, ladder_price_type = 0, base_price, bzdw } = goods
    if (!ladder_price || base_price === undefined) return null
    const tiers = { ladder_price, ladder_price_type, base_price, number: order.quantity, unit: bzdw }
    return <LadderHints ref={ref} {...tiers} {...props} />
  },
)

/** The number of packs; Enter adds it and moves on to the number of the next product in the list. Renders `div`. */
export const AddToCartStepper = forwardRef<HTMLDivElement, Partial<QuantityStepperProps>>(
  function AddToCartStepper(props, ref) {
    const { goods, order, labels } = useOrderedGoods('AddToCartStepper')
    return (
      <QuantityStepper
        ref={ref}
        label={labels.quantity(goods.name)}
        rule={order.rule}
        value={order.quantity}
        onQuantityChange={order.setQuantity}
        onAccept={(number, field) => {
          if (order.addNumber(number)) focusNextQuantity(field)
        }}
        disabled={!canAddToCart(goods.buy_state)}
        {...props}
      />
    )
  },
)

export interface AddToCartButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * `s` in cards and rows, `l` where it is the main action of the page.
   * @default 's'
   */
  size?: 's' | 'l'
  /**
   * `secondary` where the page has another main action, as in rows beside a product or under a field.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary'
}

/**
 * Puts the chosen number into the cart, or says why that is not possible. Renders `button`; sets `data-size`, `data-variant`, and `data-added` for a moment after an add. Of a
 * sold-out product it is the scope's `soldOut`, where there is one: an ArrivalButton in it has the size of this button.
 */
export const AddToCartButton = forwardRef<HTMLButtonElement, AddToCartButtonProps>(function AddToCartButton(
  { size = 's', variant = 'primary', onClick, className, children, ...rest },
  ref,
) {
  const { goods, order, labels, soldOut, added } = useOrderedGoods('AddToCartButton')
  if (soldOut && goods.buy_state === 'no_stock')
    return (
      <AddPlace.Provider value={{ size, className: joinClass(css.place, className) }}>
        {soldOut}
      </AddPlace.Provider>
    )
  return (
    <button
      type="button"
      disabled={!order.canAdd}
      aria-disabled={order.busy || undefined}
      {...rest}
      ref={ref}
      className={joinClass(css.button, className)}
      data-size={size}
      data-variant={variant}
      data-added={dataAttr(added !== undefined)}
      onClick={composeEventHandlers(onClick, order.add)}
    >
      {added === undefined
        ? children || textOf(order, labels.add, labels.unavailable(goods.buy_state))
        : labels.added(added)}
    </button>
  )
})

const textOf = ({ canAdd }: Order, add: string, unavailable: string) => (canAdd ? add : unavailable)

export type AddToCartProps = Omit<AddToCartRootProps, 'children'>

/** How many packs, and the button that adds them: the end of a card or a row. Renders `div`. */
export const AddToCart = forwardRef<HTMLDivElement, AddToCartProps>(function AddToCart(props, ref) {
  return (
    <AddToCartRoot {...props} ref={ref}>
      <AddToCartStepper />
      <AddToCartButton />
    </AddToCartRoot>
  )
})
