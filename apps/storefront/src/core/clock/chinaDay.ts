/** The day in China, `2026-11-21`. */
export function chinaDay(seconds: number): string {
  return new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 10)
}
