/** Highest count that a badge shows as a number. */
const BADGE_MAX = 99

/** Badge text for a count: the number up to 99, above that `99+`. CH-07, CN-02. */
export function capBadge(count: number): string {
  if (count > BADGE_MAX) return `${BADGE_MAX}+`
  return String(Math.max(0, Math.floor(count || 0)))
}
