'use client'

import { useState } from 'react'

/** Which rows of a list are chosen. */
export interface Choice<Row> {
  readonly chosen: readonly Row[]
  /** Whether each, some, or no row is chosen. */
  readonly extent: 'all' | 'some' | 'none'
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Lets a user choose rows of a list by their ids. Rows that have left the list are not chosen. */
export function useChoice<Row>(list: readonly Row[], idOf: (row: Row) => number): Choice<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = list.filter(row => ids.has(idOf(row)))
  const isAll = list.length > 0 && chosen.length === list.length
  const some = chosen.length > 0 ? 'some' : 'none'
  return {
    chosen,
    extent: isAll ? 'all' : some,
    has: id => ids.has(id),
    toggle(id) {
      setIds(before => new Set(before.has(id) ? [...before].filter(each => each !== id) : [...before, id]))
    },
    toggleAll: () => setIds(new Set(isAll ? [] : list.map(idOf))),
    clear: () => setIds(new Set()),
  }
}
