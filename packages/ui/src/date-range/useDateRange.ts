'use client'
import { useState } from 'react'
import { useControllable } from '../part/useControllable'
import { type DateRangeValue, isSameRange, problemOf } from './rangeDays'

/** Why the range changed. */
export type DateRangeReason = 'input' | 'preset' | 'clear'

export interface UseDateRangeOptions {
  value: DateRangeValue | undefined
  defaultValue: DateRangeValue
  onValueChange: ((value: DateRangeValue, details: { reason: DateRangeReason }) => void) | undefined
  min: string
}

/** A range that is being typed, over the range that it will replace. */
interface Draft {
  readonly base: DateRangeValue
  readonly range: DateRangeValue
}

/**
 * The range, and a draft of it while it is typed: a day is reported when it is complete, not at each digit of it, and a
 * range that is wrong is not reported at all. A range from outside replaces the draft.
 */
export function useDateRange({ value, defaultValue, onValueChange, min }: UseDateRangeOptions) {
  const [range, change] = useControllable(value, defaultValue, onValueChange)
  const [draft, setDraft] = useState<Draft | null>(null)
  if (draft && !isSameRange(draft.base, range)) setDraft(null)
  const shown = draft?.range ?? range

  function report(next: DateRangeValue, reason: DateRangeReason) {
    if (problemOf(next, min)) {
      setDraft({ base: range, range: next })
      return
    }
    setDraft(null)
    if (!isSameRange(next, range)) change(next, { reason })
  }

  return {
    range: shown,
    problem: problemOf(shown, min),
    /** Changes one day of the draft. */
    type: (part: DateRangeValue) => setDraft({ base: range, range: { ...shown, ...part } }),
    /** Ends typing: reports the draft. */
    commit: () => report(shown, 'input'),
    report,
    change: (part: DateRangeValue) => report({ ...shown, ...part }, 'input'),
  }
}
