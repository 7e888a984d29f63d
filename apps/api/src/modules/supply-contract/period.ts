import { addDays } from '../../wire/clock'
import { shopSettings } from '../config/shop-settings'

/** First and last day of a contract; both are part of it. */
export interface Period {
  readonly begin_date: string
  readonly end_date: string
}

/** Days of a yearly contract after its first one. */
const DAYS_AFTER_FIRST = 364

/** The year that begins on a day. */
export function yearFrom(begin_date: string): Period {
  return { begin_date, end_date: addDays(begin_date, DAYS_AFTER_FIRST) }
}

/**
 * The period that can be signed on a day: a year from this day on without a contract for it, the year after the last one
 * when that ends soon, else null.
 */
export function periodToSign(signed: readonly Period[], today: string): Period | null {
  if (!signed.some(period => isWithin(period, today))) return yearFrom(today)
  const last = signed
    .map(({ end_date }) => end_date)
    .toSorted()
    .at(-1) as string // One is valid today.
  return last <= addDays(today, shopSettings().contract_renewal_days) ? yearFrom(addDays(last, 1)) : null
}

/** Whether a day is in a period. */
export function isWithin({ begin_date, end_date }: Period, day: string): boolean {
  return begin_date <= day && day <= end_date
}
