'use client'

import { type PurchaseLine, type PurchaseRows, type PurchaseSkip, skippedRows } from '@yaoji/domain'
import { type Dispatch, useRef, useState } from 'react'
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect'
import type { GridAction } from './gridActions'
import type { OrderGridProduct, OrderGridSavedLine } from './orderGridTypes'
import type { useAddedRows } from './useAddedRows'
import { usePasteLines } from './usePasteLines'

interface LinesOptions {
  readonly dispatch: Dispatch<GridAction>
  readonly added: ReturnType<typeof useAddedRows>
  readonly onAdded: () => void
  /** A table that is pasted waits in `table`. */
  readonly asksTables: boolean
}

/** Adds lines; after a paste, and after kept lines, the focus goes to them. A pasted table can wait for the buyer. */
export function useLines({ dispatch, added, onAdded, asksTables }: LinesOptions) {
  const [pasted, setPasted] = useState<readonly PurchaseSkip[]>([])
  const [table, setTable] = useState<PurchaseRows | null>(null)
  function addLines(lines: readonly PurchaseLine[]) {
    added.remember()
    onAdded()
    dispatch({ type: 'lines', lines })
  }
  function addSaved(lines: readonly OrderGridSavedLine[], products: readonly OrderGridProduct[]) {
    added.remember()
    onAdded()
    dispatch({ type: 'saved', lines, products })
    setPasted([])
  }
  usePasteLines({
    onTable: asksTables ? setTable : undefined,
    onRead(reading) {
      addLines(reading.lines)
      setPasted(skippedRows(reading))
    },
  })
  const firstCell = useRef(added.firstCell)
  useBrowserLayoutEffect(() => {
    firstCell.current = added.firstCell
  })
  // What was added is another array: its rows are on the page now.
  useBrowserLayoutEffect(() => firstCell.current()?.focus(), [pasted])
  return {
    skipped: pasted,
    addLines,
    addSaved,
    table,
    openTable: asksTables ? setTable : undefined,
    closeTable: () => setTable(null),
  }
}
