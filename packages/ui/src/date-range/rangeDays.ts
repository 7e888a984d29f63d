/** Two days, `YYYY-MM-DD`, both inclusive; a side that is undefined or empty is open. */
export interface DateRangeValue {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A range that ends today, for one press; without a name it has that of its length, a word of the component. */
export type DateRangePreset =
  /** So many days, today included. */
  | { readonly name?: string; readonly days: number }
  /** From the same day so many months ago; from that month's last day where it has no such day. */
  | { readonly name?: string; readonly months: number }

/** The presets unless the caller gives others. */
export const DATE_RANGE_PRESETS: readonly DateRangePreset[] = [{ days: 7 }, { days: 30 }, { months: 3 }]

/** The range of a preset on a day. */
export function rangeOfPreset(preset: DateRangePreset, today: string): Required<DateRangeValue> {
  const from = 'days' in preset ? addDays(today, 1 - preset.days) : monthsBefore(today, preset.months)
  return { from, to: today }
}

/** Whether two ranges have the same days. */
export function isSameRange(one: DateRangeValue, other: DateRangeValue): boolean {
  return (['from', 'to'] as const).every(side => (one[side] || undefined) === (other[side] || undefined))
}

/** What is wrong with a range; null when nothing is. `early`: a day before `min`, such as a year that is half typed. */
export function problemOf({ from, to }: DateRangeValue, min: string): 'order' | 'early' | null {
  if ([from, to].some(day => day && day < min)) return 'early'
  return from && to && from > to ? 'order' : null
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate))).toISOString().slice(0, 10)
}
