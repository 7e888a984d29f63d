'use client'
import { CART_LIST_FILTER } from '@yaoji/domain'
import { useCartRows } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { Button, LinkButton } from '../button'
import { Empty } from '../empty'
import { Skeleton } from '../skeleton'
import * as css from './CartTable.css'
import { CartTableBody, type CartTableBodyProps } from './CartTableBody'
import { useCartTable, useCartTableRows } from './CartTableContext'
import { DeleteSelected, DeleteUnavailable } from './CartTableDeletions'
import { CartTableFilters, type CartTableFiltersProps } from './CartTableFilters'
import { CartTableFind } from './CartTableFind'
import { CartTableHead, CartTableRoot, type CartTableRootProps, CartTableTable } from './CartTableRoot'

export interface CartTableProps
  extends Omit<CartTableRootProps, 'children'>,
    Partial<Pick<CartTableFiltersProps, 'filters' | 'filter' | 'onFilter'>>,
    Pick<CartTableBodyProps, 'scrollElement'> {
  /** Where the link of an empty cart leads. */
  homeHref: string
}

/**
 * The cart by warehouse: filters, a field that finds lines and deletions above, one row for each line; of more than 200 lines only the rows near
 * the screen are in the document. Loading, empty and a filter that finds nothing have their own looks. Renders `div`.
 */
export const CartTable = forwardRef<HTMLDivElement, CartTableProps>(function CartTable(
  { homeHref, filters = [], filter, onFilter, scrollElement, ...root },
  ref,
) {
  const empty = useCartRows(root.cart).length === 0
  return (
    <CartTableRoot {...root} ref={ref}>
      <div className={css.bar} data-part="bar">
        <CartTableFilters filters={filters} filter={filter} onFilter={onFilter} />
        {!empty && (
          <>
            <CartTableFind />
            <div className={css.barActions} data-part="bar-actions">
              <DeleteSelected />
              <DeleteUnavailable />
            </div>
          </>
        )}
      </div>
      {empty ? (
        <WithoutLines homeHref={homeHref} filter={filter} onFilter={onFilter} />
      ) : (
        <CartTableTable>
          <CartTableHead />
          <CartTableBody scrollElement={scrollElement} />
        </CartTableTable>
      )}
      {!empty && <NothingFound />}
    </CartTableRoot>
  )
})

/** Below the column heads where no line is found. */
function NothingFound() {
  const { words } = useCartTable('CartTable')
  const { found, find } = useCartTableRows('CartTable')
  if (found > 0) return null
  const all = <Button onClick={() => find('')}>{words.showAll}</Button>
  return <Empty size="s" title={words.notFound} actions={all} />
}

type WithoutLinesProps = Pick<CartTableProps, 'homeHref' | 'filter' | 'onFilter'>

function WithoutLines({ homeHref, filter = CART_LIST_FILTER, onFilter }: WithoutLinesProps) {
  const { loading, words } = useCartTable('CartTable')
  if (loading) return <Skeleton variant="rows" count={8} label={words.loading} />
  if (filter !== CART_LIST_FILTER) {
    const all = <Button onClick={() => onFilter?.(CART_LIST_FILTER)}>{words.showAll}</Button>
    return <Empty title={words.noMatch} actions={all} />
  }
  const home = (
    <LinkButton href={homeHref} variant="primary">
      {words.home}
    </LinkButton>
  )
  return <Empty title={words.empty} actions={home} />
}
