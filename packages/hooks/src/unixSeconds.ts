/** A time of the wire (`2026-11-21 10:30:00`, China) in unix seconds. */
export function unixSeconds(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}+08:00`) / 1000
}
