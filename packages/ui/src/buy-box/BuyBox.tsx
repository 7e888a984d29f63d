'use client'
import { joinClass, withClass } from '../part/withClass'
import { QuantityStepperParts, type QuantityStepperProps } from '../quantity-stepper/QuantityStepper'
import * as stepper from '../quantity-stepper/QuantityStepper.css'
import * as css from './BuyBox.css'
import * as Headless from './BuyBox.headless'

export const BuyBoxRoot = withClass(Headless.BuyBoxRoot, css.root, 'BuyBoxRoot')
export const BuyBoxRule = withClass(Headless.BuyBoxRule, css.rule, 'BuyBoxRule')
export const BuyBoxAdd = withClass(Headless.BuyBoxAdd, css.add, 'BuyBoxAdd')
export const BuyBoxBuyNow = withClass(Headless.BuyBoxBuyNow, css.buyNow, 'BuyBoxBuyNow')

export function BuyBoxStepper({ className, ...rest }: Partial<QuantityStepperProps>) {
  return (
    <Headless.BuyBoxStepper {...rest} className={joinClass(stepper.root, className)}>
      <QuantityStepperParts />
    </Headless.BuyBoxStepper>
  )
}

export type BuyBoxProps = Omit<Headless.BuyBoxRootProps, 'children'>

/**
 * How many packs, by which rule, and the two ways to buy them. On narrow screens it sticks to the lower edge of the
 * page.
 */
export function BuyBox(props: BuyBoxProps) {
  return (
    <BuyBoxRoot {...props}>
      <div className={css.choose}>
        <BuyBoxStepper />
        <BuyBoxRule />
      </div>
      <div className={css.ways}>
        <BuyBoxAdd />
        <BuyBoxBuyNow />
      </div>
    </BuyBoxRoot>
  )
}
