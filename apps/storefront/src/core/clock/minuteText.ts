/** A time of the service without its seconds: `2026-11-22 09:30`. */
export function minuteText(time: string): string {
  return time.slice(0, 16)
}
