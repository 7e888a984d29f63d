import { capBadge } from '@yaoji/domain'

export interface Badge {
  /** What stands in the badge: the count, or `99+`; empty when there is nothing to show. */
  readonly text: string
  /** The uncapped count, for what is read out. */
  readonly count: number
}

/** What a badge shows for a count: nothing for none, at most `99+`. CH-07, CN-02. */
export function useBadge(count: number | undefined): Badge {
  const whole = Math.max(0, Math.floor(count || 0))
  return { text: whole === 0 ? '' : capBadge(whole), count: whole }
}
