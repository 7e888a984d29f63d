import { formatAmount, parseAmount } from '@yaoji/domain'
import type { OrderAmountsData } from './OrderAmounts'

const OFF = [
  'promotion_amount',
  'welfare_amount',
  'manjian_amount',
  'coupon_amount',
  'cash_amount',
  'points_amount',
  'balance_amount',
] as const

/** Amounts of an order of products for this much: only `change` takes off or adds, and they add up. */
export function amountsForStory(goods: string, change: Partial<OrderAmountsData> = {}): OrderAmountsData {
  const amounts = {
    goods_amount: goods,
    promotion_amount: '0.00',
    welfare_amount: '0.00',
    manjian_amount: '0.00',
    coupon_amount: '0.00',
    cash_amount: '0.00',
    points_amount: '0.00',
    balance_amount: '0.00',
    shipping_amount: '0.00',
    ...change,
  }
  const off = OFF.reduce((sum, part) => sum + parseAmount(amounts[part]), 0)
  const payable = parseAmount(amounts.goods_amount) + parseAmount(amounts.shipping_amount) - off
  return { ...amounts, payable_amount: formatAmount(payable) }
}
