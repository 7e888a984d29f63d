import { orderDetail } from '@yaoji/api-client/contract/order'
import { receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import { insertFile } from '../registration'
import { days, group, type Machine, statusOf } from './machine'
import { shippedOrder } from './purchase'

/** The signed receipt of ephedrine-type goods. It is due seven days after the delivery; sixteen deliver by themselves. */
export const receiptMachine: Machine = {
  name: 'a receipt',
  moves: {
    waiting: { deliver: 'due', wait: ['waiting', 'due'] },
    due: { send: 'submitted', wait: 'overdue' },
    overdue: { send: 'submitted', wait: 'overdue' },
    submitted: { reject: 'rejected', pass: 'passed', wait: 'submitted' },
    rejected: { send: 'submitted', wait: 'overdue' },
    passed: { wait: 'passed' },
  },
  async open(shop) {
    const { id, sn } = await shippedOrder(shop, 3, 2)
    const [parcel] = (await shop.browser.call(orderDetail, { id })).parcels
    return {
      async state() {
        const { list } = await shop.browser.call(receiptList, {})
        return list.find(({ order_id }) => order_id === id)!.state
      },
      steps: {
        deliver: group(shop, () => `parcels/${parcel!.id}/deliver`),
        send: async () => {
          const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'receipt')]
          return statusOf(shop.browser.call(receiptSend, { id, file_ids }))
        },
        pass: group(shop, () => `receipts/${sn}/pass`),
        reject: group(shop, () => `receipts/${sn}/reject`, { reason: '没有公章' }),
        wait: days(shop, 8),
      },
    }
  },
}
