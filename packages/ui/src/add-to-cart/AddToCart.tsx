'use client'
import type { LadderHintsProps } from '../ladder-hints'
import * as ladder from '../ladder-hints/LadderHints.css'
import { joinClass, withClass } from '../part/withClass'
import { PriceGate, type PriceGateProps } from '../price-gate'
import { QuantityStepperParts, type QuantityStepperProps } from '../quantity-stepper/QuantityStepper'
import * as stepper from '../quantity-stepper/QuantityStepper.css'
import * as css from './AddToCart.css'
import * as Headless from './AddToCart.headless'

export const AddToCartRoot = withClass(Headless.AddToCartRoot, css.root, 'AddToCartRoot')
export const AddToCartButton = withClass(Headless.AddToCartButton, css.button, 'AddToCartButton')

export function AddToCartPrice(props: Partial<PriceGateProps>) {
  const { goods } = Headless.useOrderedGoods('AddToCartPrice')
  return <PriceGate buy_state={goods.buy_state} price={goods.price} unit={goods.bzdw} {...props} />
}

export function AddToCartLadder({ className, ...rest }: Partial<LadderHintsProps>) {
  return (
    <Headless.AddToCartLadder
      {...rest}
      className={joinClass(ladder.root, className)}
      rowClassName={ladder.row}
    />
  )
}

export function AddToCartStepper({ className, ...rest }: Partial<QuantityStepperProps>) {
  return (
    <Headless.AddToCartStepper {...rest} className={joinClass(stepper.root, className)}>
      <QuantityStepperParts />
    </Headless.AddToCartStepper>
  )
}

export type AddToCartProps = Omit<Headless.AddToCartRootProps, 'children'>

/** How many packs, and the button that adds them: the foot of a card, the end of a row. */
export function AddToCart(props: AddToCartProps) {
  return (
    <AddToCartRoot {...props}>
      <AddToCartStepper />
      <AddToCartButton />
    </AddToCartRoot>
  )
}
