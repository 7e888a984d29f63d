'use client'

import {
  adjustQuantity,
  type QuantityBounds,
  type QuantityRule,
  quantityBounds,
  snapQuantity,
  stepDown,
  stepUp,
} from '@yaoji/domain'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from './isComposing'

export interface UseQuantityOptions {
  readonly rule: QuantityRule
  /** The number, when the caller holds it. */
  readonly value?: number
  /** The number to begin with; the smallest legal one when absent. */
  readonly defaultValue?: number
  readonly onQuantityChange?: (number: number) => void
}

export interface Quantity {
  readonly number: number
  /** What stands in the field: the number, or what is being typed. */
  readonly text: string
  /** What was changed and why, in words for the buyer; empty when nothing was. */
  readonly message: string
  /** First and last legal number; null when nothing can be bought. */
  readonly bounds: QuantityBounds | null
  readonly canIncrease: boolean
  readonly canDecrease: boolean
  readonly increase: () => void
  readonly decrease: () => void
  /** Takes what stands in the field after a key. While an input method composes, its letters are left alone. */
  readonly onType: (text: string, composing?: boolean) => void
  /** Takes what was typed: the nearest legal number, and says so when it differs. */
  readonly onCommit: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The behaviour of a quantity field: only a number can be typed, leaving it or Enter snaps to the nearest legal one and
 * says why, Up and Down step by the pack, Home and End go to the ends, Esc takes back what was typed.
 */
export function useQuantity(options: UseQuantityOptions): Quantity {
  const { rule, onQuantityChange } = options
  const [own, setOwn] = useState(() => options.defaultValue ?? snapQuantity(rule, 1))
  const [draft, setDraft] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const number = options.value ?? own
  const bounds = quantityBounds(rule)

  function change(next: number, why = '') {
    setDraft(null)
    setMessage(why)
    if (next === number) return
    setOwn(next)
    onQuantityChange?.(next)
  }

  function onCommit() {
    if (draft === null) return
    const wanted = Number.parseInt(draft, 10)
    if (Number.isNaN(wanted)) {
      setDraft(null)
      return
    }
    const adjusted = adjustQuantity(rule, wanted)
    change(adjusted.number, adjusted.message || (Number(draft) % 1 ? `只能是整数，已为您改为 ${wanted}` : ''))
  }

  const steps: Record<string, () => void> = {
    ArrowUp: () => change(stepUp(rule, number)),
    ArrowDown: () => change(stepDown(rule, number)),
    Home: () => bounds && change(bounds.lowest),
    End: () => bounds && change(bounds.highest),
    Enter: onCommit,
    Escape: () => setDraft(null),
  }

  return {
    number,
    text: draft ?? String(number),
    message,
    bounds,
    canIncrease: bounds !== null && number < bounds.highest,
    canDecrease: bounds !== null && number > bounds.lowest,
    increase: () => change(stepUp(rule, number)),
    decrease: () => change(stepDown(rule, number)),
    onType: (text, composing) => setDraft(composing ? text : numeral(text, draft ?? String(number))),
    onCommit,
    onKeyDown(event) {
      const step = steps[event.key]
      if (!step || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key.startsWith('Arrow')) event.preventDefault()
      step()
    },
  }
}

/**
 * The number that a text begins with, at most seven digits long. Full-width digits are digits, thousands may be parted,
 * and what no number has is as if it had not been typed. Digits that stand apart never become one number: of `3.5` the
 * fraction is kept to be seen and left out when it is taken, of `12-3` stays 12.
 */
function numeral(text: string, before: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(/[, ](?=\d{3}(?!\d))/g, '')
  if (plain.replace(/[^\d.]/g, '') === before) return before
  return plain.replace(/^[^\d.]*(\d{0,7})\d*(\.\d{0,2})?.*$/s, '$1$2')
}
