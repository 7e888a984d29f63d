import { randomUUID } from 'node:crypto'
import type { InputOf } from '@yaoji/api-client/contract'
import type { orderPay, Payment } from '@yaoji/api-client/contract/payment'
import { needsPassword, ORDER, paymentDeadlineMinutes, paymentOptions } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { PaymentRequest } from '../../ports/payment'
import type { BuyerContext, BuyerRequestContext, Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { countAttempt, deleteAttempts } from '../credentials/attempts'
import { verifyPassword } from '../credentials/password'
import { lockOrder } from '../order/change-status'
import { closeWaitingPayments } from '../order/close-payments'
import { ownOrder } from '../order/list'
import type { OrderRow } from '../order/orderAnswer'
import { orders } from '../order/tables'
import { lockAccount, moveMoney, USE } from '../wallet/account'
import { markPaid } from './mark-paid'
import { showPayment } from './state'
import { payments } from './tables'

type PayInput = InputOf<typeof orderPay>
type PaymentRow = typeof payments.$inferSelect
type OnlinePayType = PaymentRequest['method']

/**
 * Starts the payment of an order. Repeated calls make one payment: a paid order is answered as paid, and a waiting
 * attempt is returned again. Opens its own transactions, because a wrong password must be counted although the call is
 * refused, and because the gateway is called between two of them.
 */
export async function payOrder(context: BuyerRequestContext<PayInput>): Promise<Payment> {
  const { db, deps, viewer, input } = context
  const { buyer } = viewer
  const { balance_amount } = await ownOrder(db, buyer.id, input.id)
  if (needsPassword(input.pay_type, balance_amount)) await provePassword(context, input.password)
  const opening = await db.transaction(async tx => {
    const order = await payableOrder({ ...context, db: tx }, input)
    return order && WAYS[input.pay_type]({ ...context, db: tx }, order)
  })
  if (opening) {
    const { url } = await deps.ports.payment.open(requestOf(opening.order, opening.payment))
    await db.update(payments).set({ gateway_url: url }).where(eq(payments.id, opening.payment.id))
  }
  return showPayment(db, await ownOrder(db, buyer.id, input.id))
}

/** An attempt that the gateway does not know yet. */
interface Opening {
  readonly order: OrderRow
  readonly payment: PaymentRow
}

/** What each payment method does with an order that it may pay. */
const WAYS: Record<PayInput['pay_type'], (context: Context, order: OrderRow) => Promise<Opening | null>> = {
  balance: payFromBalance,
  transfer: chooseTransfer,
  wechat: (context, order) => openAttempt(context, order, 'wechat'),
  alipay: (context, order) => openAttempt(context, order, 'alipay'),
  company: (context, order) => openAttempt(context, order, 'company'),
}

/** Checks the login password, with a limit on attempts. Not inside a transaction that a refusal rolls back. */
export async function provePassword(context: BuyerContext, password: string | undefined): Promise<void> {
  const { db, viewer } = context
  if (!password) throw invalidField('password', '请输入登录密码')
  const subject = `account:${viewer.buyer.phone}`
  await countAttempt(context, {
    subject,
    most: 8,
    minutes: 15,
    message: '密码错误次数过多，请 15 分钟后再试',
  })
  if (!(await verifyPassword(viewer.buyer.password_hash, password))) {
    throw invalidField('password', '登录密码不正确，请重新输入')
  }
  await deleteAttempts(db, subject)
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
  const payment = { payable: order.payable_amount, ephedrine: order.is_ephedrine === 1, balance }
  const option = paymentOptions(payment).find(({ way }) => way === input.pay_type)
  if (!option) throw conflict('含麻黄碱类商品的订单只能对公转账或企业网银付款')
  if (!option.usable) throw conflict(option.reason)
  return order
}

export async function payFromBalance(context: Context, order: OrderRow): Promise<null> {
  const { db, now } = context
  await moveMoney(context, {
    user_id: order.user_id,
    amount: -order.payable_amount,
    use_type: USE.spend,
    order_sn: order.sn,
    remark: '余额支付订单',
  })
  await db.insert(payments).values({
    ...attemptOf(order, 'balance', now),
    state: 'paid',
    settled_at: now,
  })
  await markPaid(context, order, { way: 'balance', amount: order.payable_amount })
  return null
}

async function chooseTransfer(context: Context, order: OrderRow): Promise<null> {
  const { db } = context
  await closeWaitingPayments(context, order.id)
  await choosePayType(db, order, 'transfer')
  return null
}

/** The waiting attempt with this method and amount, or a new one, which replaces any other. */
async function openAttempt(context: Context, order: OrderRow, way: OnlinePayType): Promise<Opening | null> {
  const { db, now } = context
  if (order.payable_amount === 0) throw conflict('应付金额为 0，请用余额支付确认')
  const [waiting] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order.id), eq(payments.state, 'waiting')))
  if (waiting?.way === way && waiting.amount === order.payable_amount) {
    return waiting.gateway_url === null ? { order, payment: waiting } : null
  }
  await closeWaitingPayments(context, order.id)
  await choosePayType(db, order, way)
  const [payment] = await db
    .insert(payments)
    .values({ ...attemptOf(order, way, now), state: 'waiting' })
    .returning()
  return payment ? { order, payment } : null
}

/** Stores the method that the buyer chose. The time to pay never becomes shorter. */
async function choosePayType(db: Db, order: OrderRow, way: PayInput['pay_type']): Promise<void> {
  const until = new Date(order.created_at.getTime() + paymentDeadlineMinutes(way) * 60_000)
  await db
    .update(orders)
    .set({ pay_type: way, pay_before: until > order.pay_before ? until : order.pay_before })
    .where(eq(orders.id, order.id))
}

function attemptOf(order: OrderRow, way: PayInput['pay_type'], now: Date) {
  return {
    sn: `P${randomUUID().replaceAll('-', '')}`,
    order_id: order.id,
    user_id: order.user_id,
    way,
    amount: order.payable_amount,
    created_at: now,
  }
}

function requestOf(order: OrderRow, payment: PaymentRow): PaymentRequest {
  return {
    payment_sn: payment.sn,
    amount: payment.amount,
    // Only online methods open an attempt.
    method: payment.way as OnlinePayType,
    subject: `药集订单 ${order.sn}`,
    return_path: `/cart/step3/${order.id}`,
  }
}
