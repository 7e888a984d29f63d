import { orderReceive } from '@yaoji/api-client/contract/order'
import { returnCreate, returnList, returnSend, returnWithdraw } from '@yaoji/api-client/contract/return'
import type { ReturnKind } from '@yaoji/domain'
import { insertFile } from '../registration'
import { days, group, type Machine, statusOf } from './machine'
import { shippedOrder } from './purchase'

const WAITING = { reject: 'rejected', withdraw: 'withdrawn', wait: 'waiting' }
const TO_SEND = { send: 'to inspect', withdraw: 'withdrawn', wait: 'withdrawn' }
const REFUNDING = { refund: 'done', wait: 'refunding' }
const ENDS = {
  done: { wait: 'done' },
  rejected: { wait: 'rejected' },
  withdrawn: { wait: 'withdrawn' },
}
const inspected = (accept: string) => ({ accept, reject: 'rejected', wait: 'to inspect' })

/** Every kind of return with its way. A return that is not sent back within eight days is withdrawn. */
export const returnMachines: readonly Machine[] = [
  machine('return_refund', {
    waiting: { approve: 'to send', ...WAITING },
    'to send': TO_SEND,
    'to inspect': inspected('refunding'),
    refunding: REFUNDING,
    ...ENDS,
  }),
  machine('exchange', {
    waiting: { approve: 'to send', ...WAITING },
    'to send': TO_SEND,
    'to inspect': inspected('done'),
    ...ENDS,
  }),
  machine('refund_only', {
    waiting: { approve: 'refunding', ...WAITING },
    refunding: REFUNDING,
    ...ENDS,
  }),
  machine('refuse', {
    waiting: { approve: 'to inspect', ...WAITING },
    'to inspect': inspected('refunding'),
    refunding: REFUNDING,
    ...ENDS,
  }),
]

const NAMES: Readonly<Record<number, string>> = {
  10: 'waiting',
  20: 'to send',
  30: 'to inspect',
  40: 'refunding',
  50: 'done',
  60: 'rejected',
  70: 'withdrawn',
}

function machine(kind: ReturnKind, moves: Machine['moves']): Machine {
  return {
    name: `a return (${kind})`,
    moves,
    async open(shop) {
      const order = await shippedOrder(shop, 6, 4)
      // What is refused at the door was not received.
      if (kind !== 'refuse') await shop.browser.call(orderReceive, { id: order.id })
      const [batch] = (await shop.browser.call(returnList, { id: order.id })).batches
      const ask = async (number: number) =>
        shop.browser.call(returnCreate, {
          id: order.id,
          kind,
          reason: 'damaged',
          file_ids: [await insertFile(shop.service.db, shop.buyerId, 'return')],
          lines: [{ batch_id: batch!.batch_id, number }],
        })
      const { id } = (await ask(3)).order_return
      const on = (action: string) => () => `returns/${id}/${action}`
      return {
        async state() {
          const { list } = await shop.browser.call(returnList, { id: order.id })
          return NAMES[list.find(each => each.id === id)!.status] ?? ''
        },
        steps: {
          approve: group(shop, on('approve')),
          reject: group(shop, on('reject'), { reason: '与发货记录一致' }),
          accept: group(shop, on('accept')),
          refund: group(shop, on('refund')),
          send: () => statusOf(shop.browser.call(returnSend, { id, company: '邮政', tracking_no: 'EMS1' })),
          withdraw: () => statusOf(shop.browser.call(returnWithdraw, { id })),
          ask_for_too_many: async () => statusOf(ask(5)),
          wait: days(shop, 8),
        },
      }
    },
  }
}
