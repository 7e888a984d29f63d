import {
  redemptionCancel,
  redemptionCreate,
  redemptionList,
  redemptionReceive,
} from '@yaoji/api-client/contract/redemption'
import { givePoints, insertPointsGift } from '../buyer-data'
import type { OrderShop } from '../order-shop'
import { days, group, type Machine, statusOf } from './machine'

/** Points for one piece of a gift, of which each buyer may have one. Sixteen days after it is shipped it counts as received. */
export const redemptionMachine: Machine = {
  name: 'a redemption of points',
  moves: {
    open: { redeem: '待发货', wait: 'open' },
    待发货: { ship: '已发货', cancel: '已取消', refuse: '已取消', wait: '待发货' },
    已发货: { receive: '已完成', deliver: '已完成', wait: ['已发货', '已完成'] },
    已完成: { wait: '已完成' },
    已取消: { redeem: '待发货', wait: '已取消' },
  },
  open: openRedemption,
}

let gift_id = 900

async function openRedemption(shop: OrderShop) {
  await shop.renewBuyer()
  gift_id += 1
  await insertPointsGift(shop.service.db, { id: gift_id, points: 100, stock: 1, per_buyer: 1 })
  await givePoints(shop.service.db, shop.buyerId, 150)
  let id = 999_999
  const redeem = async () => {
    const input = {
      gift_id,
      number: 1,
      address_id: shop.addressId,
      expected_points: 100,
      expected_cash: '0.00',
    }
    id = (await shop.browser.call(redemptionCreate, input)).redemption.id
  }
  return {
    async state() {
      const { list } = await shop.browser.call(redemptionList, {})
      const now = list.find(each => each.id === id)
      return now ? now.status_text : 'open'
    },
    steps: {
      redeem: () => statusOf(redeem()),
      ship: group(shop, () => `redemptions/${id}/ship`, { company: '中通快递', number: 'ZT1' }),
      cancel: () => statusOf(shop.browser.call(redemptionCancel, { id })),
      refuse: group(shop, () => `redemptions/${id}/cancel`, { reason: '缺货' }),
      receive: () => statusOf(shop.browser.call(redemptionReceive, { id })),
      deliver: group(shop, () => `redemptions/${id}/deliver`),
      wait: days(shop, 8),
    },
  }
}
