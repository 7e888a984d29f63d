import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import { Callout } from '../../core/page/Callout'
import * as css from './CheckoutChanges.css'

type Change = CheckoutData['changes'][number]

/** A coupon has a name and no product. */
const isCoupon = ({ goods_id, name }: Change) => goods_id === 0 && name !== ''

/** What has changed since the cart was last shown, by line, and a coupon that does not apply. */
export function CheckoutChanges({ changes }: Pick<CheckoutData, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <Callout>
      <Changes title="下列商品与购物车中不同，请确认" changes={changes.filter(change => !isCoupon(change))} />
      <Changes title="优惠券未使用，请确认" changes={changes.filter(isCoupon)} />
    </Callout>
  )
}

function Changes({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {changes.map(({ goods_id, name, message }) => (
          <li key={`${goods_id} ${message}`}>
            {name && <b>{name}：</b>}
            {message}
          </li>
        ))}
      </ul>
    </>
  )
}
