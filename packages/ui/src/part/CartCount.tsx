import { Icon } from '../icon'
import * as css from './CartCount.css'

/** A number of packs with the sign of the cart, for a mark in a narrow column without a visible head. */
export function CartCount({ number }: { number: number }) {
  return (
    <>
      <Icon name="cart" size="s" className={css.icon} /> {number}
    </>
  )
}
