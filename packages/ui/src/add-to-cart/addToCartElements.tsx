'use client'
import { canAddToCart } from '@yaoji/domain'
import type { Ref } from 'react'
import { LadderHints, type LadderHintsProps } from '../ladder-hints'
import { AddPlace } from '../part/addPlace'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { PriceGate, type PriceGateProps } from '../price-gate'
import { focusNextQuantity, QuantityStepper, type QuantityStepperProps } from '../quantity-stepper'
import * as css from './AddToCart.css'
import type { AddToCartButtonProps, OrderedGoods } from './orderedGoods'

/*
 * The elements of the parts as functions of their state. A part reads its state from a context and calls one; a ready card
 * has the state and calls them all, so that a list of cards has no component and no context for each part.
 */

export function priceOf({ goods }: OrderedGoods, props: Partial<PriceGateProps>, ref?: Ref<HTMLSpanElement>) {
  return <PriceGate ref={ref} buy_state={goods.buy_state} price={goods.price} unit={goods.bzdw} {...props} />
}

export function ladderOf(
  { goods, order }: OrderedGoods,
  props: Partial<LadderHintsProps>,
  ref?: Ref<HTMLUListElement>,
) {
  const { ladder_price, ladder_price_type = 0, base_price, bzdw } = goods
  if (!ladder_price || base_price === undefined) return null
  const tiers = { ladder_price, ladder_price_type, base_price, number: order.quantity, unit: bzdw }
  return <LadderHints ref={ref} {...tiers} {...props} />
}

export function stepperOf(
  { goods, order, labels }: OrderedGoods,
  props: Partial<QuantityStepperProps> = {},
  ref?: Ref<HTMLDivElement>,
) {
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
}

export function addButton(
  { goods, order, labels, soldOut, added }: OrderedGoods,
  { size = 's', variant = 'primary', onClick, className, children, ...rest }: AddToCartButtonProps = {},
  ref?: Ref<HTMLButtonElement>,
) {
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
        ? children || (order.canAdd ? labels.add : labels.unavailable(goods.buy_state))
        : labels.added(added)}
    </button>
  )
}
