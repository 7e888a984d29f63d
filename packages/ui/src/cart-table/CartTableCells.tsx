'use client'
import { forwardRef, type TdHTMLAttributes } from 'react'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import * as css from './CartTableRow.css'
import { checkCell, deleteCell, goodsCell, numberCell, priceCell, subtotalCell } from './lineCells'
import { useLineCell } from './useCellContext'

type CellProps = TdHTMLAttributes<HTMLTableCellElement>

/** A cell of your own. Renders `td`. */
export const CartTableCell = forwardRef<HTMLTableCellElement, CellProps>(function CartTableCell(
  { className, ...rest },
  ref,
) {
  return <td {...tableRole.cell} {...rest} ref={ref} className={joinClass(css.cell, className)} />
})

/** The box that selects the line; a line that cannot be bought cannot be selected (ST-02). Renders `td`. */
export const CartTableCheckCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableCheckCell(props, ref) {
    return checkCell(useLineCell('CartTableCheckCell'), { ...props, ref })
  },
)

/**
 * Picture and name as one link, specification with manufacturer, expiry, middle package and marks, what a combination holds, the gift, the hints, then
 * the children. Renders `td`.
 */
export const CartTableGoodsCell = forwardRef<HTMLTableCellElement, CellProps>(
  function CartTableGoodsCell(props, ref) {
    return goodsCell(useLineCell('CartTableGoodsCell'), { ...props, ref })
  },
)

/** The unit price, and struck beside it the one without an offer; a dash where it may not be seen. Renders `td`. */
export const CartTablePriceCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTablePriceCell(props, ref) {
    return priceCell(useLineCell('CartTablePriceCell'), { ...props, ref })
  },
)

/** The number of packs. Renders `td`. */
export const CartTableNumberCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableNumberCell(props, ref) {
    return numberCell(useLineCell('CartTableNumberCell'), { ...props, ref })
  },
)

/** What the line costs; a dash where prices may not be seen. Renders `td`; sets `data-label` to its column's head. */
export const CartTableSubtotalCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableSubtotalCell(props, ref) {
    return subtotalCell(useLineCell('CartTableSubtotalCell'), { ...props, ref })
  },
)

/** The button that asks for the line's deletion. Renders `td`. */
export const CartTableDeleteCell = forwardRef<HTMLTableCellElement, Omit<CellProps, 'children'>>(
  function CartTableDeleteCell(props, ref) {
    return deleteCell(useLineCell('CartTableDeleteCell'), { ...props, ref })
  },
)
