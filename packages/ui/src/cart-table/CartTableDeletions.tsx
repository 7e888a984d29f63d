'use client'
import { useCartCheck, useCartRows } from '@yaoji/hooks'
import { useMemo } from 'react'
import * as css from './CartTable.css'
import { useCartTable } from './CartTableContext'
import { isForSale } from './cartLineHints'
import type { CartTableSource } from './cartTableTypes'

/** Deletes the selected lines. While none is selected it says so, does nothing and keeps its focus. */
export function DeleteSelected() {
  const { cart, onDelete, words } = useCartTable('CartTable')
  const state = useCartCheck(cart)
  const idle = state === 'none' || state === 'off'
  return (
    <button
      type="button"
      aria-disabled={idle || undefined}
      className={css.barButton}
      data-part="delete-selected"
      onClick={() => !idle && onDelete(cart.idsOf('selected'))}
    >
      {words.deleteSelected}
    </button>
  )
}

/**
 * Deletes the lines that cannot be bought any more; lines that only wait for a login or a licence are not among them.
 * Nothing while there are none.
 */
export function DeleteUnavailable() {
  const { cart, onDelete, words } = useCartTable('CartTable')
  const rows = useCartRows(cart)
  const ids = useMemo(() => unavailableLines(cart, rows.length), [cart, rows])
  if (ids.length === 0) return null
  return (
    <button
      type="button"
      className={css.barButton}
      data-part="delete-unavailable"
      onClick={() => onDelete(ids)}
    >
      {words.deleteUnavailable(ids.length)}
    </button>
  )
}

function unavailableLines(cart: CartTableSource, rowCount: number): number[] {
  if (rowCount === 0) return []
  return cart.idsOf('unbuyable').filter(id => {
    const line = cart.getLine(id)?.line
    return line !== undefined && !isForSale(line)
  })
}
