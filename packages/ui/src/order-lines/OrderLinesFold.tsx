'use client'
import type { ReactNode } from 'react'
import { useMoney } from '../formats/useMoney'
import { GoodsTag } from '../goods-tag'
import { Icon } from '../icon'
import { VisuallyHidden } from '../part/VisuallyHidden'
import { plain } from '../theme/base.css'
import * as css from './OrderLinesFold.css'
import type { OrderLinesLabels } from './orderLinesLabels'
import type { OrderLinesPartData } from './orderLineTypes'

interface OrderLinesFoldProps {
  title: string
  count: ReactNode
  /** What the order costs; absent where it may not be seen. */
  total: string | undefined
  folded: boolean
  /** Id of what it shows and hides. */
  controls: string
  onFold: () => void
  words: OrderLinesLabels
}

/** The title of an order that folds: one line that shows and hides its lines. */
export function OrderLinesFold({
  title,
  count,
  total,
  folded,
  controls,
  onFold,
  words,
}: OrderLinesFoldProps) {
  const money = useMoney()
  return (
    <button
      type="button"
      aria-expanded={!folded}
      aria-controls={folded ? undefined : controls}
      className={css.button}
      data-part="fold"
      onClick={onFold}
    >
      <Icon name={folded ? 'chevron-right' : 'chevron-down'} size="s" />
      <span className={plain} data-part="fold-title">
        {title}
      </span>{' '}
      {count}
      {total !== undefined && (
        <span className={css.total} data-part="fold-total">
          <VisuallyHidden> {words.payable} </VisuallyHidden>
          {money.text(total)}
        </span>
      )}
    </button>
  )
}

/** What of a folded order is seen without opening it: how many lines expire soon, and its gifts. */
export function OrderLinesKept({ part, words }: { part: OrderLinesPartData; words: OrderLinesLabels }) {
  const { lines, gifts = lines.filter(line => line.is_gift === 1) } = part
  const near = part.near_expiry_count ?? lines.filter(line => line.near_expiry === 1).length
  return (
    <>
      {near > 0 && (
        <p className={css.near} data-part="near-expiry-count">
          {words.nearExpiryCount(near)}
        </p>
      )}
      {gifts.length > 0 && (
        <ul
          // Many gifts scroll, also by keyboard.
          tabIndex={gifts.length > 6 ? 0 : undefined}
          aria-label={words.gifts}
          className={css.gifts}
          data-part="gifts"
        >
          {gifts.map(gift => (
            <li key={gift.id} className={plain} data-part="gift">
              <GoodsTag name="赠" /> {words.gift(gift)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
