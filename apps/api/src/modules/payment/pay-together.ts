import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { payTogether } from '@yaoji/api-client/contract/payment'
import { amountText, formatAmount, needsPassword, sumAmounts } from '@yaoji/domain'
import type { BuyerContext, BuyerRequestContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { frozenPart } from '../order/balance-part'
import { ownOrders } from '../order/list'
import type { OrderRow } from '../order/tables'
import { balanceOf } from '../wallet/account'
import {
  type Attempt,
  chooseTransferTogether,
  createAtGateway,
  findOrCreateAttempt,
  payableOrder,
  payFromBalance,
  requirePassword,
} from './pay'
import { sumOf } from './state'

type PayType = NonNullable<InputOf<typeof payTogether>['pay_type']>

/**
 * Pays several orders from the balance or with one payment at the gateway, or chooses one transfer for them, all or none;
 * those that are paid already are skipped. Opens its own transaction, because a wrong password must be counted although the call is refused, and
 * because the gateway is called after it.
 */
export async function payOrdersTogether(
  context: BuyerRequestContext<InputOf<typeof payTogether>>,
): Promise<DataOf<typeof payTogether>> {
  const { db, viewer, input } = context
  const { pay_type = 'balance' } = input
  const owned = await ownOrders(db, viewer.buyer.id, input.ids)
  const usedBalance = sumOf(owned, 'balance_amount')
  if (needsPassword(pay_type, usedBalance)) await requirePassword(context, input.password)
  const { taken, attempt } = await db.transaction(async tx => {
    const inside = { ...context, db: tx }
    const open = await payableOrders(inside, owned, pay_type)
    if (pay_type === 'balance') return { taken: await payAll(inside, open), attempt: null }
    return { taken: 0, attempt: open.length === 0 ? null : await begin(inside, open, pay_type) }
  })
  return {
    orders: owned.map(({ id, sn }) => ({ id, sn })),
    amount: formatAmount(taken),
    balance: formatAmount(await balanceOf(db, viewer.buyer.id)),
    gateway_url: await addressOf(context, attempt),
  }
}

/** Chooses the transfer, or opens an attempt at the gateway. */
async function begin(
  context: BuyerContext,
  open: readonly OrderRow[],
  pay_type: Exclude<PayType, 'balance'>,
): Promise<Attempt | null> {
  if (pay_type !== 'transfer') return findOrCreateAttempt(context, open, pay_type)
  await chooseTransferTogether(context, open)
  return null
}

const addressOf = async (context: BuyerRequestContext<unknown>, attempt: Attempt | null) =>
  attempt && (await createAtGateway(context, attempt))

/** What is unpaid of these orders, whose ids ascend, locked. Refuses orders that must be paid alone. */
async function payableOrders(
  context: BuyerContext,
  owned: readonly OrderRow[],
  pay_type: PayType,
): Promise<OrderRow[]> {
  const open: OrderRow[] = []
  // The account is locked with the first order: balance and statuses are those of this transaction.
  for (const { id } of owned) {
    const order = await payableOrder(context, { id, pay_type })
    if (order) open.push(order)
  }
  if (open.length > 1 && open.some(order => order.is_ephedrine === 1))
    throw conflict('含麻黄碱类商品的订单须单独付款')
  // The buyer may have sent the money already; what waits for one transfer can be paid together in another way.
  const transfer = open.find(order => order.pay_type === 'transfer')
  if (transfer && !open.every(order => isOfTransfer(order, transfer)))
    throw conflict(`订单 ${transfer.sn} 正在等待对公转账，须单独付款`)
  return open
}

const isOfTransfer = (order: OrderRow, { transfer_sn }: OrderRow) =>
  order.pay_type === 'transfer' && transfer_sn !== null && order.transfer_sn === transfer_sn

/** Pays these orders from the balance. Answers the sum, with what was frozen for them. */
async function payAll(context: BuyerContext, orders: readonly OrderRow[]): Promise<number> {
  const { db, viewer } = context
  const amount = sumOf(orders, 'payable_amount')
  const missing = amount - (await balanceOf(db, viewer.buyer.id))
  if (missing > 0) throw conflict(`余额不足，还差 ${amountText(missing)}`)
  for (const order of orders) await payFromBalance(context, order)
  return amount + sumAmounts(orders.map(frozenPart))
}
