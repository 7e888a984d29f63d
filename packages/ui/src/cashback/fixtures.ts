import type { CashbackPlanData } from './CashbackPlan'
import type { CashbackOwn } from './CashbackProgress'
import type { CashbackMonth, CashbackOrder } from './cashbackTypes'

export function cashbackMonthForStory(change: Partial<CashbackMonth> = {}): CashbackMonth {
  return {
    month: '2026-11',
    received_amount: '5200.00',
    cashback_amount: '100.00',
    state: 'running',
    pay_date: '2026-12-08',
    settled_time: null,
    ...change,
  }
}

export const cashbackMonthsForStory: readonly CashbackMonth[] = [
  cashbackMonthForStory(),
  cashbackMonthForStory({ month: '2026-10', state: 'settling', pay_date: '2026-11-08' }),
  cashbackMonthForStory({ month: '2026-09', state: 'paid', settled_time: '2026-10-08 02:00:11' }),
  cashbackMonthForStory({ month: '2026-08', state: 'missed', cashback_amount: '0.00' }),
]

export const cashbackTiersForStory = [
  { amount: '3000.00', cashback: '50.00' },
  { amount: '5000.00', cashback: '100.00' },
  { amount: '10000.00', cashback: '260.00' },
]

export const cashbackOwnForStory: CashbackOwn = {
  months: cashbackMonthsForStory,
  next: { amount: '10000.00', cashback: '260.00', missing_amount: '4800.00' },
}

export const cashbackOrderForStory: CashbackOrder = {
  order_id: 18,
  order_sn: 'YJ26112200000018',
  received_time: '2026-11-24 10:00:00',
  goods_amount: '512.00',
  refunded_amount: '12.00',
  received_amount: '500.00',
}

export const cashbackPlanForStory: CashbackPlanData = {
  month: '2026-11',
  tiers: cashbackTiersForStory,
  mine: cashbackOwnForStory,
  settling_days: 7,
}
