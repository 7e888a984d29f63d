'use client'
import { type Money, parseAmount } from '@yaoji/domain'
import { forwardRef } from 'react'
import { Callout, type CalloutProps } from '../callout'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { plain } from '../theme/base.css'

export const refusedSlipLabels = {
  reason: (reason: string) => `转账凭证未通过：${reason}`,
  /** Where the money that came is. */
  received: (amount: string, money: Money) => `到账的 ${money.text(amount)} 已退回账户余额。`,
  next: '请重新付款或提交凭证。',
}

export interface RefusedSlipProps extends Omit<CalloutProps, 'children'> {
  /** The slip that was refused, by the wire's names: why, and what came of the money. Null without one. */
  slip: { readonly reason: string; readonly received: string } | null | undefined
  /** Words in place of those of {@link refusedSlipLabels}. */
  labels?: Partial<typeof refusedSlipLabels>
}

/** Why the last transfer was refused, and where its money is. Renders Callout, or nothing without a refused slip. */
export const RefusedSlip = forwardRef<HTMLDivElement, RefusedSlipProps>(function RefusedSlip(
  { slip, labels, ...rest },
  ref,
) {
  const words = useLabels('refusedSlip', refusedSlipLabels, labels)
  const money = useMoney()
  if (!slip) return null
  return (
    <Callout tone="bad" {...rest} ref={ref}>
      <p className={plain} data-part="reason">
        {words.reason(slip.reason)}
      </p>
      <p className={plain} data-part="next">
        {parseAmount(slip.received) > 0 && words.received(slip.received, money)}
        {words.next}
      </p>
    </Callout>
  )
})
