import { countPurchase, ORDER, orderStatusText, packCountText, RETURN, unshippedShares } from '@yaoji/domain'
import type { Context } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { sendMessage } from '../message/send'
import { changeStatus } from '../order/change-status'
import { linesOf } from '../order/lines'
import { putBackLots } from '../order/pick-lots'
import { type OpenBatch, openBatches } from '../order/returnable'
import { giveBackStock, type StockMove, sumPacks } from '../order/stock'
import type { OrderLineRow, OrderRow } from '../order/tables'
import { refundReturn } from './decide'
import { insertReturn } from './insert'

/**
 * Ends the shipping of a partly shipped order, locked by the caller: the packs that are not shipped are refunded as a
 * return that the shop writes, and go back to the stock. It brings the freight that they leave to parcels which went back
 * whole for a fault of the shop. The order is shipped.
 */
export async function closeRest(context: Context, order: OrderRow, reason: string): Promise<OrderRow> {
  const { db, now } = context
  if (order.status !== ORDER.partlyShipped)
    throw conflict(`订单${orderStatusText(order.status)}，不能进行此操作`)
  const batches = await openBatches(db, order.id)
  const shares = unshippedShares(batches)
  const created = await insertReturn(context, order, {
    ...{ kind: 'refund_only', reason: 'short', status: RETURN.refunding, unshipped: true, text: reason },
    lines: batches.map(({ batch_id, unshipped: number }) => ({
      ...{ batch_id, number, amount: 0, voucher_amount: 0, points: 0 },
      ...shares.get(batch_id),
    })),
    event: `剩余商品不再发货：${reason}`,
  })
  await giveBackStock(db, stockOf(batches, await linesOf(db, [order.id])), order.created_at)
  await putBackLots(
    db,
    batches.map(({ lot_id, unshipped: number }) => ({ lot_id, number })),
  )
  const packs = countPurchase(
    batches.map(({ line: { is_gift }, unshipped: number }) => ({ is_gift, number })),
  )
  const text = `剩余商品（${packCountText(packs)}）不再发货：${reason}`
  const closed = await changeStatus(context, order, {
    to: ORDER.shipped,
    change: { shipped_at: now },
    event: text,
  })
  await sendMessage(context, {
    user_id: order.user_id,
    kind: 'order',
    title: '订单剩余商品不再发货',
    content: `订单 ${order.sn}：${text}，货款按原付款方式退回。`,
    url: `/order/info/${order.id}`,
  })
  await refundReturn(context, created)
  return closed
}

/** The stock that the packs took. A package goes back when none of its products was shipped. */
function stockOf(batches: readonly OpenBatch[], lines: readonly OrderLineRow[]): StockMove {
  const packsOf = (id: (line: OrderLineRow) => number) =>
    sumPacks(batches.map(({ line, unshipped }) => ({ id: id(line), number: unshipped })))
  const unshipped = new Map(packsOf(line => line.id).map(({ id, number }) => [id, number]))
  const packages = new Map<number, number>()
  for (const { id, combination_id, combination_number, number } of lines) {
    if (combination_id === null) continue
    const whole = Math.floor(((unshipped.get(id) ?? 0) * combination_number) / number)
    packages.set(combination_id, Math.min(packages.get(combination_id) ?? whole, whole))
  }
  return {
    stock: packsOf(line => line.stock_goods_price_id),
    quota: packsOf(line => line.goods_price_id),
    packages: [...packages].map(([id, number]) => ({ id, number })),
  }
}
