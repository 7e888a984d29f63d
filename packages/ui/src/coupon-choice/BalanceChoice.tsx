'use client'
import { parseAmount } from '@yaoji/domain'
import { forwardRef } from 'react'
import { Checkbox, type CheckboxProps } from '../checkbox'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import * as css from './CouponChoice.css'

export const balanceChoiceLabels = {
  use: '使用余额',
  available: (balance: string) => `（可用余额 ${balance}）`,
  used: (used: string) => `本次抵扣 ${used}，提交后冻结，付款时输入登录密码扣除`,
}

export interface BalanceChoiceProps extends Omit<CheckboxProps, 'label' | 'disabled'> {
  /** What the buyer has, in yuan. Without any it cannot be chosen. */
  balance: string
  /** What it pays of this order, in yuan. */
  used: string
  /** Words in place of those of {@link balanceChoiceLabels}. */
  labels?: Partial<typeof balanceChoiceLabels>
}

/** Whether the balance pays a part of the order, and how much of it. Renders Checkbox. */
export const BalanceChoice = forwardRef<HTMLInputElement, BalanceChoiceProps>(function BalanceChoice(
  { balance, used, checked, labels, ...rest },
  ref,
) {
  const words = useLabels('balanceChoice', balanceChoiceLabels, labels)
  const money = useMoney()
  return (
    <Checkbox
      {...rest}
      ref={ref}
      checked={checked}
      disabled={parseAmount(balance) <= 0}
      label={
        <>
          {words.use} <span className={css.muted}>{words.available(money.text(balance))}</span>
          {checked === true && parseAmount(used) > 0 && (
            <span className={css.used}> {words.used(money.text(used))}</span>
          )}
        </>
      }
    />
  )
})
