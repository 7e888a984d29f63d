'use client'
import { formatAmount, type Money, parseAmount } from '@yaoji/domain'
import { forwardRef } from 'react'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { RadioGroup, type RadioGroupProps } from '../radio-group'

/** What a payment covers, by the wire's names; amounts in yuan. */
export interface PaymentDue {
  /** What is left to pay. */
  readonly amount: string
  /** What the balance pays of it; it is frozen already. */
  readonly balance_used: string
}

export const paymentScopeLabels = {
  /** Names the choice, for screen readers. */
  legend: '付款范围',
  purchase: (orders: number) => `合并付款 ${orders} 单`,
  purchaseCost: (cost: string) => `${cost}，一次付清`,
  order: '只付本单',
  orderCost: (cost: string) => `${cost}，其他订单另付`,
  /** What it costs, and how much of it the balance pays: nothing, all, or a part. */
  cost: (all: string) => `共 ${all}`,
  covered: (all: string) => `共 ${all}，全部由余额支付`,
  partly: (all: string, used: string, due: string) => `共 ${all}，余额抵扣 ${used}，还应付 ${due}`,
}

export interface PaymentScopeProps
  extends Omit<RadioGroupProps, 'legend' | 'options' | 'value' | 'onValueChange' | 'defaultValue'> {
  /** All unpaid orders of the purchase. */
  purchase: PaymentDue & { readonly ids: readonly number[] }
  /** This order alone. */
  order: PaymentDue
  value: 'purchase' | 'order'
  onValueChange: (value: 'purchase' | 'order') => void
  /** Words in place of those of {@link paymentScopeLabels}. */
  labels?: Partial<typeof paymentScopeLabels>
}

/** The choice between all orders of a purchase and one of them. Renders RadioGroup. */
export const PaymentScope = forwardRef<HTMLFieldSetElement, PaymentScopeProps>(function PaymentScope(
  { purchase, order, value, onValueChange, labels, ...rest },
  ref,
) {
  const words = useLabels('paymentScope', paymentScopeLabels, labels)
  const money = useMoney()
  return (
    <RadioGroup
      {...rest}
      ref={ref}
      legend={words.legend}
      legendHidden
      variant="cards"
      value={value}
      onValueChange={next => onValueChange(next === 'order' ? 'order' : 'purchase')}
      options={[
        {
          value: 'purchase',
          label: words.purchase(purchase.ids.length),
          description: words.purchaseCost(costText(purchase, words, money)),
        },
        { value: 'order', label: words.order, description: words.orderCost(costText(order, words, money)) },
      ]}
    />
  )
})

function costText(
  { amount, balance_used }: PaymentDue,
  words: typeof paymentScopeLabels,
  money: Money,
): string {
  const [due, used] = [parseAmount(amount), parseAmount(balance_used)]
  const all = money.text(formatAmount(due + used))
  if (used === 0) return words.cost(all)
  return due === 0 ? words.covered(all) : words.partly(all, money.text(balance_used), money.text(amount))
}
