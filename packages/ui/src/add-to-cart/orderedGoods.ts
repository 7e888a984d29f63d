import type { BuyState } from '@yaoji/domain'
import { type AddableGoods, addReason, type AddToCart as Order } from '@yaoji/hooks'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { LadderHintsProps } from '../ladder-hints'

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

/** A product, the number that is chosen of it, and what its add button shows. */
export interface OrderedGoods {
  readonly goods: AddToCartGoods
  readonly order: Order
  readonly labels: typeof addToCartLabels
  readonly soldOut: ReactNode
  readonly added: number | undefined
}

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
