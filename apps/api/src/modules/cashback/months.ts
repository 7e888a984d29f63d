import { addDays, chinaDate, chinaMoment } from '../../wire/clock'
import { shopSettings } from '../config/shop-settings'

/** The month of a moment in China, `YYYY-MM`. */
export function monthOf(moment: Date): string {
  return chinaDate(moment).slice(0, 7)
}

/** The month some months before another; negative is after. */
export function monthBefore(month: string, months: number): string {
  const [year = 0, place = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 - months, 1)).toISOString().slice(0, 7)
}

/** The first moment of a month, and the first one after it. */
export function boundsOf(month: string): { begin: Date; end: Date } {
  const begin = chinaMoment(`${month}-01`, 0)
  return { begin, end: chinaMoment(`${monthBefore(month, -1)}-01`, 0) }
}

/** The first day on which the cashback of a month is paid: what was received in it can no longer be returned. */
export function payDate(month: string): string {
  return addDays(`${monthBefore(month, -1)}-01`, shopSettings().return_days)
}
