'use client'
import { forwardRef, type ReactNode } from 'react'
import { LinkButton, type LinkButtonEntry } from '../button'
import { Empty } from '../empty'
import { useLabels } from '../labels/useLabels'
import { Panel } from '../panel'
import { Stack, type StackProps } from '../stack'
import { TextLink } from '../text-link'
import { plain } from '../theme/base.css'
import * as css from './CashbackPlan.css'
import { type CashbackOwn, CashbackProgress } from './CashbackProgress'
import { CashbackMonthTable } from './CashbackTables'
import type { CashbackTier } from './cashbackTypes'

export const cashbackPlanLabels = {
  /** For a visitor. */
  login: '登录后看本月进度',
  /** Of the months of the buyer, and the link to what was paid. */
  months: '返现记录',
  paid: '钱包中的返现',
  rules: '返现说明',
  /** Without a plan this month: what else there is. */
  none: '本月没有返现活动',
  noneText: '有新活动时会显示在这里。满减和优惠券也能省。',
  /** What counts, how much comes back, and when. */
  ruleTexts: (settlingDays: number): readonly string[] => [
    '按确认收货的时间计入当月，未收货的订单不计入。',
    '计入金额是实际支付的商品金额，包括余额支付，不包括运费和已退款的部分。',
    '只按达到的最高一档返现，各档不累加。',
    `次月 ${settlingDays + 1} 日起存入账户余额；当月订单还有退换货没有完成的，完成后再存入。`,
  ],
}

/** What comes back for what a buyer receives in a month, by the wire's names. */
export interface CashbackPlanData {
  /** `YYYY-MM`. */
  readonly month: string
  /** In ascending order; empty without a plan this month. */
  readonly tiers: readonly CashbackTier[]
  /** Null for a visitor. */
  readonly mine: CashbackOwn | null
  /** Days of the next month in which products of this one can still be returned. */
  readonly settling_days: number
}

export interface CashbackPlanProps extends Omit<StackProps, 'children' | 'gap'> {
  plan: CashbackPlanData
  /** Where a visitor logs in, and where what was paid is. */
  loginHref: string
  paidHref: string
  /** Other offers, for a month without a plan. */
  links: readonly LinkButtonEntry[]
  /** The orders that count for this month; shown to a buyer, in a month with a plan. */
  orders: ReactNode
  /** Words in place of those of {@link cashbackPlanLabels}. */
  labels?: Partial<typeof cashbackPlanLabels>
}

/**
 * The plan of a month: its tiers with the buyer's progress, the months before, the orders that count, and the rules.
 * Without a plan this month the months before, if there are any. Renders Stack.
 */
export const CashbackPlan = forwardRef<HTMLDivElement, CashbackPlanProps>(function CashbackPlan(props, ref) {
  const { plan, loginHref, paidHref, links, orders, labels, ...rest } = props
  const words = useLabels('cashbackPlan', cashbackPlanLabels, labels)
  const { month, tiers, mine, settling_days } = plan
  const hasTiers = tiers.length > 0
  const isEmpty = !hasTiers && !mine?.months.some(({ state }) => state !== 'running')
  const login = (
    <LinkButton href={loginHref} variant="primary">
      {words.login}
    </LinkButton>
  )
  return (
    <Stack {...rest} ref={ref}>
      {isEmpty && <Empty title={words.none} text={words.noneText} links={links} />}
      {hasTiers && <CashbackProgress {...{ month, tiers, mine }} signIn={login} />}
      {!isEmpty && mine && (
        <Panel title={words.months} aside={<TextLink href={paidHref}>{words.paid}</TextLink>}>
          <CashbackMonthTable months={mine.months} />
        </Panel>
      )}
      {mine && hasTiers && orders}
      {!isEmpty && (
        <Panel title={words.rules}>
          <ol className={css.rules} data-part="rules">
            {words.ruleTexts(settling_days).map(text => (
              <li key={text} className={plain}>
                {text}
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </Stack>
  )
})
