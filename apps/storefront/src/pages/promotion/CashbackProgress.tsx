import type { DataOf } from '@yaoji/api-client'
import type { CashbackTier, cashback } from '@yaoji/api-client/contract/cashback'
import { moneyText, parseAmount } from '@yaoji/domain'
import type { ReactNode } from 'react'
import { Panel } from '../../core/page/Panel'
import * as css from './CashbackPage.css'

type Cashback = DataOf<typeof cashback>
type Mine = NonNullable<Cashback['mine']>

export interface CashbackProgressProps {
  answer: Cashback
  /** In place of the progress for a visitor. */
  signIn: ReactNode
}

/** The tiers of this month, which of them the buyer reaches, and what is missing to the next one. */
export function CashbackProgress({ answer: { month, tiers, mine }, signIn }: CashbackProgressProps) {
  const received = parseAmount(mine?.months[0]?.received_amount ?? '0.00')
  const aim = parseAmount(mine?.next?.amount ?? tiers.at(-1)?.amount ?? '0.00')
  return (
    <Panel title={`${Number(month.slice(5))} 月返现进度`}>
      <div className={css.body}>
        <ol aria-label="返现档位" className={css.tiers}>
          {tiers.map(tier => (
            <Tier
              key={tier.amount}
              tier={tier}
              reached={mine !== null && received >= parseAmount(tier.amount)}
            />
          ))}
        </ol>
        {mine && (
          <progress
            className={css.progress}
            aria-label={mine.next ? `到 ${moneyText(mine.next.amount)} 的进度` : '返现进度'}
            max={aim}
            value={Math.min(received, aim)}
          />
        )}
        {mine ? <State mine={mine} /> : <div>{signIn}</div>}
      </div>
    </Panel>
  )
}

function Tier({ tier: { amount, cashback: back }, reached }: { tier: CashbackTier; reached: boolean }) {
  return (
    <li className={css.tier} data-reached={reached ? '' : undefined}>
      <span className={css.from}>满 {moneyText(amount)}</span>
      <span className={css.back}>返 {moneyText(back)}</span>
      {reached && <span className={css.mark}>已达到</span>}
    </li>
  )
}

function State({ mine: { months, next } }: { mine: Mine }) {
  const [current] = months
  if (!current) return null
  const reached = parseAmount(current.cashback_amount) > 0
  return (
    <p className={css.state}>
      本月已收货 {moneyText(current.received_amount)}，
      {reached
        ? `可返 ${moneyText(current.cashback_amount)}，${current.pay_date} 起存入余额。`
        : '还没有达到返现档位。'}
      {next && `再收货 ${moneyText(next.missing_amount)}，可返 ${moneyText(next.cashback)}。`}
    </p>
  )
}
