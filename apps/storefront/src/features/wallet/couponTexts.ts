import { moneyText, parseAmount } from '@yaoji/domain'

/** From which amount a coupon can be used: `满 ¥500.00 可用`. */
export function thresholdText({ min_amount }: { readonly min_amount: string }): string {
  return parseAmount(min_amount) > 0 ? `满 ${moneyText(min_amount)} 可用` : '无门槛'
}
