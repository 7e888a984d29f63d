import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import { Callout } from '../../app/cart/Callout'
import * as css from './CheckChanges.css'

/** What is not as it was when the cart was last shown, line by line. */
export function CheckChanges({ changes }: Pick<CheckoutData, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <Callout>
      <h2 className={css.title}>下列商品与购物车中不同，请确认</h2>
      <ul className={css.list}>
        {changes.map(({ goods_id, name, message }) => (
          <li key={`${goods_id} ${message}`}>
            {name && <b>{name}：</b>}
            {message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
