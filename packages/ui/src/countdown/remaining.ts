/** What is left until a moment, split for reading. */
export interface Remaining {
  /** Seconds left in all, never below 0. */
  readonly total: number
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly ended: boolean
}

/** What is left between two unix timestamps. */
export function remainingUntil(end: number, now: number): Remaining {
  const total = Math.max(0, Math.ceil(end - now))
  return {
    total,
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    ended: total === 0,
  }
}

/** In words, from the first unit that is not 0: `2 小时 5 分 9 秒`. Of more than a day only days and hours: `3 天 4 小时`. */
export const remainingText = (remaining: Remaining): string =>
  remainingIn(remaining, ['天', '小时', '分', '秒'])

/** The same with the words of a language for days, hours, minutes and seconds. */
export function remainingIn(
  { days, hours, minutes, seconds }: Remaining,
  units: readonly [string, string, string, string],
): string {
  const numbers = [days, hours, minutes, seconds]
  const first = numbers.findIndex(number => number > 0)
  const parts = numbers.map((number, at) => `${number} ${units[at]}`)
  return (days > 0 ? parts.slice(0, 2) : parts.slice(first < 0 ? -1 : first)).join(' ')
}
