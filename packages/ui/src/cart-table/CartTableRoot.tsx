'use client'
import { useFoundRows } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type HTMLAttributes,
  type ThHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { CheckboxInputProps } from '../checkbox'
import { useLabels } from '../labels/useLabels'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import { tableRole } from '../part/tableRoles'
import { CartGroupCheck } from './CartGroupCheck'
import * as css from './CartTable.css'
import { RowsContext, TableContext, useCartTable, useCartTableRows } from './CartTableContext'
import { cartGoods } from './cartGoods'
import { type CartTableLabels, cartTableLabels } from './cartTableLabels'
import type { CartTableEvents, CartTableLinks, CartTableSource } from './cartTableTypes'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'

export interface CartTableRootProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'>,
    CartTableEvents,
    CartTableLinks {
  /** The lines: a cart store, or its reading half. */
  cart: CartTableSource
  /**
   * The list is on its way.
   * @default false
   */
  loading?: boolean
  /** Give an object that stays the same between renders: a new one renders every row. */
  labels?: Partial<CartTableLabels>
}

/**
 * Holds a cart. Renders `div`; sets `data-loading` while the list is on its way, `data-empty` when there are no lines.
 * The callbacks may change with every render, the addresses should not. When a focused row is removed, the next row
 * gets the focus.
 */
export const CartTableRoot = forwardRef<HTMLDivElement, CartTableRootProps>(function CartTableRoot(
  {
    cart,
    loading = false,
    goodsHref,
    similarHref,
    reductionHref,
    actionHref,
    renderAction,
    onNumber,
    onSelect,
    onDelete,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const events = useRef<CartTableEvents>({})
  useEffect(() => {
    events.current = { onNumber, onSelect, onDelete }
  })
  const words = useLabels('cartTable', cartTableLabels, labels)
  const context = useMemo(
    () => ({
      cart,
      loading,
      goodsHref,
      similarHref,
      reductionHref,
      actionHref,
      renderAction,
      words,
      onNumber: (id: number, number: number) => events.current.onNumber?.(id, number),
      onSelect: (ids: number[], is_selected: 0 | 1) => events.current.onSelect?.(ids, is_selected),
      onDelete: (ids: number[]) => events.current.onDelete?.(ids),
    }),
    [cart, loading, goodsHref, similarHref, reductionHref, actionHref, renderAction, words],
  )
  const [keywords, find] = useState('')
  const shown = useFoundRows(cart, keywords, cartGoods)
  const root = useFocusAfterRemoval(shown.rows)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  return (
    <TableContext.Provider value={context}>
      <RowsContext.Provider value={{ ...shown, keywords, find }}>
        <div
          {...rest}
          ref={root}
          className={joinClass(css.root, className)}
          data-loading={dataAttr(loading)}
          data-empty={dataAttr(shown.total === 0)}
        />
      </RowsContext.Provider>
    </TableContext.Provider>
  )
})

/**
 * The table. Renders `table` with its role written out, because rows laid out as blocks lose theirs. Its row count
 * is that of all rows of the cart, or of those that are found, however few are in the document.
 */
export const CartTableTable = forwardRef<HTMLTableElement, ComponentPropsWithoutRef<'table'>>(
  function CartTableTable({ className, ...rest }, ref) {
    const { loading, words } = useCartTable('CartTableTable')
    const { rows } = useCartTableRows('CartTableTable')
    return (
      <table
        {...tableRole.table}
        aria-label={words.table}
        aria-busy={loading || undefined}
        {...rest}
        ref={ref}
        className={joinClass(css.table, className)}
        aria-rowcount={rows.length + 1}
      />
    )
  },
)

/** The row of column heads, those of the ready table unless it has children. Renders `thead` with one row. */
export const CartTableHead = forwardRef<HTMLTableSectionElement, HTMLAttributes<HTMLTableSectionElement>>(
  function CartTableHead({ className, children, ...rest }, ref) {
    return (
      <thead {...tableRole.group} {...rest} ref={ref} className={joinClass(css.head, className)}>
        <tr {...tableRole.row} className={css.headRow} data-part="head-row" aria-rowindex={1}>
          {children ?? <Columns />}
        </tr>
      </thead>
    )
  },
)

function Columns() {
  const { words } = useCartTable('CartTableHead')
  return (
    <>
      <CartTableColumn>
        <CartTableCheckAll />
      </CartTableColumn>
      <CartTableColumn>{words.goods}</CartTableColumn>
      <CartTableColumn data-align="end">{words.price}</CartTableColumn>
      <CartTableColumn data-align="center">{words.number}</CartTableColumn>
      <CartTableColumn data-align="end">{words.subtotal}</CartTableColumn>
      <CartTableColumn data-align="center">{words.actions}</CartTableColumn>
    </>
  )
}

/** One column head. Renders `th`; reads `data-align` (`end`, `center`). */
export const CartTableColumn = forwardRef<HTMLTableCellElement, ThHTMLAttributes<HTMLTableCellElement>>(
  function CartTableColumn({ className, ...rest }, ref) {
    return <th {...tableRole.column} {...rest} ref={ref} className={joinClass(css.column, className)} />
  },
)

/** The box that selects every line that can be selected. Renders `input`. */
export const CartTableCheckAll = forwardRef<HTMLInputElement, CheckboxInputProps>(
  function CartTableCheckAll(props, ref) {
    const { words } = useCartTable('CartTableCheckAll')
    return <CartGroupCheck aria-label={words.selectAll} {...props} ref={ref} />
  },
)
