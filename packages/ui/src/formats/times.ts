/**
 * Writes the times of the wire, `YYYY-MM-DD HH:mm:ss` and `YYYY-MM-DD` in the time of the shop. Each function takes what
 * is at least as exact as its result.
 */
export interface Times {
  /** A month: `2028-03`, of when a product can be used. */
  readonly month: (time: string) => string
  /** A day: `2026-11-24`. */
  readonly date: (time: string) => string
  /** A minute: `2026-11-24 10:00`. */
  readonly minute: (time: string) => string
  /** A second, where it matters which: `2026-11-24 10:00:30`. */
  readonly second: (time: string) => string
  /** A minute of this year, where there is little space: `11-24 10:00`. */
  readonly shortMinute: (time: string) => string
}

/** Times as the wire has them, without what is more exact than needed. */
export const wireTimes: Times = {
  month: time => time.slice(0, 7),
  date: time => time.slice(0, 10),
  minute: time => time.slice(0, 16),
  second: time => time,
  shortMinute: time => time.slice(5, 16),
}
