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

/** Why a quantity changed: a step of a button or key, typed as it is, or typed and changed to a legal number. */
export interface QuantityChange {
  readonly reason: 'step' | 'typed' | 'adjusted'
}

export interface UseQuantityOptions {
  readonly rule: QuantityRule
  /** The number, if the caller controls it. */
  readonly value?: number
  /** The number at the start. Default: the smallest number that can be bought. */
  readonly defaultValue?: number
  readonly onQuantityChange?: (number: number, details: QuantityChange) => void
}

export interface Quantity {
  readonly number: number
  /** The text in the field: the number, or what is being typed. */
  readonly text: string
  /** For the buyer: what was changed, and why; empty if nothing was. */
  readonly message: string
  /** Smallest and largest number that can be bought; null if none can. */
  readonly bounds: QuantityBounds | null
  readonly canIncrease: boolean
  readonly canDecrease: boolean
  readonly increase: () => void
  readonly decrease: () => void
  /** Reads the field's text after a key. During a composition the text stays as it is. */
  readonly onType: (text: string, composing?: boolean) => void
  /** Accepts the typed number, or the nearest one that can be bought, with a message. */
  readonly onCommit: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The behaviour of a quantity field. Only a number can be typed. Leaving the field, or Enter, changes it to the nearest
 * number that can be bought, with a message. Up and Down step by the pack, Home and End go to the smallest and largest
 * number, Esc reverts the text.
 */
export function useQuantity(options: UseQuantityOptions): Quantity {
  const { rule, onQuantityChange } = options
  const [own, setOwn] = useState(() => options.defaultValue ?? snapQuantity(rule, 1))
  const [draft, setDraft] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const number = options.value ?? own
  const bounds = quantityBounds(rule)

  function change(next: number, reason: QuantityChange['reason'], why = '') {
    setDraft(null)
    setMessage(why)
    if (next === number) return
    setOwn(next)
    onQuantityChange?.(next, { reason })
  }

  function onCommit() {
    if (draft === null) return
    const wanted = Number.parseInt(draft, 10)
    if (Number.isNaN(wanted)) {
      setDraft(null)
      return
    }
    const adjusted = adjustQuantity(rule, wanted)
    const why = adjusted.message || (Number(draft) % 1 ? `只能是整数，已为您改为 ${wanted}` : '')
    change(adjusted.number, why ? 'adjusted' : 'typed', why)
  }

  const steps: Record<string, () => void> = {
    ArrowUp: () => change(stepUp(rule, number), 'step'),
    ArrowDown: () => change(stepDown(rule, number), 'step'),
    Home: () => bounds && change(bounds.lowest, 'step'),
    End: () => bounds && change(bounds.highest, 'step'),
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
    increase: () => change(stepUp(rule, number), 'step'),
    decrease: () => change(stepDown(rule, number), 'step'),
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
 * The number at the start of a text, at most seven digits long. Full-width digits and thousands separators are read,
 * other characters are ignored. Separate digits never become one number: `12-3` becomes 12; `3.5` keeps its fraction
 * while it is typed and loses it when it is accepted.
 */
function numeral(text: string, before: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(/[, ](?=\d{3}(?!\d))/g, '')
  if (plain.replace(/[^\d.]/g, '') === before) return before
  return plain.replace(/^[^\d.]*(\d{0,7})\d*(\.\d{0,2})?.*$/s, '$1$2')
}
