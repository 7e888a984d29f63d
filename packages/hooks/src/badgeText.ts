import { capBadge } from '@yaoji/domain'

export interface Badge {
  /** The text in the badge: the count, or `99+`; empty for 0. */
  readonly text: string
  /** The count without the cap, for screen readers. */
  readonly count: number
}

/** The badge of a count: empty for 0, at most `99+`. CH-07, CN-02. */
export function badgeText(count: number | undefined): Badge {
  const whole = Math.max(0, Math.floor(count || 0))
  return { text: whole === 0 ? '' : capBadge(whole), count: whole }
}
