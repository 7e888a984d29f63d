'use client'

import {
  adjustQuantity,
  type QuantityBounds,
  type QuantityReason,
  type QuantityRule,
  quantityBounds,
  snapQuantity,
  stepDown,
  stepUp,
} from '@yaoji/domain'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from './isComposing'
import { selectOnFocus } from './selectOnFocus'

/** Why a quantity changed: a step of a button or key, typed as it is, or typed and changed to a legal number. */
export interface QuantityChange {
  readonly reason: 'step' | 'typed' | 'adjusted'
}

/** A number that is not the one that was typed. */
export interface AdjustedNumber {
  /** Why; `not_digits`: characters were left out that can change it; `not_whole`: it had decimals. */
  readonly reason: QuantityReason | 'not_digits' | 'not_whole'
  /** The number that was read. */
  readonly wanted: number
  /** The number that holds now; 0 where none can be bought. */
  readonly number: number
  readonly rule: QuantityRule
  /** It in Chinese: `10 盒起购，已为您改为 10 盒`. */
  readonly message: string
}

export interface UseQuantityOptions {
  readonly rule: QuantityRule
  /** The number, if the caller controls it. */
  readonly value?: number
  /** The number at the start. Default: the smallest number that can be bought. */
  readonly defaultValue?: number
  readonly onQuantityChange?: (number: number, details: QuantityChange) => void
  /**
   * Enter accepted this number. Not called when Enter changed what was typed: the buyer sees the number and its message
   * first, and the next Enter accepts it.
   */
  readonly onAccept?: ((number: number, field: HTMLInputElement) => void) | undefined
  /** What the buyer reads of a number that was changed. Default: its `message`. */
  readonly messageOf?: (adjusted: AdjustedNumber) => string
}

/** What is being typed, and whether a character was left out that could change its meaning. */
interface Draft {
  readonly text: string
  readonly leftOut: boolean
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
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Selects the content, so that typing replaces it. */
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void
  /** The first press gives the field the focus, and so selects its content; the next one places the caret. */
  readonly onMouseDown: (event: MouseEvent<HTMLInputElement>) => void
}

/**
 * The behaviour of a quantity field. Only a number can be typed. Leaving the field, or Enter, changes it to the nearest
 * number that can be bought, with a message. Up and Down step by the pack, Page Up and Page Down by ten of them, Home and
 * End go to the smallest and largest number, Esc reverts the text. The focus selects the content, by mouse too.
 */
export function useQuantity(options: UseQuantityOptions): Quantity {
  const { rule, onQuantityChange, onAccept } = options
  const [own, setOwn] = useState(() => options.defaultValue ?? snapQuantity(rule, 1))
  const [draft, setDraft] = useState<Draft | null>(null)
  const [message, setMessage] = useState('')
  const number = options.value ?? own
  const bounds = quantityBounds(rule)
  const selectAgain = useSelectAgain()

  function change(next: number, reason: QuantityChange['reason'], why = '') {
    setDraft(null)
    setMessage(why)
    setOwn(next)
    if (next === number) return
    onQuantityChange?.(next, { reason })
  }

  /** The number after it, or null when it differs from what was typed. */
  function commit(): number | null {
    if (draft === null) return number
    const wanted = Number.parseInt(draft.text, 10)
    if (Number.isNaN(wanted)) {
      setDraft(null)
      return null
    }
    const adjusted = adjustQuantity(rule, wanted)
    const reason = adjusted.reason ?? literalReason(draft)
    if (reason === null) {
      change(adjusted.number, 'typed')
      return adjusted.number
    }
    const message = adjusted.message || literalMessage(draft, wanted)
    const { messageOf = ofItself } = options
    const { number: legal } = adjusted
    change(legal, 'adjusted', messageOf({ reason, wanted, number: legal, rule, message }))
    return null
  }

  function onEnter({ currentTarget }: KeyboardEvent<HTMLInputElement>) {
    selectAgain(currentTarget)
    const accepted = commit()
    if (accepted !== null && bounds !== null) onAccept?.(accepted, currentTarget)
  }

  const steps: Record<string, (event: KeyboardEvent<HTMLInputElement>) => void> = {
    ArrowUp: () => change(stepUp(rule, number), 'step'),
    ArrowDown: () => change(stepDown(rule, number), 'step'),
    PageUp: () => change(tenSteps(stepUp, rule, number), 'step'),
    PageDown: () => change(tenSteps(stepDown, rule, number), 'step'),
    Home: () => bounds && change(bounds.lowest, 'step'),
    End: () => bounds && change(bounds.highest, 'step'),
    Enter: onEnter,
    Escape: () => setDraft(null),
  }

  return {
    number,
    text: draft?.text ?? String(number),
    // It speaks of the number chosen last; a caller may have gone back to another one.
    message: own === number ? message : '',
    bounds,
    canIncrease: bounds !== null && number < bounds.highest,
    canDecrease: bounds !== null && number > bounds.lowest,
    increase: () => change(stepUp(rule, number), 'step'),
    decrease: () => change(stepDown(rule, number), 'step'),
    onType: (text, composing) =>
      setDraft(composing ? { text, leftOut: false } : nextDraft(text, draft, String(number))),
    onCommit: () => void commit(),
    onKeyDown(event) {
      const step = steps[event.key]
      if (!step || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
      // The caret and the page stay where they are.
      if (/^(Arrow|Page)/.test(event.key)) event.preventDefault()
      step(event)
    },
    ...selectOnFocus,
  }
}

/** The number after ten steps, or fewer where the smallest or largest number is nearer. */
function tenSteps(step: typeof stepUp, rule: QuantityRule, from: number): number {
  return Array.from({ length: 10 }).reduce<number>(number => step(rule, number), from)
}

/** Selects a field's content now, and after the render that may change it, if the field still has the focus. */
function useSelectAgain() {
  const waiting = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (waiting.current?.matches(':focus')) waiting.current.select()
    waiting.current = null
  })
  return (field: HTMLInputElement) => {
    field.select()
    waiting.current = field
  }
}

/** Characters that are left out and could change the number: the minus of `-1`, the letter of `1e3`. */
const MEANINGFUL = /[-−a-z]/i

/** Typing on keeps what is known of the characters before; a shorter text begins again. */
function nextDraft(text: string, draft: Draft | null, shown: string): Draft {
  const before = draft?.text ?? shown
  const taken = numeral(text, before)
  const typedOn = draft?.leftOut === true && text.length > before.length
  return { text: taken, leftOut: typedOn || MEANINGFUL.test(text.normalize('NFKC')) }
}

const ofItself = ({ message }: AdjustedNumber) => message

/** Why the number is not literally what was typed; null if it is. */
function literalReason({ text, leftOut }: Draft): 'not_digits' | 'not_whole' | null {
  if (leftOut) return 'not_digits'
  return Number(text) % 1 ? 'not_whole' : null
}

/** The reason in Chinese; empty if there is none. */
function literalMessage({ text, leftOut }: Draft, number: number): string {
  if (leftOut) return `只能输入正整数，已为您改为 ${number}`
  return Number(text) % 1 ? `只能是整数，已为您改为 ${number}` : ''
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
