import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { orderCreate } from '@yaoji/api-client/contract/order'
import { acceptsTotal, amountText, formatAmount, parseAmount } from '@yaoji/domain'
import type { Db } from '../../db/types'
import { ownerOf } from '../../session/viewer'
import type { BuyerContext } from '../../wire/context'
import { conflict, forbidden, invalidField, type Refusal } from '../../wire/refusal'
import { deliverableAddress } from '../address/deliverable'
import { lockCart } from '../cart/lock'
import { checkoutAnswer } from '../checkout/answer'
import { type Checkout, expectedCount, prepareCheckout } from '../checkout/checkout'
import type { CouponRefusal } from '../checkout/coupon'
import { requireType } from '../invoice-profile/service'
import { lockAccount } from '../wallet/account'
import { expirePointsOf } from '../wallet/expire-points'
import { Shortage } from './stock'
import { type PlacedOrders, writeOrders } from './write'

type OrderCreateInput = InputOf<typeof orderCreate>

/**
 * Places all orders of a checkout, or none. The buyer’s account and cart are locked and the checkout is priced again;
 * only what the buyer agreed to is ordered. Stock is taken after the coupon and the balance, and only where enough is
 * left, so that the rows of popular products are locked for a short time. A buyer for whom too little is left is refused.
 */
export async function placeOrder(
  context: BuyerContext,
  input: OrderCreateInput,
): Promise<DataOf<typeof orderCreate>> {
  const { db, viewer } = context
  const expected = { total: parseExpectedTotal(input.expected_total), count: input.expected_count }
  const address = await deliverableAddress(db, viewer.buyer.id, input.address_id)
  const invoice = input.invoice_type ?? null
  const invoice_email = input.invoice_email ?? ''
  if (invoice && invoice !== 'not_needed')
    await requireType(context, { type: invoice, field: 'invoice_type' })
  else if (invoice_email) throw invalidField('invoice_email', '请先选择发票类型，再填写接收发票的邮箱')
  await lockAccount(db, viewer.buyer.id)
  await lockCart(db, ownerOf(viewer) ?? '')
  const choice = {
    ids: input.ids,
    coupon_id: input.coupon_id ?? 0,
    voucher_id: input.voucher_id ?? 0,
    points: input.points ?? 0,
    use_balance: input.use_balance === 1,
  }
  // The job that takes ended points may not have run yet.
  if (choice.points > 0) await expirePointsOf(context, viewer.buyer.id)
  const checkout = await prepareCheckout(context, choice)
  const refusal = await findRefusal(db, checkout, expected)
  if (refusal) throw refusal
  try {
    const placing = { checkout, address, remark: input.remark ?? '', invoice, invoice_email }
    return placedAnswer(await db.transaction(tx => writeOrders({ ...context, db: tx }, placing)))
  } catch (error) {
    if (!(error instanceof Shortage)) throw error
    // The stock or the lots were not enough, for example because another buyer was faster: show the current checkout.
    const fresh = await prepareCheckout(context, choice)
    throw (
      (await findRefusal(db, fresh, expected)) ?? conflict(TOO_FEW_IN_LOTS, await checkoutAnswer(db, fresh))
    )
  }
}

/** Message when the stock is enough but the lots that can be sold are not, for example because packs expired. */
const TOO_FEW_IN_LOTS = '商品在库批次不足，请减少数量或联系客服'

function placedAnswer({ parent_sn, orders }: PlacedOrders): DataOf<typeof orderCreate> {
  return {
    parent_sn,
    order_id: orders[0]?.id ?? 0,
    orders: orders.map(order => ({
      id: order.id,
      sn: order.sn,
      payable_amount: formatAmount(order.payable_amount),
      is_ephedrine: order.is_ephedrine === 1 ? 1 : 0,
    })),
  }
}

/** What the buyer agreed to: the total in fen, and the packs; undefined for any number. */
interface Expected {
  readonly total: number
  readonly count: number | undefined
}

/**
 * Why the checkout cannot be ordered; null when it can. If it changed since the buyer saw it, the refusal contains the
 * new checkout, which the buyer can accept.
 */
async function findRefusal(db: Db, checkout: Checkout, expected: Expected): Promise<Refusal | null> {
  if (checkout.blocked !== '' && checkout.lines.length > 0) return forbidden(checkout.blocked)
  const refuseChanged = async (message: string) => conflict(message, await checkoutAnswer(db, checkout))
  const { left_out, coupons_refused, points } = checkout
  const total = checkout.pricing.amounts.payable_amount
  const refusedMessages = [...coupons_refused.map(couponRefusedText), ...points.refused]
  if (left_out > 0) return refuseChanged([...refusedMessages, leftOutText(checkout)].join('；'))
  const isOtherCount = expected.count !== undefined && expected.count !== expectedCount(checkout)
  // What is refused is always reported, even when the total is not higher: the buyer must not think that it is used.
  const messages = isOtherCount ? [...refusedMessages, OTHER_COUNT] : refusedMessages
  if (messages.length === 0 && acceptsTotal(expected.total, total)) return null
  const totalLabel = total === expected.total ? '应付金额为' : '应付金额已变为'
  return refuseChanged([...messages, `${totalLabel} ${amountText(total)}，请确认后再提交`].join('，'))
}

const OTHER_COUNT = '商品数量或赠品有变化'

function couponRefusedText({ name, reason }: CouponRefusal): string {
  return `“${name}”已不能使用（${reason}）`
}

function leftOutText({ changes, left_out }: Checkout): string {
  const first = changes.find(change => change.goods_id !== 0)
  if (left_out === 1 && first) return `${first.name}：${first.message}`
  return `${left_out} 种商品的库存或状态有变化，请确认后再提交`
}

function parseExpectedTotal(text: string): number {
  try {
    return parseAmount(text)
  } catch {
    throw invalidField('expected_total', '应付总额格式不正确')
  }
}
