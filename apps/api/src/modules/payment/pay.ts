import { randomUUID } from 'node:crypto'
import type { InputOf } from '@yaoji/api-client/contract'
import type { orderPay, Payment } from '@yaoji/api-client/contract/payment'
import { needsPassword, ORDER, paymentDeadlineMinutes, paymentOptions } from '@yaoji/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { PaymentRequest } from '../../ports/payment'
import type { BuyerContext, BuyerRequestContext, Context } from '../../wire/context'
import { conflict, invalidField, notFound, wrongPassword } from '../../wire/refusal'
import { paymentTimes } from '../config/shop-settings'
import { provePassword } from '../credentials/prove-password'
import { lockOrder } from '../order/change-status'
import { closeWaitingPayments } from '../order/close-payments'
import { ownOrder } from '../order/list'
import { type OrderRow, orders } from '../order/tables'
import { lockAccount } from '../wallet/account'
import { markPaid } from './mark-paid'
import { noTransfer, showPayment, sumOf } from './state'
import { payments, transferSlips } from './tables'

type PayInput = InputOf<typeof orderPay>
type PaymentRow = typeof payments.$inferSelect
type OnlinePayType = PaymentRequest['method']

const NOTHING_TO_PAY = '应付金额为 0，请用余额支付确认'

/**
 * Starts the payment of an order. Repeated calls make one payment: a paid order is answered as paid, and a waiting
 * attempt is returned again. Opens its own transactions, because a wrong password must be counted although the call is
 * refused, and because the gateway is called between two of them.
 */
export async function payOrder(context: BuyerRequestContext<PayInput>): Promise<Payment> {
  const { db, viewer, input } = context
  const { buyer } = viewer
  const { balance_amount } = await ownOrder(db, buyer.id, input.id)
  if (needsPassword(input.pay_type, balance_amount)) await requirePassword(context, input.password)
  const attempt = await db.transaction(async tx => {
    const order = await payableOrder({ ...context, db: tx }, input)
    return order && WAYS[input.pay_type]({ ...context, db: tx }, order)
  })
  if (attempt) await createAtGateway(context, attempt)
  return showPayment(db, await ownOrder(db, buyer.id, input.id))
}

/** An attempt to pay at the gateway. */
export interface Attempt {
  readonly sn: string
  readonly way: OnlinePayType
  /** Null while the gateway does not know it. */
  readonly gateway_url: string | null
  /** One, or several that are paid together; the first one is where the buyer returns to. */
  readonly orders: readonly OrderRow[]
}

/** The address where the buyer confirms an attempt; opens it at the gateway first if that does not know it. */
export async function createAtGateway(
  { db, deps }: BuyerRequestContext<unknown>,
  attempt: Attempt,
): Promise<string> {
  if (attempt.gateway_url !== null) return attempt.gateway_url
  const { url } = await deps.ports.payment.open(requestOf(attempt))
  await db.update(payments).set({ gateway_url: url }).where(eq(payments.sn, attempt.sn))
  return url
}

/** What each payment method does with an order that it may pay. */
const WAYS: Record<PayInput['pay_type'], (context: Context, order: OrderRow) => Promise<Attempt | null>> = {
  balance: payFromBalance,
  transfer: chooseTransfer,
  wechat: (context, order) => findOrCreateAttempt(context, [order], 'wechat'),
  alipay: (context, order) => findOrCreateAttempt(context, [order], 'alipay'),
  company: (context, order) => findOrCreateAttempt(context, [order], 'company'),
}

/** Refuses a missing or wrong login password. Not inside a transaction that a refusal rolls back. */
export async function requirePassword(context: BuyerContext, password: string | undefined): Promise<void> {
  if (!password) throw invalidField('password', '请输入登录密码')
  if (await provePassword(context, password)) return
  throw wrongPassword('password', '登录密码不正确，请重新输入')
}

/** The order, held, if it is still to be paid; null when it is paid already. Refuses when it cannot be paid this way now. */
export async function payableOrder(
  { db, viewer, now }: BuyerContext,
  input: PayInput,
): Promise<OrderRow | null> {
  const balance = await lockAccount(db, viewer.buyer.id)
  const order = await lockOrder(db, input.id)
  if (!order) throw notFound('订单')
  if (order.status >= ORDER.paid) return null
  if (order.status === ORDER.transferSubmitted) throw conflict('转账凭证审核中，无需再次付款')
  if (order.status !== ORDER.unpaid) throw conflict('订单已取消，不能付款')
  if (order.pay_before <= now) throw conflict('订单已超时，请重新下单')
  const { payable_amount: payable, is_ephedrine } = order
  const payment = { payable, ephedrine: is_ephedrine === 1, balance, no_transfer: noTransfer() }
  const option = paymentOptions(payment).find(({ way }) => way === input.pay_type)
  if (!option) throw conflict('含麻黄碱类商品的订单只能对公转账或企业网银付款')
  if (!option.usable) throw conflict(option.reason)
  return order
}

