'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GridState } from './gridActions'
import { type OpenRows, rowKeyOf } from './gridKeys'
import type { OrderGridRow } from './orderGridTypes'

/** Which rows the grid shows: all, those with a product to confirm, or those that cannot be added as they are. */
export type OrderGridFilter = 'all' | 'guess' | 'todo'

/**
 * The rows of a filter. They are those of the moment in which it was chosen: a row that is complete stays until the buyer
 * chooses a filter again. The row to type in is always there.
 */
export function useRowFilter({ rows, entry }: GridState, open: OpenRows) {
  const [chosen, setChosen] = useState<{ filter: OrderGridFilter; keys: ReadonlySet<number> }>(ALL)
  const present = rows.some(({ key }) => chosen.keys.has(key))
  const filter = present ? chosen.filter : 'all'
  return {
    filter,
    shown: filter === 'all' ? rows : rows.filter(({ key }) => key === entry || chosen.keys.has(key)),
    choose: (next: OrderGridFilter) =>
      setChosen(next === 'all' ? ALL : { filter: next, keys: new Set(open[next]) }),
  }
}

const ALL = { filter: 'all', keys: new Set<number>() } as const

/** The next row to look at after a row, or the previous one, from the last to the first; undefined without any. */
export function nextOpenRow(
  shown: readonly OrderGridRow[],
  open: OpenRows,
  { from, by }: { from: number | null; by: 1 | -1 },
): number | undefined {
  const wanted = new Set([...open.guess, ...open.todo])
  const keys = shown.map(({ key }) => key)
  const at = from === null ? -1 : keys.indexOf(from)
  const isWanted = (key: number) => wanted.has(key)
  if (by === 1) return [...keys.slice(at + 1), ...keys.slice(0, at + 1)].find(isWanted)
  const begin = Math.max(0, at)
  return [...keys.slice(begin), ...keys.slice(0, begin)].findLast(isWanted)
}

/** F8 goes to the next row to look at, Shift+F8 to the previous one, from anywhere on the page except a dialog. */
export function useOpenRowKeys(
  body: RefObject<Element | null>,
  go: (from: number | null, by: 1 | -1) => void,
) {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (key !== 'F8' || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      const element = target instanceof Element ? target : null
      if (element?.closest('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      const inside = element !== null && body.current?.contains(element)
      latest.current(inside ? rowKeyOf(element) : null, shiftKey ? -1 : 1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [body])
}
