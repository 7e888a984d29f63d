import { formatAmount, type Money, parseAmount, yuan } from '@yaoji/domain'
import type { PaymentDue } from './PaymentScope'

export const payPasswordLabels = {
  /** The balance pays now: all of it, what was frozen for it, and what can be used. */
  balanceTitle: '余额支付',
  balance: (sum: string, frozen: string, usable: string) =>
    `将从余额支付 ${sum}${frozen && `（其中 ${frozen} 下单时已冻结）`}，可用余额 ${usable}`,
  /** Another method pays; a part of the balance was frozen for it, of one order or several. */
  verifyTitle: '验证登录密码',
  verify: (used: string, several: boolean) =>
    `${several ? '这些订单' : '本单'}使用余额 ${used}，已冻结，付款成功后扣除；付款前请验证登录密码`,
  /** Several orders of a list, from the balance. */
  togetherTitle: (orders: number) => `合并付款 ${orders} 个订单`,
  togetherFrozen: '全部由下单时冻结的余额支付，输入登录密码确认即可。',
  together: (amount: string, usable: string) =>
    `将从余额一次支付 ${amount}，可用余额 ${usable}。用其他方式付款，请打开其中一个订单的付款页。`,
}

type Words = typeof payPasswordLabels

export interface PasswordReason {
  readonly title: string
  readonly description: string
}

export interface PasswordReasonInput {
  readonly due: PaymentDue & { readonly ids: readonly number[] }
  /** Whether the balance pays; otherwise another method, after a part of the balance. */
  readonly byBalance: boolean
  /** What can be used of the balance, in yuan. */
  readonly balance: string
}

/** Why the password is asked for, as title and description of a dialog. */
export function passwordReason(
  { due: { amount, balance_used, ids }, byBalance, balance }: PasswordReasonInput,
  words: Words = payPasswordLabels,
  money: Money = yuan,
): PasswordReason {
  const used = parseAmount(balance_used)
  if (!byBalance) {
    const description = words.verify(money.text(balance_used), ids.length > 1)
    return { title: words.verifyTitle, description }
  }
  const sum = money.text(formatAmount(parseAmount(amount) + used))
  const frozen = used > 0 ? money.text(balance_used) : ''
  return { title: words.balanceTitle, description: words.balance(sum, frozen, money.text(balance)) }
}

/** Why the password is asked for when several orders are paid from the balance; `amount` is what was not frozen for them. */
export function togetherReason(
  { amount, balance, orders }: { amount: string; balance: string; orders: number },
  words: Words = payPasswordLabels,
  money: Money = yuan,
): PasswordReason {
  const description =
    parseAmount(amount) === 0 ? words.togetherFrozen : words.together(money.text(amount), money.text(balance))
  return { title: words.togetherTitle(orders), description }
}
