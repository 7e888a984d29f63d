import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { payTogether } from '@yaoji/api-client/contract/payment'
import { amountText, formatAmount } from '@yaoji/domain'
import type { BuyerContext, BuyerRequestContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { ownOrders } from '../order/list'
import type { OrderRow } from '../order/orderAnswer'
import { balanceOf } from '../wallet/account'
import { payableOrder, payFromBalance, provePassword } from './pay'

/**
 * Pays several orders from the balance, all or none; those that are paid already are skipped. Opens its own transaction,
 * because a wrong password must be counted although the call is refused.
 */
export async function payOrdersTogether(
  context: BuyerRequestContext<InputOf<typeof payTogether>>,
): Promise<DataOf<typeof payTogether>> {
  const { db, viewer, input } = context
  const owned = await ownOrders(db, viewer.buyer.id, input.ids)
  await provePassword(context, input.password)
  const amount = await db.transaction(tx =>
    payAll(
      { ...context, db: tx },
      owned.map(order => order.id),
    ),
  )
  return {
    orders: owned.map(({ id, sn }) => ({ id, sn })),
    amount: formatAmount(amount),
    balance: formatAmount(await balanceOf(db, viewer.buyer.id)),
  }
}

/** Pays what is unpaid of these orders, whose ids ascend. Answers the sum. */
async function payAll(context: BuyerContext, ids: readonly number[]): Promise<number> {
  const { db, viewer } = context
  const open: OrderRow[] = []
  // The account is locked with the first order: balance and statuses are those of this transaction.
  for (const id of ids) {
    const order = await payableOrder(context, { id, pay_type: 'balance' })
    if (order) open.push(order)
  }
  const amount = open.reduce((sum, order) => sum + order.payable_amount, 0)
  const missing = amount - (await balanceOf(db, viewer.buyer.id))
  if (missing > 0) throw conflict(`余额不足，还差 ${amountText(missing)}`)
  for (const order of open) await payFromBalance(context, order)
  return amount
}
