import { orderPay, transferSlip } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import { approveOrder, lockOrderOf } from '../../src/modules/order/review'
import { shipOrder } from '../../src/modules/order/ship'
import { orders } from '../../src/modules/order/tables'
import { markPaid } from '../../src/modules/payment/mark-paid'
import type { Context } from '../../src/wire/context'
import type { OrderShop } from '../order-shop'
import { insertFile } from '../registration'
import { group, statusOf } from './machine'

interface Purchase {
  readonly id: number
  readonly sn: string
}

/** An order that a new buyer placed and paid. */
export async function paidOrder(shop: OrderShop, goods_id: number, number: number): Promise<Purchase> {
  return buy(shop, { goods_id, number }, async () => {})
}

/** An order that was paid and shipped. */
export async function shippedOrder(shop: OrderShop, goods_id: number, number: number): Promise<Purchase> {
  return buy(shop, { goods_id, number }, async (context, sn) => {
    await approveOrder(context, await lockOrderOf(context.db, sn))
    const shipping = { company: '顺丰医药', tracking_no: 'SF1' }
    await shipOrder(context, await lockOrderOf(context.db, sn), shipping)
  })
}

/** Places an order by calls; the rest is done by the functions behind the calls, which takes less time. */
async function buy(
  shop: OrderShop,
  line: { goods_id: number; number: number },
  goOn: (context: Context, sn: string) => Promise<void>,
): Promise<Purchase> {
  await shop.renewBuyer()
  const { order_id: id } = await shop.place([line])
  const { db, clock } = shop.service
  const { sn, payable_amount: amount } = await orderOf(shop, id)
  await db.transaction(async tx => {
    const context = { db: tx, now: clock.now }
    await markPaid(context, await lockOrderOf(tx, sn), { way: 'transfer', amount })
    await goOn(context, sn)
  })
  return { id, sn }
}

async function orderOf({ service: { db } }: OrderShop, id: number) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}

/** What a buyer enters about a bank transfer. */
export async function transferInput(shop: OrderShop, id: number) {
  const file_ids = [await insertFile(shop.service.db, shop.buyerId, 'transfer_slip')]
  return { id, payer: '康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-20', file_ids }
}

/** Pays an order by a confirmed bank transfer, by calls. Returns the status of the first one that is refused. */
export async function payByTransfer(shop: OrderShop, id: number): Promise<number> {
  const chosen = await statusOf(shop.browser.call(orderPay, { id, pay_type: 'transfer' }))
  if (chosen !== 200) return chosen
  const sent = await statusOf(shop.browser.call(transferSlip, await transferInput(shop, id)))
  if (sent !== 200) return sent
  const { sn, payable_amount } = await orderOf(shop, id)
  return group(shop, () => `transfers/${sn}/confirm`, { received: String(payable_amount / 100) })()
}
