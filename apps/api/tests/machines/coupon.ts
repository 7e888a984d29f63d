import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { couponClaim, userCoupon } from '@yaoji/api-client/contract/coupon'
import { orderCancel, orderCreate } from '@yaoji/api-client/contract/order'
import { eq } from 'drizzle-orm'
import { orders } from '../../src/modules/order/tables'
import { insertTemplate } from '../buyer-data'
import type { OrderShop } from '../order-shop'
import { days, group, type Machine, SAME, statusOf } from './machine'
import { payByTransfer } from './purchase'

/** A coupon from the claim to its end. Sixty days are longer than it lasts, and than an order waits for its payment. */
export const couponMachine: Machine = {
  name: 'a coupon',
  moves: {
    open: { claim: 'unused', wait: 'over' },
    unused: { order: 'locked', wait: 'expired' },
    locked: { pay: 'used', cancel: 'unused', wait: 'expired' },
    used: { close: 'unused', pay: SAME, wait: 'used, over' },
    'used, over': { close: 'expired', pay: SAME, wait: 'used, over' },
    expired: { wait: 'expired' },
    over: { wait: 'over' },
  },
  open: openCoupon,
}

async function openCoupon(shop: OrderShop) {
  await shop.renewBuyer()
  const { db, clock } = shop.service
  const began = clock.now
  const template = await insertTemplate(db, { quota: 5, per_buyer: 1, amount: 3000 })
  let ids = await shop.fill({ goods_id: 7, number: 4 })
  let order = { id: 999_999, sn: 'YJ0' }
  const own = async () => (await shop.browser.call(userCoupon, { per_page: 100 })).list[0]
  const isOver = () => clock.now > began

  async function place(): Promise<void> {
    const coupon_id = (await own())?.id ?? 999_999
    const { expected_total } = await shop.browser.call(cartCheckout, { ids, coupon_id })
    const input = { ids, address_id: shop.addressId, expected_total, coupon_id }
    const { order_id } = await shop.browser.call(orderCreate, input)
    const [row] = await db.select().from(orders).where(eq(orders.id, order_id))
    order = { id: order_id, sn: row!.sn }
    ids = await shop.fill({ goods_id: 7, number: 4 })
  }

  return {
    async state() {
      const coupon = await own()
      if (!coupon) return isOver() ? 'over' : 'open'
      return coupon.status === 'used' && isOver() ? 'used, over' : coupon.status
    },
    steps: {
      claim: () => statusOf(shop.browser.call(couponClaim, { id: template })),
      order: () => statusOf(place()),
      pay: () => payByTransfer(shop, order.id),
      cancel: () => statusOf(shop.browser.call(orderCancel, { id: order.id })),
      close: group(shop, () => `orders/${order.sn}/close`, { reason: '缺货' }),
      wait: days(shop, 60),
    },
  }
}
