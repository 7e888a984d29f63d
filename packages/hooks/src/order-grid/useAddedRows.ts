'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { GridState } from './gridActions'
import { findCell } from './gridKeys'

/**
 * Rows are added below all others, often outside the window. `remember` is called before they are added; once they are
 * shown, `firstCell` scrolls to the first of them and returns its cell, undefined without any.
 */
export function useAddedRows(body: RefObject<Element | null>, { next }: GridState) {
  const nextKey = useRef(next)
  const first = useRef<number | null>(null)
  useEffect(() => {
    nextKey.current = next
  }, [next])
  return {
    remember() {
      first.current = nextKey.current
    },
    firstCell(): HTMLElement | undefined {
      const key = first.current
      first.current = null
      if (key === null || !body.current) return undefined
      const cell = findCell(body.current, key, 'query') ?? undefined
      // Not in every environment of tests.
      cell?.scrollIntoView?.({ block: 'center' })
      return cell
    },
  }
}
