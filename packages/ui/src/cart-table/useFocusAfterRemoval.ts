'use client'
import type { CartRow } from '@yaoji/hooks'
import { useEffect, useRef } from 'react'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'
import { rowAt } from './useCartWindow'

const FOCUSABLE = 'a[href],button:not(:disabled),input:not(:disabled)'

const DIALOG = '[role="dialog"],[role="alertdialog"]'

interface Place {
  readonly element: HTMLElement
  /** Of its row; undefined for a control that is in none. */
  readonly key: string | undefined
  readonly index: number
  readonly part: string | undefined
}

/**
 * Keeps the focus in the table when the row that has it is removed, or the control above all rows with the last of them:
 * the same control of the next row, of the one before when it was the last, or what the empty cart offers. If a dialog that was opened from the row has the focus, it moves
 * when the dialog is gone. Focus that is elsewhere is left alone.
 */
export function useFocusAfterRemoval(rows: readonly CartRow[]) {
  const root = useRef<HTMLDivElement>(null)
  const place = useRef<Place | null>(null)
  const latest = useRef(rows)

  useEffect(() => {
    const element = root.current
    const remember = (event: FocusEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      const { key, index } = target?.closest('tr')?.dataset ?? {}
      place.current = target && { element: target, key, index: Number(index ?? 0), part: target.dataset.part }
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [])

  useBrowserLayoutEffect(() => {
    latest.current = rows
    const lost = place.current
    if (!lost || !isRemoved(lost, rows)) return
    place.current = null
    const holder = document.activeElement
    const move = () => focusInstead(root.current, latest.current, lost)
    if (isNowhere(holder)) move()
    else if (!root.current?.contains(holder) && holder.closest(DIALOG)) whenRemoved(holder, move)
  }, [rows])

  return root
}

function isRemoved({ key, element }: Place, rows: readonly CartRow[]): boolean {
  return key === undefined ? !element.isConnected : rowAt(rows, key) < 0
}

function isNowhere(holder: Element | null): holder is null | HTMLBodyElement {
  return holder === null || holder === document.body
}

/** Acts when the element that has the focus is removed with it; not when the focus moves before. */
function whenRemoved(holder: Element, act: () => void): void {
  const watch = new MutationObserver(() => {
    if (holder.isConnected) return
    stop()
    if (isNowhere(document.activeElement)) act()
  })
  function stop() {
    watch.disconnect()
    document.removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stop)
}

function focusInstead(root: HTMLElement | null, rows: readonly CartRow[], lost: Place): void {
  const index = nearestLine(rows, lost.index)
  const row = root?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
  const same = lost.part && row?.querySelector<HTMLElement>(`[data-part="${lost.part}"]:not(:disabled)`)
  const target = same || (row ?? root)?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
}

/** The line that is now at the place of the lost one, or the last before it. */
function nearestLine(rows: readonly CartRow[], index: number): number {
  const after = rows.findIndex((row, at) => at >= index && row.kind === 'line')
  return after >= 0 ? after : rows.findLastIndex(row => row.kind === 'line')
}
