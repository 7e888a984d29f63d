'use client'
import { type CartRow, useCartLine, useCartRows } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, memo, type ReactNode, useImperativeHandle } from 'react'
import { dataAttr } from '../part/dataAttr'
import { tableRole } from '../part/tableRoles'
import { LineContext, useCartTable, WarehouseContext } from './CartTableContext'
import { isForSale } from './cartLineHints'
import { rowKey, useCartWindow } from './useCartWindow'

export interface CartTableBodyProps extends Omit<HTMLAttributes<HTMLTableSectionElement>, 'children'> {
  /** The cells of a warehouse's row; the same element in every render. */
  warehouse: ReactNode
  /** The cells of a line's row; the same element in every render, or every row renders again. */
  line: ReactNode
  warehouseClassName?: string
  lineClassName?: string
}

/**
 * The rows, of which only those near the screen stand in the document. Renders `tbody` as high as all of them.
 * Line rows set `data-dead` when they cannot be bought, `data-selected`, `data-pending`, `data-combination`.
 */
export const CartTableBody = forwardRef<HTMLTableSectionElement, CartTableBodyProps>(function Body(
  { warehouse, line, warehouseClassName, lineClassName, style, ...rest },
  ref,
) {
  const { cart } = useCartTable('CartTableBody')
  const rows = useCartRows(cart)
  const { body, items, height, top, measure, onFocus, onBlur } = useCartWindow(cart, rows)
  useImperativeHandle(ref, () => body.current as HTMLTableSectionElement)
  return (
    <tbody
      {...tableRole.group}
      {...rest}
      ref={body}
      style={{ ...style, display: 'block', position: 'relative', height }}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {items.map(item => {
        const row = rows[item.index]
        if (!row) return null
        const place = { index: item.index, top: item.start - top, measure }
        return row.kind === 'line' ? (
          <LineRow key={rowKey(row)} id={row.id} {...place} className={lineClassName}>
            {line}
          </LineRow>
        ) : (
          <WarehouseHead key={rowKey(row)} row={row} {...place} className={warehouseClassName}>
            {warehouse}
          </WarehouseHead>
        )
      })}
    </tbody>
  )
})

interface PlacedRow {
  /** Place among all rows, from 0; the column heads are row 1 for screen readers. */
  index: number
  top: number
  measure: (element: HTMLTableRowElement | null) => void
  className: string | undefined
  children: ReactNode
}

const placed = ({ index, top }: PlacedRow) =>
  ({
    ...tableRole.row,
    'aria-rowindex': index + 2,
    'data-index': index,
    style: { position: 'absolute', insetInline: 0, top },
  }) as const

const LineRow = memo(function LineRow({ id, ...row }: PlacedRow & { id: number }) {
  const { cart } = useCartTable('CartTableBody')
  const state = useCartLine(cart, id)
  if (!state) return null
  const { line, pending } = state
  return (
    <LineContext.Provider value={state}>
      <tr
        {...placed(row)}
        ref={row.measure}
        className={row.className}
        data-key={`line-${id}`}
        data-dead={dataAttr(!isForSale(line))}
        data-selected={dataAttr(line.is_selected === 1)}
        data-pending={dataAttr(pending)}
        data-combination={dataAttr(line.combination !== null)}
      >
        {row.children}
      </tr>
    </LineContext.Provider>
  )
})

const WarehouseHead = memo(function WarehouseHead({
  row,
  ...place
}: PlacedRow & { row: CartRow & { kind: 'warehouse' } }) {
  return (
    <WarehouseContext.Provider value={row}>
      <tr {...placed(place)} ref={place.measure} className={place.className} data-key={rowKey(row)}>
        {place.children}
      </tr>
    </WarehouseContext.Provider>
  )
})
