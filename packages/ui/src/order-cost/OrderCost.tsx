'use client'
import { formatAmount, type Money, orderCost, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import * as css from './OrderCost.css'

/** What an order costs, by the wire's names. */
export interface OrderCostAmounts {
  /** What is to be paid beside the balance. */
  payable_amount: string
  /** What it uses of the balance. */
  balance_amount: string
}

export const orderCostLabels = {
  /** How much of it the balance pays. */
  balance: (amount: string, money: Money) => `其中余额 ${money.text(amount)}`,
}

export interface OrderCostProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  amounts: OrderCostAmounts
  /** Words in place of those of {@link orderCostLabels}. */
  labels?: Partial<typeof orderCostLabels>
}

/** What an order costs, with the part that the balance pays below it. Renders `span`. */
export const OrderCost = forwardRef<HTMLSpanElement, OrderCostProps>(function OrderCost(
  { amounts, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderCost', orderCostLabels, labels)
  const money = useMoney()
  return (
    <span {...rest} ref={ref} className={joinClass(css.root, className)}>
      <Price value={formatAmount(orderCost(amounts))} tone="ink" />
      {parseAmount(amounts.balance_amount) > 0 && (
        <span className={css.balance} data-part="balance">
          {words.balance(amounts.balance_amount, money)}
        </span>
      )}
    </span>
  )
})
