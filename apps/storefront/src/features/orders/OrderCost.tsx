import { formatAmount, moneyText, parseAmount } from '@yaoji/domain'
import { Price } from '@yaoji/ui/price'
import { costOf } from './costOf'
import * as css from './OrderCost.css'

/** What an order costs; under it the part of the balance. */
export function OrderCost({ order }: { order: { payable_amount: string; balance_amount: string } }) {
  return (
    <span className={css.root}>
      <Price value={formatAmount(costOf(order))} tone="ink" />
      {parseAmount(order.balance_amount) > 0 && (
        <span className={css.balance}>其中余额 {moneyText(order.balance_amount)}</span>
      )}
    </span>
  )
}