/** Pays an order, which the caller has locked, from the balance. */
export async function payFromBalance(context: Context, order: OrderRow): Promise<null> {
  const { db, now } = context
  await db.insert(payments).values({
    ...attemptOf(order, 'balance', now),
    state: 'paid',
    settled_at: now,
  })
  await markPaid(context, order, { way: 'balance', amount: order.payable_amount })
  return null
}

async function chooseTransfer(context: Context, order: OrderRow): Promise<null> {
  if (order.payable_amount === 0) throw conflict(NOTHING_TO_PAY)
  await closeWaitingPayments(context, order.id)
  await choosePayType(context, order, 'transfer')
  return null
}

/** The waiting attempt to pay these orders, which the caller has locked; or a new one, which replaces any other. */
export async function findOrCreateAttempt(
  context: Context,
  orders: readonly OrderRow[],
  way: OnlinePayType,
): Promise<Attempt> {
  const { db, now } = context
  if (sumOf(orders, 'payable_amount') === 0) throw conflict(NOTHING_TO_PAY)
  const waiting = await waitingAttempt(db, orders, way)
  if (waiting) return { sn: waiting.sn, way, orders, gateway_url: waiting.gateway_url }
  const sn = newNumber()
  for (const order of orders) {
    await closeWaitingPayments(context, order.id)
    await choosePayType(context, order, way)
    await db.insert(payments).values({ ...attemptOf(order, way, now), sn, state: 'waiting' })
  }
  return { sn, way, orders, gateway_url: null }
}

/** The waiting attempt to pay exactly these orders with this method and these amounts. */
async function waitingAttempt(
  db: Db,
  orders: readonly OrderRow[],
  way: OnlinePayType,
): Promise<PaymentRow | undefined> {
  const ids = orders.map(order => order.id)
  const numbers = db
    .select({ sn: payments.sn })
    .from(payments)
    .where(and(inArray(payments.order_id, ids), eq(payments.state, 'waiting'), eq(payments.way, way)))
  const rows = await db.select().from(payments).where(inArray(payments.sn, numbers))
  const isOfOrder = (row: PaymentRow) =>
    row.sn === rows[0]?.sn &&
    orders.some(order => order.id === row.order_id && order.payable_amount === row.amount)
  return rows.length === orders.length && rows.every(isOfOrder) ? rows[0] : undefined
}

/** Chooses one transfer for several orders of a purchase, which the caller has locked. Its remark is their number. */
export async function chooseTransferTogether(context: Context, orders: readonly OrderRow[]): Promise<void> {
  if (sumOf(orders, 'payable_amount') === 0) throw conflict(NOTHING_TO_PAY)
  if (new Set(orders.map(order => order.parent_sn)).size > 1)
    throw conflict('不同采购的订单不能合并转账，请分别转账')
  for (const order of orders) {
    await closeWaitingPayments(context, order.id)
    await choosePayType(context, order, 'transfer', order.parent_sn)
  }
}

/**
 * Stores the method that the buyer chose, and its time to pay. The time never becomes shorter, but for an online method
 * after a transfer of which the buyer sent no slip.
 */
async function choosePayType(
  { db, now }: Context,
  order: OrderRow,
  way: PayInput['pay_type'],
  transfer_sn: string | null = null,
): Promise<void> {
  const untilFrom = (begin: Date) => begin.getTime() + paymentDeadlineMinutes(way, paymentTimes()) * 60_000
  const before = order.pay_before.getTime()
  const until = (await leavesTransfer(db, order, way))
    ? Math.min(before, untilFrom(now))
    : Math.max(before, untilFrom(order.created_at))
  await db
    .update(orders)
    .set({ pay_type: way, transfer_sn, pay_before: new Date(until) })
    .where(eq(orders.id, order.id))
}

/** Whether another method replaces a transfer that the buyer chose and sent no slip of. */
async function leavesTransfer(db: Db, order: OrderRow, way: PayInput['pay_type']): Promise<boolean> {
  if (order.pay_type !== 'transfer' || way === 'transfer') return false
  const slips = await db
    .select({ id: transferSlips.id })
    .from(transferSlips)
    .where(eq(transferSlips.order_id, order.id))
    .limit(1)
  return slips.length === 0
}

const newNumber = () => `P${randomUUID().replaceAll('-', '')}`

function attemptOf(order: OrderRow, way: PayInput['pay_type'], now: Date) {
  return {
    sn: newNumber(),
    order_id: order.id,
    user_id: order.user_id,
    way,
    amount: order.payable_amount,
    created_at: now,
  }
}

function requestOf({ sn, way, orders }: Attempt): PaymentRequest {
  const [first, ...others] = orders
  if (!first) throw new Error('api: an attempt has no order. Pass at least one.')
  return {
    payment_sn: sn,
    amount: sumOf(orders, 'payable_amount'),
    method: way,
    subject: others.length === 0 ? `药集订单 ${first.sn}` : `药集订单 ${first.sn} 等 ${orders.length} 单`,
    return_path: `/cart/step3/${first.id}`,
  }
}
