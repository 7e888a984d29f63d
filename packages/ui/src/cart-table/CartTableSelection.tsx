'use client'
import { useCartCheck, useCartRows } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import type { CheckboxInputProps } from '../checkbox'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { joinClass } from '../part/joinClass'
import { CartGroupCheck } from './CartGroupCheck'
import * as css from './CartTable.css'
import { useCartTable } from './CartTableContext'
import { isForSale } from './cartLineHints'
import type { CartTableSource } from './cartTableTypes'

/** The box that selects every line that can be selected. Renders `input`. */
export const CartTableCheckAll = forwardRef<HTMLInputElement, CheckboxInputProps>(
  function CartTableCheckAll(props, ref) {
    const { words } = useCartTable('CartTableCheckAll')
    return <CartGroupCheck aria-label={words.selectAll} {...props} ref={ref} />
  },
)

type ButtonProps = ComponentPropsWithoutRef<'button'>

/** Deletes the selected lines. While none is selected it says so, does nothing and keeps its focus. Renders `button`. */
export const CartTableDeleteSelected = forwardRef<HTMLButtonElement, ButtonProps>(
  function CartTableDeleteSelected({ onClick, className, children, ...rest }, ref) {
    const { cart, onDelete, words } = useCartTable('CartTableDeleteSelected')
    const state = useCartCheck(cart)
    const idle = state === 'none' || state === 'off'
    return (
      <button
        type="button"
        aria-disabled={idle || undefined}
        {...rest}
        ref={ref}
        className={joinClass(css.barButton, className)}
        onClick={composeEventHandlers(onClick, () => !idle && onDelete(cart.idsOf('selected')))}
      >
        {children ?? words.deleteSelected}
      </button>
    )
  },
)

/**
 * Deletes the lines that cannot be bought any more; lines that only wait for a login or a licence are not among them.
 * Renders `button`, or nothing while there are none.
 */
export const CartTableDeleteUnavailable = forwardRef<HTMLButtonElement, ButtonProps>(
  function CartTableDeleteUnavailable({ onClick, className, children, ...rest }, ref) {
    const { cart, onDelete, words } = useCartTable('CartTableDeleteUnavailable')
    const rows = useCartRows(cart)
    const ids = useMemo(() => unavailableLines(cart, rows.length), [cart, rows])
    if (ids.length === 0) return null
    return (
      <button
        type="button"
        {...rest}
        ref={ref}
        className={joinClass(css.barButton, className)}
        onClick={composeEventHandlers(onClick, () => onDelete(ids))}
      >
        {children ?? words.deleteUnavailable(ids.length)}
      </button>
    )
  },
)

function unavailableLines(cart: CartTableSource, rowCount: number): number[] {
  if (rowCount === 0) return []
  return cart.idsOf('unbuyable').filter(id => {
    const line = cart.getLine(id)?.line
    return line !== undefined && !isForSale(line)
  })
}
