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
  readonly onType: (text: string) => void
  /** Takes what was typed: the nearest legal number, and says so when it differs. */
  readonly onCommit: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The behaviour of a quantity field: typing is free, leaving it or Enter snaps to the nearest legal number and
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
    if (draft.trim() === '') {
      setDraft(null)
      return
    }
    const adjusted = adjustQuantity(rule, Number(draft))
    change(adjusted.number, adjusted.message)
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
    onType: text => setDraft(text.replace(/[^\d]/g, '').slice(0, 7)),
    onCommit,
    onKeyDown(event) {
      const step = steps[event.key]
      if (!step || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key.startsWith('Arrow')) event.preventDefault()
      step()
    },
  }
}
