import type { DataOf } from '@yaoji/api-client'
import type { cashback } from '@yaoji/api-client/contract/cashback'
import { moneyText, parseAmount } from '@yaoji/domain'
import { Panel } from '@yaoji/ui/panel'
import { TierProgress } from '@yaoji/ui/tier-progress'
import type { ReactNode } from 'react'

type Cashback = DataOf<typeof cashback>
type Mine = NonNullable<Cashback['mine']>

export interface CashbackProgressProps {
  answer: Cashback
  /** In place of the progress for a visitor. */
  signIn: ReactNode
}

/** The tiers of this month, which of them the buyer reaches, and what is missing to the next one. */
export function CashbackProgress({ answer: { month, tiers, mine }, signIn }: CashbackProgressProps) {
  return (
    <Panel title={`${Number(month.slice(5))} 月返现进度`}>
      <TierProgress
        label="返现档位"
        tiers={tiers.map(({ amount, cashback: back }) => ({
          amount,
          from: `满 ${moneyText(amount)}`,
          gain: `返 ${moneyText(back)}`,
        }))}
        value={mine && (mine.months[0]?.received_amount ?? '0.00')}
        aim={mine?.next?.amount}
        progressLabel={mine?.next ? `到 ${moneyText(mine.next.amount)} 的进度` : '返现进度'}
      >
        {mine ? stateText(mine) : signIn}
      </TierProgress>
    </Panel>
  )
}

function stateText({ months: [current], next }: Mine): string {
  if (!current) return ''
  const reached = parseAmount(current.cashback_amount) > 0
  const now = reached
    ? `可返 ${moneyText(current.cashback_amount)}，${current.pay_date} 起存入余额。`
    : '还没有达到返现档位。'
  const more = next ? `再收货 ${moneyText(next.missing_amount)}，可返 ${moneyText(next.cashback)}。` : ''
  return `本月已收货 ${moneyText(current.received_amount)}，${now}${more}`
}
