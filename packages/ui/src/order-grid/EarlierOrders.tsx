'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { Button } from '../button'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './EarlierOrders.css'

/** An order whose lines can be bought again, by the wire's names. */
export interface EarlierOrder {
  readonly id: number
  readonly sn: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly created_at: string
  /** Some of its lines, and how many there are. */
  readonly lines: readonly { readonly name: string }[]
  readonly line_count: number
}

export const earlierOrdersLabels = {
  add: '放进清单',
  lines: (names: readonly string[], count: number) => `${names.join('、')} 等 ${count} 种`,
}

export interface EarlierOrdersProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The newest first. */
  orders: readonly EarlierOrder[]
  /** The id of the order that is being added; null for none. */
  busy: number | null
  onAdd: (id: number) => void
  /** Words in place of those of {@link earlierOrdersLabels}. */
  labels?: Partial<typeof earlierOrdersLabels>
}

/** Earlier orders, each with the button that puts its lines into the grid. Renders `ul`. */
export const EarlierOrders = forwardRef<HTMLUListElement, EarlierOrdersProps>(function EarlierOrders(
  { orders, busy, onAdd, labels, className, ...rest },
  ref,
) {
  const words = useLabels('earlierOrders', earlierOrdersLabels, labels)
  const times = useTimes()
  return (
    <ul {...rest} ref={ref} className={joinClass(css.root, className)}>
      {orders.map(({ id, sn, created_at, lines, line_count }) => (
        <li key={id} className={css.order} data-part="order">
          <span className={plain} data-part="about">
            {sn} <Text as="span">{times.date(created_at)}</Text>
            <span className={css.names} data-part="names">
              {words.lines(
                lines.map(({ name }) => name),
                line_count,
              )}
            </span>
          </span>
          <Button size="s" busy={busy === id} onClick={() => onAdd(id)}>
            {words.add}
          </Button>
        </li>
      ))}
    </ul>
  )
})
