'use client'
import { type Money, parseAmount } from '@yaoji/domain'
import { forwardRef, type ReactNode } from 'react'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { TierProgress } from '../tier-progress'
import type { CashbackMonth, CashbackTier } from './cashbackTypes'

export const cashbackProgressLabels = {
  /** Of the panel; the number of the month. */
  title: (month: number) => `${month} 月返现进度`,
  /** Name of the tiers, for screen readers, and what each says. */
  tiers: '返现档位',
  from: (amount: string, money: Money) => `满 ${money.text(amount)}`,
  gain: (amount: string, money: Money) => `返 ${money.text(amount)}`,
  /** Name of the bar, for screen readers: to the next tier, or after the last one. */
  progressTo: (amount: string, money: Money) => `到 ${money.text(amount)} 的进度`,
  progress: '返现进度',
  received: (amount: string, money: Money) => `本月已收货 ${money.text(amount)}，`,
  reached: (amount: string, payDate: string, money: Money) =>
    `可返 ${money.text(amount)}，${payDate} 起存入余额。`,
  none: '还没有达到返现档位。',
  next: (missing: string, cashback: string, money: Money) =>
    `再收货 ${money.text(missing)}，可返 ${money.text(cashback)}。`,
}

type Words = typeof cashbackProgressLabels

/** The buyer's own months, by the wire's names. */
export interface CashbackOwn {
  /** This month first. */
  readonly months: readonly CashbackMonth[]
  /** The nearest tier that pays more; null when there is none. */
  readonly next: (CashbackTier & { readonly missing_amount: string }) | null
}

export interface CashbackProgressProps extends Omit<PanelProps, 'title' | 'children'> {
  /** `YYYY-MM`. */
  month: string
  /** In ascending order. */
  tiers: readonly CashbackTier[]
  /** Null for a visitor. */
  mine: CashbackOwn | null
  /** In place of the progress of a visitor: the way to log in. */
  signIn: ReactNode
  /** Words in place of those of {@link cashbackProgressLabels}. */
  labels?: Partial<Words>
}

/** The tiers of a month, which of them the buyer reaches, and what is missing to the next one. Renders Panel. */
export const CashbackProgress = forwardRef<HTMLElement, CashbackProgressProps>(function CashbackProgress(
  { month, tiers, mine, signIn, labels, ...rest },
  ref,
) {
  const words = useLabels('cashbackProgress', cashbackProgressLabels, labels)
  const times = useTimes()
  const money = useMoney()
  const next = mine?.next
  return (
    <Panel {...rest} ref={ref} title={words.title(Number(month.slice(5)))}>
      <TierProgress
        label={words.tiers}
        tiers={tiers.map(({ amount, cashback }) => ({
          amount,
          from: words.from(amount, money),
          gain: words.gain(cashback, money),
        }))}
        value={mine && (mine.months[0]?.received_amount ?? '0.00')}
        aim={next?.amount}
        progressLabel={next ? words.progressTo(next.amount, money) : words.progress}
      >
        {mine ? stateText(mine, words, { money, times }) : signIn}
      </TierProgress>
    </Panel>
  )
})

interface Formats {
  money: Money
  times: Times
}

function stateText(
  { months: [current], next }: CashbackOwn,
  words: Words,
  { money, times }: Formats,
): string {
  if (!current) return ''
  const reached = parseAmount(current.cashback_amount) > 0
  return [
    words.received(current.received_amount, money),
    reached ? words.reached(current.cashback_amount, times.date(current.pay_date), money) : words.none,
    next ? words.next(next.missing_amount, next.cashback, money) : '',
  ].join('')
}
