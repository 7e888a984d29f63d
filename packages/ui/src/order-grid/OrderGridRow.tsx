'use client'
import { orderGridFields, orderGridNote } from '@yaoji/hooks'
import { memo } from 'react'
import { Icon } from '../icon'
import { tableRole } from '../part/tableRoles'
import { OrderGridCell, OrderGridLastCell, OrderGridPriceCells, OrderGridProductCell } from './OrderGridCells'
import * as css from './OrderGridTable.css'
import type { OrderGridRowProps } from './orderGridRowProps'
import { messagesText } from './orderGridText'

/** A row of the grid: what was typed, its product, the number, and what the row says of itself. */
export const OrderGridRow = memo(function OrderGridRow(props: OrderGridRowProps) {
  const { row, line, product, same, together, dispatch, listId, active, list, words } = props
  const fields = orderGridFields(row, dispatch, listId === undefined ? undefined : { id: listId, active })
  const note = orderGridNote(row, product)
  return (
    <tr {...tableRole.row} className={css.row} aria-rowindex={line + 1} data-part="row" data-tone={note.tone}>
      <OrderGridCell column="line">{line}</OrderGridCell>
      <OrderGridCell column="query">
        <input
          {...fields.query}
          aria-label={words.queryOf(line)}
          placeholder={words.queryPlaceholder}
          className={css.input}
          data-part="field"
        />
        {list}
      </OrderGridCell>
      <OrderGridProductCell {...props} choiceProps={fields.choice} />
      <OrderGridLastCell product={product} words={words} />
      <OrderGridPriceCells {...{ row, product, together, words }}>
        <input
          {...fields.number}
          aria-label={words.numberOf(line)}
          placeholder={product?.bought ? words.numberPlaceholder(product.bought.last_number) : ''}
          className={css.input}
          data-part="field"
        />
      </OrderGridPriceCells>
      <OrderGridCell column="note">
        {messagesText(note.messages, words)}
        {product && props.goodsAction?.(product.goods)}
        {same && (
          <span className={css.tier} data-part="same">
            {same}
          </span>
        )}
      </OrderGridCell>
      <OrderGridCell column="remove">
        {(row.query !== '' || row.number !== '') && (
          // Out of the tab order: Esc clears a row from the keyboard.
          <button
            type="button"
            tabIndex={-1}
            aria-label={words.remove(line)}
            className={css.remove}
            onClick={() => dispatch({ type: 'remove', key: row.key })}
            data-part="remove"
          >
            <Icon name="close" size="s" />
          </button>
        )}
      </OrderGridCell>
    </tr>
  )
})
