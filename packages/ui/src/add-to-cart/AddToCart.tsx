'use client'
import { type AddToCart as Order, useAddToCart } from '@yaoji/hooks'
import { createContext, forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import type { LadderHintsProps } from '../ladder-hints'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { useRequiredContext } from '../part/useRequiredContext'
import type { PriceGateProps } from '../price-gate'
import type { QuantityStepperProps } from '../quantity-stepper'
import * as css from './AddToCart.css'
import { addButton, ladderOf, priceOf, stepperOf } from './addToCartElements'
import {
  type AddToCartButtonProps,
  type AddToCartGoods,
  addToCartLabels,
  type OrderedGoods,
} from './orderedGoods'

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
    return priceOf(useOrderedGoods('AddToCartPrice'), props, ref)
  },
)

/** What the tiers mean for the number that is chosen. Renders `ul`, or nothing where no tier may be seen. */
export const AddToCartLadder = forwardRef<HTMLUListElement, Partial<LadderHintsProps>>(
  function AddToCartLadder(props, ref) {
    return ladderOf(useOrderedGoods('AddToCartLadder'), props, ref)
  },
)

/** The number of packs; Enter adds it and moves on to the number of the next product in the list. Renders `div`. */
export const AddToCartStepper = forwardRef<HTMLDivElement, Partial<QuantityStepperProps>>(
  function AddToCartStepper(props, ref) {
    return stepperOf(useOrderedGoods('AddToCartStepper'), props, ref)
  },
)

/**
 * Puts the chosen number into the cart, or says why that is not possible. Renders `button`; sets `data-size`, `data-variant`, and `data-added` for a moment after an add. Of a
 * sold-out product it is the scope's `soldOut`, where there is one: an ArrivalButton in it has the size of this button.
 */
export const AddToCartButton = forwardRef<HTMLButtonElement, AddToCartButtonProps>(
  function AddToCartButton(props, ref) {
    return addButton(useOrderedGoods('AddToCartButton'), props, ref)
  },
)

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
