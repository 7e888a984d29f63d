'use client'
import { type CartRow, useCartLine } from '@yaoji/hooks'
import {
  type CSSProperties,
  forwardRef,
  type HTMLAttributes,
  memo,
  type ReactNode,
  useImperativeHandle,
  useMemo,
} from 'react'
import { Button } from '../button'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { mergeProps } from '../part/mergeProps'
import { tableRole } from '../part/tableRoles'
import { CartGroupCheck } from './CartGroupCheck'
import * as css from './CartTable.css'
import { LineContext, useCartTable, useCartTableRows } from './CartTableContext'
import * as rowCss from './CartTableRow.css'
import { isForSale } from './cartLineHints'
import { lineCells } from './lineCells'
import { rowKey, useCartWindow } from './useCartWindow'
import { type CellContext, useCellContext } from './useCellContext'

export interface CartTableBodyProps extends Omit<HTMLAttributes<HTMLTableSectionElement>, 'children'> {
  /**
   * The cells of a line's row; the same element in every render, or every row renders again.
   * @default the six cells of the ready table
   */
  line?: ReactNode
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
  { line, scrollElement, style, className, ...rest },
  ref,
) {
  const context = useCellContext('CartTableBody')
  const { cart } = context.table
  const { rows, found } = useCartTableRows('CartTableBody')
  const { body, shown, bodyStyle, measure, more, onFocus, onBlur } = useCartWindow({
    cart,
    rows,
    found,
    scrollElement,
  })
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
          <LineRow key={rowKey(row)} id={row.id} context={context} index={index} top={top} measure={measure}>
            {line}
          </LineRow>
        ) : (
          <WarehouseRow key={rowKey(row)} row={row} index={index} top={top} measure={measure} />
        )
      })}
      {more && <MoreRow index={shown.length} count={more.count} onShow={more.show} />}
    </tbody>
  )
})

interface MoreRowProps {
  /** Place among all rows, from 0. */
  index: number
  /** How many lines a press shows. */
  count: number
  onShow: () => void
}

/** Below the first rows of a long cart where the code that follows the scrolling did not load. */
function MoreRow({ index, count, onShow }: MoreRowProps) {
  const { words } = useCartTable('CartTableBody')
  return (
    <tr {...tableRole.row} aria-rowindex={index + 2} className={rowCss.more} data-part="more">
      <td {...tableRole.cell} colSpan={6} aria-colspan={6} className={rowCss.moreCell} data-part="more-cell">
        <Button onClick={onShow}>{words.showMore(count)}</Button>
      </td>
    </tr>
  )
}

interface PlacedRow {
  /** Place among all rows, from 0; the column heads are row 1 for screen readers. */
  index: number
  /** Distance from the upper edge of the body; undefined where rows follow one another. */
  top: number | undefined
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
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

interface LineRowProps extends PlacedRow {
  id: number
  context: CellContext
  /** Undefined for the cells of the ready table. */
  children: ReactNode
}

const LineRow = memo(function LineRow({ id, context, children, ...place }: LineRowProps) {
  const state = useCartLine(context.table.cart, id)
  // A row that only moves keeps its cells: those of a long cart do so when it is measured.
  const cells = useMemo(
    () => (children === undefined && state ? lineCells({ ...context, state }) : children),
    [children, context, state],
  )
  if (!state) return null
  const { line, pending } = state
  return (
    <LineContext.Provider value={state}>
      <tr
        {...placed(place)}
        className={rowCss.line}
        data-part="line"
        data-key={id}
        data-unavailable={dataAttr(!isForSale(line))}
        data-selected={dataAttr(line.is_selected === 1)}
        data-pending={dataAttr(pending)}
        data-combination={dataAttr(line.combination !== null)}
      >
        {cells}
      </tr>
    </LineContext.Provider>
  )
})

interface WarehouseRowProps extends PlacedRow {
  row: CartRow & { kind: 'warehouse' }
}

/** The box that selects every line of a warehouse, then its name and how many kinds leave from it. */
const WarehouseRow = memo(function WarehouseRow({ row, ...place }: WarehouseRowProps) {
  const { words } = useCartTable('CartTableBody')
  const name = row.name || words.otherWarehouse
  return (
    <tr {...placed(place)} className={rowCss.warehouse} data-part="warehouse" data-key={rowKey(row)}>
      <td {...tableRole.cell} className={rowCss.warehouseCheckCell} data-part="warehouse-check">
        <CartGroupCheck
          aria-label={words.selectWarehouse(name)}
          className={rowCss.check}
          data-part="check"
          ck_id={row.ck_id}
        />
      </td>
      <th
        {...tableRole.rowHead}
        scope="rowgroup"
        colSpan={5}
        aria-colspan={5}
        className={rowCss.warehouseName}
        data-part="warehouse-name"
      >
        {name}{' '}
        <span className={rowCss.kinds} data-part="kinds">
          {words.kinds(row.count)}
        </span>
      </th>
    </tr>
  )
})
