'use client'
import { type OrderGridGoods, type OrderGridResultRow, orderGridCounts } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes, useId, useState } from 'react'
import { Button, LinkButton } from '../button'
import { useLabels } from '../labels/useLabels'
import { Link } from '../link'
import { joinClass } from '../part/joinClass'
import { type RecordColumn, RecordsTable } from '../records-table'
import { plain } from '../theme/base.css'
import * as css from './OrderGrid.css'
import { type OrderGridLabels, orderGridLabels } from './orderGridLabels'
import { messagesText } from './orderGridText'
import { type OrderGridSheet, resultSheet } from './resultSheet'

/** What only the shop knows of a result. */
export interface OrderGridResultSlots<Goods extends OrderGridGoods = OrderGridGoods> {
  /** Address of the page of a product. Without it the name is no link. */
  goodsHref?: (goods: Goods) => string
  /** Address of the cart, for a link where something is in it. */
  cartHref?: string
  /** What can be done about a row that was not added, after the reason. */
  refusedAction?: (row: OrderGridResultRow<Goods>) => ReactNode
  /** Saves the result as a file: the first row has the titles. Without it there is no button. */
  onExport?: (sheet: OrderGridSheet) => void
}

export interface OrderGridResultProps<Goods extends OrderGridGoods = OrderGridGoods>
  extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>,
    OrderGridResultSlots<Goods> {
  /** `result` of `useOrderGrid`. */
  rows: readonly OrderGridResultRow<Goods>[]
  /** The buyer closes the result. */
  onClose: () => void
  /** Words in place of those of {@link orderGridLabels}. */
  labels?: Partial<OrderGridLabels>
}

/**
 * What became of the rows that were filled in, in one line; each of them, and what to do about those that were not added,
 * on demand. Renders `section`.
 */
export const OrderGridResult = forwardRef<HTMLElement, OrderGridResultProps>(function OrderGridResult(
  { rows, onClose, goodsHref, cartHref, refusedAction, onExport, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const [open, setOpen] = useState(false)
  const id = useId()
  const counts = orderGridCounts(rows)
  return (
    <section {...rest} aria-label={words.result} ref={ref} className={joinClass(css.result, className)}>
      <div className={css.line} data-part="line">
        <p className={css.summary} data-part="summary">
          {words.summary(counts)}
        </p>
        <span className={css.buttons} data-part="buttons">
          <Button
            size="s"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? words.hideResult : words.showResult}
          </Button>
          {onExport && (
            <Button size="s" onClick={() => onExport(resultSheet(rows, words))}>
              {words.exportResult}
            </Button>
          )}
          {cartHref !== undefined && counts.rows > 0 && (
            <LinkButton size="s" href={cartHref}>
              {words.cart}
            </LinkButton>
          )}
          <Button size="s" variant="quiet" onClick={onClose}>
            {words.closeResult}
          </Button>
        </span>
      </div>
      {open && (
        <div id={id} className={css.resultRows} data-part="rows">
          <RecordsTable
            label={words.result}
            columns={columnsOf(words, { goodsHref, refusedAction })}
            rows={rows}
            rowKey={({ key }) => key}
          />
        </div>
      )}
    </section>
  )
  // A type parameter does not pass through forwardRef.
}) as <Goods extends OrderGridGoods>(
  props: OrderGridResultProps<Goods> & RefAttributes<HTMLElement>,
) => ReactNode

function columnsOf(
  words: OrderGridLabels,
  { goodsHref, refusedAction }: Pick<OrderGridResultSlots, 'goodsHref' | 'refusedAction'>,
): readonly RecordColumn<OrderGridResultRow>[] {
  return [
    {
      key: 'goods',
      title: words.product,
      narrow: 'plain',
      render: ({ query, goods }) => (goods ? <Goods {...{ goods, goodsHref }} /> : query || '—'),
    },
    { key: 'line', title: words.resultLine, align: 'end', width: '72px', render: ({ line }) => line },
    {
      key: 'wanted',
      title: words.wanted,
      align: 'end',
      width: '96px',
      render: ({ wanted }) => wanted || '—',
    },
    {
      key: 'number',
      title: words.inCart,
      align: 'end',
      width: '104px',
      render: ({ number }) => number ?? '—',
    },
    {
      key: 'outcome',
      title: words.outcome,
      width: '144px',
      render: ({ outcome, guessed }) => (
        <span className={css.outcome} data-part="outcome" data-outcome={guessed ? 'guess' : outcome}>
          {words.outcomeOf(outcome, guessed)}
        </span>
      ),
    },
    {
      key: 'message',
      title: words.message,
      width: '260px',
      render: row => (
        <>
          {messagesText(row.messages, words)}
          {row.outcome === 'refused' && refusedAction?.(row)}
        </>
      ),
    },
  ]
}

function Goods({ goods, goodsHref }: { goods: OrderGridGoods } & Pick<OrderGridResultSlots, 'goodsHref'>) {
  return (
    <>
      {goodsHref ? (
        <Link href={goodsHref(goods)} className={plain}>
          {goods.name}
        </Link>
      ) : (
        goods.name
      )}{' '}
      <span className={css.about} data-part="about">
        {goods.ypgg} · {goods.sccj}
      </span>
    </>
  )
}
