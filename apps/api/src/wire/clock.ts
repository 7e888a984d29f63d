/** China has one time zone, eight hours ahead of UTC, without daylight saving. */
const CHINA_MS = 8 * 3_600_000

/** A moment as `YYYY-MM-DD HH:mm:ss` in China, as the wire carries it. */
export function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** A moment's day in China, `YYYY-MM-DD`. */
export function chinaDate(moment: Date): string {
  return chinaTime(moment).slice(0, 10)
}

/** The moment of a day in China and a minute of it. */
export function chinaMoment(day: string, minute: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - CHINA_MS + minute * 60_000)
}

/** A day some days on, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A moment's day in China, in days since 1970-01-01. */
export function chinaDay(moment: Date): number {
  return Math.floor((moment.getTime() + CHINA_MS) / 86_400_000)
}
