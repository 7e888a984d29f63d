'use client'

import { useEffect, useState } from 'react'
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
  /** Enter on a row. */
  readonly onOpen: (index: number) => void
  /** Enter where no row has come. */
  readonly onNone: () => void
}

export interface PopupRows {
  /** Index of the active row; -1 without one. */
  readonly active: number
  readonly setActive: (index: number) => void
  /** What a key of the field does; true where it is used up. For `onKey` of {@link useCombobox}. */
  readonly onKey: (key: string) => boolean
}

/** What the keys before the rows asked for. */
type Asked = 'row' | 'open'

/**
 * Keys of a text field for rows that are shown beside its list of words. Down and Up go around through the rows, then the
 * words. Enter opens the active row. Down and Enter that are pressed before the rows have come are done when they come.
 */
export function usePopupRows<Row>(options: UsePopupRowsOptions<Row>): PopupRows {
  const { rows, text, arriving, field, words, onOpen, onNone } = options
  const [choice, setChoice] = useState({ rows, index: -1 })
  const [waits, setWaits] = useState<{ readonly for: Asked; readonly text: string } | null>(null)
  const waiting = field.wanted && waits?.text === text ? waits.for : null
  const ask = (asked: Asked) => setWaits({ for: asked, text })
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

  useEffect(() => {
    if (waiting === null || arriving) return
    setWaits(null)
    if (rows.length > 0) activate(0)
    else if (words > 0) activateWord(0)
    if (waiting !== 'open') return
    if (rows.length > 0) onOpen(0)
    else onNone()
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
    if (waiting !== null) ask('open')
    else if (active !== -1) onOpen(active)
    return waiting !== null || active !== -1
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
    onKey: key => field.wanted && (keys[key]?.() ?? false),
  }
}
