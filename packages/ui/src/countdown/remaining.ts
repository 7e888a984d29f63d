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

/** In words, from the first unit that is not 0: `1 天 2 小时 5 分 9 秒`. */
export function remainingText({ days, hours, minutes, seconds }: Remaining): string {
  const parts = [
    [days, '天'],
    [hours, '小时'],
    [minutes, '分'],
    [seconds, '秒'],
  ] as const
  const first = parts.findIndex(([number]) => number > 0)
  const shown = parts.slice(first < 0 ? -1 : first)
  return shown.map(([number, unit]) => `${number} ${unit}`).join(' ')
}
