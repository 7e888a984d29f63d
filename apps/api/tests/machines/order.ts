import { orderCancel, orderClose, orderReceive } from '@yaoji/api-client/contract/order'
import { orderPay, transferSlip } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../src/modules/credentials/password'
import { orderLines, orders } from '../../src/modules/order/tables'
import { users } from '../../src/session/tables'
import { giveMoney } from '../buyer-data'
import type { OrderShop } from '../order-shop'
import { days, group, type Machine, SAME, statusOf } from './machine'
import { transferInput } from './purchase'

/** Repeating them after the payment changes nothing. */
const PAID = { choose_transfer: SAME, confirm: SAME }

/** Orders that freeze a part of the balance, whose rest is paid by bank transfer. Eleven days are longer than every time that the service waits for somebody. */
export const orderMachine: Machine = {
  name: 'an order',
  moves: {
    unpaid: { choose_transfer: 'transfer', cancel: 'cancelled', wait: 'cancelled' },
    transfer: {
      slip: 'slip sent',
      choose_transfer: SAME,
      refuse: SAME,
      cancel: 'cancelled',
      wait: 'cancelled',
    },
    'slip sent': { confirm: 'paid', refuse: 'transfer', wait: 'slip sent' },
    paid: { approve: 'to ship', ask_close: 'paid, close asked', close: 'closed', ...PAID, wait: 'paid' },
    'paid, close asked': { keep: 'paid', close: 'closed', ...PAID, wait: 'paid, close asked' },
    'to ship': {
      ship_one: 'partly shipped',
      ship: 'shipped',
      ask_close: 'to ship, close asked',
      close: 'closed',
      ...PAID,
      wait: 'to ship',
    },
    'to ship, close asked': { keep: 'to ship', close: 'closed', ...PAID, wait: 'to ship, close asked' },
    'partly shipped': {
      close_rest: 'shipped',
      ship: 'shipped',
      ship_one: ['partly shipped', 'shipped'],
      ...PAID,
      wait: 'partly shipped',
    },
    shipped: { receive: 'received', ...PAID, wait: 'received' },
    received: { complete: 'completed', ...PAID, wait: 'completed' },
    completed: { ...PAID, wait: 'completed' },
    cancelled: { refuse: SAME, wait: 'cancelled' },
    closed: { confirm: SAME, wait: 'closed' },
  },
  open: openOrder,
}

const NAMES: Readonly<Record<number, string>> = {
  15: 'slip sent',
  20: 'paid',
  30: 'to ship',
  35: 'partly shipped',
  40: 'shipped',
  50: 'received',
  100: 'completed',
  [-10]: 'cancelled',
  [-20]: 'closed',
}

const PASSWORD = 'Yaoji@2026'
let hash: Promise<string> | undefined

/** The same for all buyers, because making one takes a while. */
function passwordHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD)
  return hash
}

async function openOrder(shop: OrderShop) {
  await shop.renewBuyer()
  const { db } = shop.service
  await giveMoney(db, shop.buyerId, '20.00')
  await db
    .update(users)
    .set({ password_hash: await passwordHash() })
    .where(eq(users.id, shop.buyerId))
  const { order_id: id } = await shop.place([{ goods_id: 6, number: 3 }], { use_balance: 1 })
  const [line] = await db.select().from(orderLines).where(eq(orderLines.order_id, id))
  const read = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]!
  const { sn, payable_amount } = await read()
  const on = (action: string) => () => `orders/${sn}/${action}`
  const parcel = { company: '顺丰医药', number: 'SF1' }
  return {
    async state() {
      const { status, pay_type, close_applied } = await read()
      const name = NAMES[status] ?? (pay_type === 'transfer' ? 'transfer' : 'unpaid')
      return close_applied && (status === 20 || status === 30) ? `${name}, close asked` : name
    },
    steps: {
      choose_transfer: () =>
        statusOf(shop.browser.call(orderPay, { id, pay_type: 'transfer', password: PASSWORD })),
      slip: async () => statusOf(shop.browser.call(transferSlip, await transferInput(shop, id))),
      confirm: group(shop, () => `transfers/${sn}/confirm`, { received: String(payable_amount / 100) }),
      refuse: group(shop, () => `transfers/${sn}/refuse`, { reason: '未到账' }),
      cancel: () => statusOf(shop.browser.call(orderCancel, { id })),
      ask_close: () => statusOf(shop.browser.call(orderClose, { id, reason: '买错了' })),
      approve: group(shop, on('approve')),
      ship: group(shop, on('ship'), parcel),
      ship_one: group(shop, on('ship'), { ...parcel, lines: `${line!.id}:1` }),
      ship_too_many: group(shop, on('ship'), { ...parcel, lines: `${line!.id}:4` }),
      close: group(shop, on('close'), { reason: '缺货' }),
      close_rest: group(shop, on('close-rest'), { reason: '缺货' }),
      keep: group(shop, on('keep'), { reason: '已备货' }),
      receive: () => statusOf(shop.browser.call(orderReceive, { id })),
      complete: group(shop, on('complete')),
      wait: days(shop, 11),
    },
  }
}
