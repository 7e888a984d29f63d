'use client'
import { type CartRow, useCartLine, useCartRows } from '@yaoji/hooks'
import {
  type CSSProperties,
  forwardRef,
  type HTMLAttributes,
  memo,
  type ReactNode,
  useImperativeHandle,
} from 'react'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { tableRole } from '../part/tableRoles'
import * as css from './CartTable.css'
import {
  CartTableCheckCell,
  CartTableDeleteCell,
  CartTableGoodsCell,
  CartTableNumberCell,
  CartTablePriceCell,
  CartTableSubtotalCell,
} from './CartTableCells'
import { LineContext, useCartTable, WarehouseContext } from './CartTableContext'
import * as rowCss from './CartTableRow.css'
import { CartTableWarehouseCheckCell, CartTableWarehouseName } from './CartTableWarehouseCells'
import { isForSale } from './cartLineHints'
import { rowKey, useCartWindow } from './useCartWindow'

export interface CartTableBodyProps extends Omit<HTMLAttributes<HTMLTableSectionElement>, 'children'> {
  /**
   * The cells of a line's row; the same element in every render, or every row renders again.
   * @default the six cells of the ready table
   */
  line?: ReactNode
  /**
   * The cells of a warehouse's row; the same element in every render.
   * @default its box and its name
   */
  warehouse?: ReactNode
  /**
   * What scrolls the table, where it is not the nearest scrolling ancestor.
   * @default the nearest ancestor that scrolls, or the page
   */
  scrollElement?: Element | null | undefined
}

/**
 * The rows. Renders `tbody`, which beyond {@link WINDOW_FROM} lines is as high as all rows and holds those near the
 * screen. Line rows set `data-unavailable` when they cannot be bought, `data-selected`, `data-pending`,
 * `data-combination`.
 */
export const CartTableBody = forwardRef<HTMLTableSectionElement, CartTableBodyProps>(function CartTableBody(
  { line = lineCells, warehouse = warehouseCells, scrollElement, style, className, ...rest },
  ref,
) {
  const { cart } = useCartTable('CartTableBody')
  const rows = useCartRows(cart)
  const { body, shown, bodyStyle, measure, onFocus, onBlur } = useCartWindow({ cart, rows, scrollElement })
  useImperativeHandle(ref, () => body.current as HTMLTableSectionElement)
  return (
    <tbody
      {...tableRole.group}
      {...mergeProps(rest, { onFocus, onBlur })}
      ref={body}
      className={joinClass(css.body, className)}
      style={{ ...style, ...bodyStyle }}
    >
      {shown.map(({ index, top }) => {
        const row = rows[index]
        if (!row) return null
        return row.kind === 'line' ? (
          <LineRow key={rowKey(row)} id={row.id} index={index} top={top} measure={measure}>
            {line}
          </LineRow>
        ) : (
          <WarehouseRow key={rowKey(row)} row={row} index={index} top={top} measure={measure}>
            {warehouse}
          </WarehouseRow>
        )
      })}
    </tbody>
  )
})

const lineCells = (
  <>
    <CartTableCheckCell />
    <CartTableGoodsCell />
    <CartTablePriceCell />
    <CartTableNumberCell />
    <CartTableSubtotalCell />
    <CartTableDeleteCell />
  </>
)

const warehouseCells = (
  <>
    <CartTableWarehouseCheckCell />
    <CartTableWarehouseName />
  </>
)

interface PlacedRow {
  /** Place among all rows, from 0; the column heads are row 1 for screen readers. */
  index: number
  /** Distance from the upper edge of the body; undefined where rows follow one another. */
  top: number | undefined
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  children: ReactNode
}

function placed({ index, top, measure }: PlacedRow) {
  const style: CSSProperties = { position: 'absolute', insetInline: 0, top }
  return {
    ...tableRole.row,
    ref: measure,
    'aria-rowindex': index + 2,
    'data-index': index,
    style: top === undefined ? undefined : style,
  }
}

const LineRow = memo(function LineRow({ id, ...row }: PlacedRow & { id: number }) {
  const { cart } = useCartTable('CartTableBody')
  const state = useCartLine(cart, id)
  if (!state) return null
  const { line, pending } = state
  return (
    <LineContext.Provider value={state}>
      <tr
        {...placed(row)}
        className={rowCss.line}
        data-part="line"
        data-key={`line-${id}`}
        data-unavailable={dataAttr(!isForSale(line))}
        data-selected={dataAttr(line.is_selected === 1)}
        data-pending={dataAttr(pending)}
        data-combination={dataAttr(line.combination !== null)}
      >
        {row.children}
      </tr>
    </LineContext.Provider>
  )
})

const WarehouseRow = memo(function WarehouseRow({
  row,
  ...place
}: PlacedRow & { row: CartRow & { kind: 'warehouse' } }) {
  return (
    <WarehouseContext.Provider value={row}>
      <tr {...placed(place)} className={rowCss.warehouse} data-part="warehouse" data-key={rowKey(row)}>
        {place.children}
      </tr>
    </WarehouseContext.Provider>
  )
})
