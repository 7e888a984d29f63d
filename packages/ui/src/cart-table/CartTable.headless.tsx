'use client'
import { useCartCheck, useCartRows } from '@yaoji/hooks'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type HTMLAttributes,
  type ThHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { CheckboxInput, type CheckboxInputProps } from '../checkbox/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { tableRole } from '../part/tableRoles'
import { TableContext, useCartTable } from './CartTableContext'
import { isForSale } from './cartLineHints'
import type { CartTableEvents, CartTableLinks, CartTableSource } from './cartTableTypes'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'

export interface CartTableRootProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'>,
    CartTableEvents,
    CartTableLinks {
  /** The lines: a cart store, or its reading half. */
  cart: CartTableSource
  /** The list is being asked for. */
  loading?: boolean
}

/**
 * Holds a cart. Renders `div`; sets `data-loading` while lines are awaited, `data-empty` when there are none. The
 * callbacks may change with every render, the addresses should not. When a focused row goes, the focus goes on to
 * the next one.
 */
export const CartTableRoot = forwardRef<HTMLDivElement, CartTableRootProps>(function Root(
  { cart, loading = false, goodsHref, similarHref, actionHref, onNumber, onSelect, onDelete, ...rest },
  ref,
) {
  const events = useRef<CartTableEvents>({})
  useEffect(() => {
    events.current = { onNumber, onSelect, onDelete }
  })
  const context = useMemo(
    () => ({
      cart,
      loading,
      goodsHref,
      similarHref,
      actionHref,
      onNumber: (id: number, number: number) => events.current.onNumber?.(id, number),
      onSelect: (ids: number[], is_selected: 0 | 1) => events.current.onSelect?.(ids, is_selected),
      onDelete: (ids: number[]) => events.current.onDelete?.(ids),
    }),
    [cart, loading, goodsHref, similarHref, actionHref],
  )
  const rows = useCartRows(cart)
  const root = useFocusAfterRemoval(rows)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  return (
    <TableContext.Provider value={context}>
      <div {...rest} ref={root} data-loading={dataAttr(loading)} data-empty={dataAttr(rows.length === 0)} />
    </TableContext.Provider>
  )
})

/**
 * The table. Renders `table` with its role written out, because rows laid out as blocks lose theirs. Its row count
 * is that of the whole cart, however few rows stand in the document.
 */
export const CartTableFrame = forwardRef<HTMLTableElement, ComponentPropsWithoutRef<'table'>>(
  function Frame(props, ref) {
    const { cart, loading } = useCartTable('CartTableFrame')
    const rows = useCartRows(cart)
    return (
      <table
        {...tableRole.table}
        aria-label="购物车商品"
        aria-busy={loading || undefined}
        {...props}
        ref={ref}
        aria-rowcount={rows.length + 1}
      />
    )
  },
)

/** The row of column heads. Renders `thead` with one row. */
export const CartTableHead = forwardRef<HTMLTableSectionElement, HTMLAttributes<HTMLTableSectionElement>>(
  function Head({ children, ...rest }, ref) {
    return (
      <thead {...tableRole.group} {...rest} ref={ref}>
        <tr {...tableRole.row} aria-rowindex={1}>
          {children}
        </tr>
      </thead>
    )
  },
)

/** One column head. Renders `th`. */
export const CartTableColumn = forwardRef<HTMLTableCellElement, ThHTMLAttributes<HTMLTableCellElement>>(
  function Column(props, ref) {
    return <th {...tableRole.column} {...props} ref={ref} />
  },
)

/** The box that selects every line that can be selected. */
export const CartTableCheckAll = forwardRef<HTMLInputElement, CheckboxInputProps>(
  function CheckAll(props, ref) {
    return <GroupCheck aria-label="全选" {...props} ref={ref} />
  },
)

interface GroupCheckProps extends CheckboxInputProps {
  ck_id?: number
}

/** A box for many lines: one press selects those that are not yet, or none. */
export const GroupCheck = forwardRef<HTMLInputElement, GroupCheckProps>(function GroupCheck(
  { ck_id, ...rest },
  ref,
) {
  const { cart, onSelect } = useCartTable('CartTableCheckAll')
  const state = useCartCheck(cart, ck_id)
  function choose(checked: boolean) {
    const selected = cart.idsOf('selected', ck_id)
    if (!checked) return onSelect(selected, 0)
    const already = new Set(selected)
    onSelect(
      cart.idsOf('selectable', ck_id).filter(id => !already.has(id)),
      1,
    )
  }
  return (
    <CheckboxInput
      {...rest}
      ref={ref}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={state === 'off'}
      onCheckedChange={choose}
    />
  )
})

type ButtonProps = ComponentPropsWithoutRef<'button'>

/** Deletes the chosen lines. While none is chosen it says so and does nothing, and keeps its focus. */
export const CartTableDeleteSelected = forwardRef<HTMLButtonElement, ButtonProps>(function DeleteSelected(
  { onClick, children = '删除选中商品', ...rest },
  ref,
) {
  const { cart, onDelete } = useCartTable('CartTableDeleteSelected')
  const state = useCartCheck(cart)
  const idle = state === 'none' || state === 'off'
  return (
    <button
      type="button"
      aria-disabled={idle || undefined}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => !idle && onDelete(cart.idsOf('selected')))}
    >
      {children}
    </button>
  )
})

/** Deletes the greyed lines. Nothing while there are none; lines that only wait for a login are not greyed. */
export const CartTableDeleteDead = forwardRef<HTMLButtonElement, ButtonProps>(function DeleteDead(
  { onClick, children, ...rest },
  ref,
) {
  const { cart, onDelete } = useCartTable('CartTableDeleteDead')
  const rows = useCartRows(cart)
  const dead = useMemo(() => deadLines(cart, rows.length), [cart, rows])
  if (dead.length === 0) return null
  return (
    <button type="button" {...rest} ref={ref} onClick={composeEventHandlers(onClick, () => onDelete(dead))}>
      {children ?? `清理失效商品（${dead.length}）`}
    </button>
  )
})

function deadLines(cart: CartTableSource, rowCount: number): number[] {
  if (rowCount === 0) return []
  return cart.idsOf('unbuyable').filter(id => {
    const line = cart.getLine(id)?.line
    return line !== undefined && !isForSale(line)
  })
}
