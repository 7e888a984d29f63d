'use client'
import { type Money, parseAmount } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Button } from '../button'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Price } from '../price'
import { plain } from '../theme/base.css'
import * as css from './PayBar.css'
import type { PaymentDue } from './PaymentScope'

export const payBarLabels = {
  /** Before the amount, where the balance pays a part. */
  used: (amount: string, money: Money) => `余额抵扣 ${money.text(amount)}，还`,
  due: '应付 ',
  pay: '确认支付',
}

export interface PayBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  due: PaymentDue
  /** The payment is sent. */
  busy: boolean
  /** No method is chosen. */
  disabled: boolean
  onPay: () => void
  /** The button, for a caller that moves the focus to it. */
  payRef?: Ref<HTMLButtonElement> | undefined
  /** Words in place of those of {@link payBarLabels}. */
  labels?: Partial<typeof payBarLabels>
}

/** What is to be paid, and the button that pays it, which the amount describes. Renders `div`. */
export const PayBar = forwardRef<HTMLDivElement, PayBarProps>(function PayBar(
  { due, busy, disabled, onPay, payRef, labels, className, ...rest },
  ref,
) {
  const words = useLabels('payBar', payBarLabels, labels)
  const money = useMoney()
  const dueId = useId()
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <p id={dueId} className={plain} data-part="due">
        {parseAmount(due.balance_used) > 0 && words.used(due.balance_used, money)}
        {words.due}
        <Price value={due.amount} size="xl" />
      </p>
      <Button
        ref={payRef}
        variant="primary"
        size="l"
        aria-describedby={dueId}
        busy={busy}
        disabled={disabled}
        onClick={onPay}
      >
        {words.pay}
      </Button>
    </div>
  )
})

export const balanceConfirmationLabels = {
  /** Before the amount: what it is for, one order or several. */
  orders: (count: number) => (count > 1 ? `这 ${count} 个订单共 ` : '本单共 '),
  explanation: '，全部由余额支付。金额已在下单时冻结，输入登录密码后扣除。',
}

export interface BalanceConfirmationProps extends HTMLAttributes<HTMLDivElement> {
  due: Pick<PaymentDue, 'balance_used'>
  /** Orders that the frozen balance covers. */
  orders: number
  /** The form for the password. */
  children: ReactNode
  /** Words in place of those of {@link balanceConfirmationLabels}. */
  labels?: Partial<typeof balanceConfirmationLabels>
}

/** The only step of orders that the frozen balance covers: the password, which spends it. Renders `div`. */
export const BalanceConfirmation = forwardRef<HTMLDivElement, BalanceConfirmationProps>(
  function BalanceConfirmation({ due, orders, labels, className, children, ...rest }, ref) {
    const words = useLabels('balanceConfirmation', balanceConfirmationLabels, labels)
    const money = useMoney()
    return (
      <div {...rest} ref={ref} className={joinClass(css.confirmation, className)}>
        <p className={plain} data-part="explanation">
          {words.orders(orders)}
          <strong className={css.amount} data-part="amount">
            {money.text(due.balance_used)}
          </strong>
          {words.explanation}
        </p>
        {children}
      </div>
    )
  },
)
