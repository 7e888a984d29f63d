'use client'
import { type OrderGridNote, orderGridFields, orderGridNote } from '@yaoji/hooks'
import { memo } from 'react'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import { tableRole } from '../part/tableRoles'
import { VisuallyHidden } from '../part/VisuallyHidden'
import {
  OrderGridCell,
  OrderGridFactCells,
  OrderGridPriceCells,
  OrderGridProductCell,
} from './OrderGridCells'
import * as css from './OrderGridRow.css'
import { anchor, input, row as rowClass } from './OrderGridTable.css'
import type { OrderGridRowProps } from './orderGridRowProps'
import { messagesText } from './orderGridText'

/** A row of the grid: what was typed, its product, the number, and what the row says of itself. */
export const OrderGridRow = memo(function OrderGridRow(props: OrderGridRowProps) {
  const { row, line, entry, product, together, dispatch, listId, active, list, words } = props
  const openList = listId === undefined ? undefined : { id: listId, active }
  const fields = orderGridFields(row, dispatch, openList, props.candidates)
  const note = orderGridNote(row, product)
  return (
    <tr
      {...tableRole.row}
      className={rowClass}
      data-part="row"
      data-tone={note.tone}
      data-entry={dataAttr(entry)}
    >
      <OrderGridCell column="line" align="end">
        {line}
      </OrderGridCell>
      <OrderGridCell column="query">
        <span className={anchor}>
          <input
            {...fields.query}
            aria-label={words.queryOf(line)}
            placeholder={words.queryPlaceholder}
            title={row.query}
            className={input}
            data-part="field"
          />
          {list}
        </span>
      </OrderGridCell>
      <OrderGridProductCell {...props} choiceProps={fields.choice} />
      <OrderGridFactCells product={product} words={words} />
      <OrderGridPriceCells {...{ row, product, together, words }}>
        <input
          {...fields.number}
          aria-label={words.numberOf(line)}
          placeholder={product?.bought ? words.numberPlaceholder(product.bought.last_number) : ''}
          className={input}
          data-part="field"
        />
      </OrderGridPriceCells>
      <OrderGridCell column="note">
        {row.own?.state === 'used' && (
          <span className={css.own} data-part="own" title={words.ownHint}>
            {words.own}
          </span>
        )}
        <State {...props} note={note} />
        {product && props.goodsAction?.(product.goods)}
      </OrderGridCell>
      <OrderGridCell column="remove">
        {(row.query !== '' || row.number !== '') && (
          // Out of the tab order: Alt+Delete deletes a row from the keyboard.
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

const ICONS = { guess: 'info', wait: 'info', bad: 'warning', ready: 'info', quiet: 'clock' } as const

/** What a row says of itself. One that can be added shows no words; screen readers have them. */
function State({ note, same, words }: Pick<OrderGridRowProps, 'same' | 'words'> & { note: OrderGridNote }) {
  const text = messagesText(note.messages, words)
  return (
    <>
      {note.tone === 'ready' ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        text !== '' && (
          <span className={css.state} data-part="state" title={text}>
            <Icon name={ICONS[note.tone]} size="s" />
            <span className={css.words}>{text}</span>
          </span>
        )
      )}
      {same && (
        <span className={css.state} data-part="same" title={same}>
          <Icon name="info" size="s" />
          <span className={css.words}>{same}</span>
        </span>
      )}
    </>
  )
}
