'use client'
import { AddToCartButton, AddToCartStepper as BuyBoxStepper } from '../add-to-cart/AddToCart'
import { withClass } from '../part/withClass'
import * as css from './BuyBox.css'
import * as Headless from './BuyBox.headless'

export const BuyBoxRoot = withClass(Headless.BuyBoxRoot, css.root, 'BuyBoxRoot')
export const BuyBoxRule = withClass(Headless.BuyBoxRule, css.rule, 'BuyBoxRule')
export const BuyBoxAdd = withClass(AddToCartButton, css.way, 'BuyBoxAdd')
export const BuyBoxBuyNow = withClass(Headless.BuyBoxBuyNow, `${css.way} ${css.buyNow}`, 'BuyBoxBuyNow')
export { BuyBoxStepper }

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
        <BuyBoxAdd size="l" />
        <BuyBoxBuyNow />
      </div>
    </BuyBoxRoot>
  )
}
