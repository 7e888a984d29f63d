'use client'

import { useEffect, useRef, useState } from 'react'
import type { Combobox } from './useCombobox'

export interface UsePopupRowsOptions<Row> {
  /** The rows; other ones reset the active row. */
  readonly rows: readonly Row[]
  /** The text of the field: keys that wait are those of this text. */
  readonly text: string
  /** Rows for the text are on their way. */
  readonly arriving: boolean
  /** The field and its list of words. */
  readonly field: Pick<Combobox, 'wanted' | 'active' | 'setActive'>
  /** Number of words in its list. */
  readonly words: number
  /** Enter on a row; with the number that was typed before the row came. */
  readonly onOpen: (index: number, typed?: TypedBefore) => void
  /** Enter where no row has come. */
  readonly onNone: () => void
}

/** Digits that were pressed after Enter, before the row came that they are for. */
export interface TypedBefore {
  readonly digits: string
  /** Enter was pressed after them. */
  readonly accepted: boolean
}

export interface PopupRows {
  /** Index of the active row; -1 without one. */
  readonly active: number
  readonly setActive: (index: number) => void
  /** What a key of the field does; true where it is used up. For `onKey` of {@link useCombobox}. */
  readonly onKey: (key: string) => boolean
}

/** What the keys before the rows asked for. */
interface Asked {
  readonly for: 'row' | 'open'
  /** The text of the field at that time. */
  readonly text: string
  readonly typed: TypedBefore
}

const NOTHING: TypedBefore = { digits: '', accepted: false }

/**
 * Keys of a text field for rows that are shown beside its list of words. Down and Up go around through the rows, then the
 * words. Enter opens the active row. Down, Enter and the digits after it that are pressed before the rows have come are done
 * when they come.
 */
export function usePopupRows<Row>(options: UsePopupRowsOptions<Row>): PopupRows {
  const { rows, text, arriving, field, words, onOpen, onNone } = options
  const [choice, setChoice] = useState({ rows, index: -1 })
  const [waits, setWaits] = useState<Asked | null>(null)
  const waiting = field.wanted && waits?.text === text ? waits : null
  const ask = (asked: Asked['for'], typed = NOTHING) => setWaits({ for: asked, text, typed })
  const active = field.wanted && !arriving && choice.rows === rows && field.active === -1 ? choice.index : -1
  const setActive = (index: number) => setChoice({ rows, index })

  function activate(index: number) {
    field.setActive(-1)
    setActive(index)
    return true
  }

  function activateWord(index: number) {
    setActive(-1)
    field.setActive(index)
    return true
  }

  // What opening a row does can render again before the state is cleared: it is done once.
  const done = useRef<Asked | null>(null)
  useEffect(() => {
    if (waiting === null || arriving || done.current === waiting) return
    done.current = waiting
    setWaits(null)
    if (rows.length > 0) activate(0)
    else if (words > 0) activateWord(0)
    if (waiting.for !== 'open') return
    if (rows.length === 0) onNone()
    else if (waiting.typed.digits === '') onOpen(0)
    else onOpen(0, waiting.typed)
  })

  function down(): boolean {
    if (arriving) {
      ask('row')
      return true
    }
    const isLast = active === rows.length - 1
    if (rows.length === 0) return false
    if (active !== -1) return isLast && words > 0 ? activateWord(0) : activate(isLast ? 0 : active + 1)
    return field.active === -1 || field.active === words - 1 ? activate(0) : false
  }

  function up(): boolean {
    if (arriving || rows.length === 0) return false
    if (active > 0) return activate(active - 1)
    const toLast = () => activate(rows.length - 1)
    if (active === 0) return words > 0 ? activateWord(words - 1) : toLast()
    return field.active === 0 || (field.active === -1 && words === 0) ? toLast() : false
  }

  function enter(): boolean {
    if (waiting !== null) ask('open', { ...waiting.typed, accepted: waiting.typed.digits !== '' })
    else if (active !== -1) onOpen(active)
    return waiting !== null || active !== -1
  }

  /** A digit is text, but after Enter on a row that has not come it is for the number of that row. */
  function digit(key: string): boolean {
    if (waiting?.for !== 'open') return false
    const { digits, accepted } = waiting.typed
    if (!accepted) ask('open', { digits: digits + key, accepted })
    return true
  }

  function leave(): boolean {
    setWaits(null)
    setActive(-1)
    return false
  }

  const keys: Record<string, () => boolean> = { ArrowDown: down, ArrowUp: up, Enter: enter, Escape: leave }

  return {
    active,
    setActive: activate,
    onKey: key => field.wanted && (/^\d$/.test(key) ? digit(key) : (keys[key]?.() ?? false)),
  }
}
