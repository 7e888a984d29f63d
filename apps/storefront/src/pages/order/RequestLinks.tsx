import { LinkButton } from '@yaoji/ui/button'
import { href } from '../../routes'
import * as css from './OrderRequests.css'

/** From one request to its order, and to all requests of that order. */
export function RequestLinks({ order_id, all }: { order_id: number; all: string }) {
  return (
    <div className={css.links}>
      <LinkButton href={href('order', { id: order_id })}>查看订单</LinkButton>
      <LinkButton href={all}>这个订单的全部申请</LinkButton>
    </div>
  )
}
