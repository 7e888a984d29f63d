import { formatAmount } from './money'
import { type Money, yuan } from './moneyText'
import type { PayType } from './payment'

/** `waiting`: on its way. `done`: arrived. */
export type RefundState = 'waiting' | 'done'

/** A part of a refund that goes one way. `amount` in fen. */
export interface RefundPart {
  readonly way: PayType
  readonly amount: number
}

/** Where a refund goes, for the buyer. A refund goes the way of the payment. */
export const REFUND_TARGETS: Readonly<Record<PayType, string>> = {
  balance: '账户余额',
  wechat: '微信支付',
  alipay: '支付宝',
  company: '企业网银付款账户',
  transfer: '汇款的银行账户',
}

/** Text of a refund's state, for the buyer. */
export const REFUND_STATE_TEXTS: Readonly<Record<RefundState, string>> = {
  waiting: '退款中，预计 1–5 个工作日到账',
  done: '已到账',
}

/** What goes back beside the money of a refund. */
export interface RefundBeside {
  /** To the cash voucher, in fen. Default: 0. */
  readonly voucher?: number
  /** Points. Default: 0. */
  readonly points?: number
}

/** Where the parts of a refund go: `¥12.00 退至微信支付，¥3.00 退至账户余额，¥5.00 退回现金券，退回 200 积分`. */
export function refundText(
  parts: readonly RefundPart[],
  { voucher = 0, points = 0 }: RefundBeside = {},
  money: Money = yuan,
): string {
  const texts = parts.map(
    ({ way, amount }) => `${money.text(formatAmount(amount))} 退至${REFUND_TARGETS[way]}`,
  )
  if (voucher > 0) texts.push(`${money.text(formatAmount(voucher))} 退回现金券`)
  if (points > 0) texts.push(`退回 ${points} 积分`)
  return texts.length === 0 ? '没有需要退回的款项' : texts.join('，')
}

export interface RefundInput {
  /** What the order received by payments, and what it took from the balance when it was placed, in fen. */
  readonly paid: number
  readonly balance: number
  /** What of both was refunded before, and what is refunded now, in fen. */
  readonly refunded: number
  readonly amount: number
}

/**
 * How much of a refund goes the way of the payment, and how much to the balance, in fen: by the shares of the two in
 * the order. However many refunds there are, both shares are refunded exactly when all is.
 */
export function splitRefund({ paid, balance, refunded, amount }: RefundInput): {
  payment: number
  balance: number
} {
  const total = paid + balance
  const shareOf = (sum: number) => (total === 0 ? 0 : Math.floor((paid * sum) / total))
  const payment = shareOf(refunded + amount) - shareOf(refunded)
  return { payment, balance: amount - payment }
}
