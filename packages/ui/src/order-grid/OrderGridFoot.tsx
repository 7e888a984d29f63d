'use client'
import { formatAmount } from '@yaoji/domain'
import type { OrderGrid as Grid, OrderGridGoods } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type MouseEvent, type ReactNode, type RefAttributes } from 'react'
import { Button } from '../button'
import { useMoney } from '../formats/useMoney'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import * as css from './OrderGrid.css'
import { OrderGridResult, type OrderGridResultSlots } from './OrderGridResult'
import { type OrderGridLabels, orderGridLabels } from './orderGridLabels'

export interface OrderGridFootProps<Goods extends OrderGridGoods = OrderGridGoods>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    OrderGridResultSlots<Goods> {
  /** The rows; `useOrderGrid` of `@yaoji/hooks` holds them. */
  grid: Grid<Goods>
  /** Above the bar, over the last rows: messages, such as {@link OrderGridNotices}. */
  children?: ReactNode
  /** Words in place of those of {@link orderGridLabels}. */
  labels?: Partial<OrderGridLabels>
}

/**
 * What would be added and what it costs, the filter with the number of rows to look at, and the button that adds, which is not the main one of the page while nothing can be added; above
 * them what became of the rows. Sticks to the bottom of the window. Renders `div`.
 */
export const OrderGridFoot = forwardRef<HTMLDivElement, OrderGridFootProps>(function OrderGridFoot(
  { grid, goodsHref, cartHref, refusedAction, onExport, labels, className, children, ...rest },
  ref,
) {
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const money = useMoney()
  const { result, total, pending } = grid
  const canAdd = total.rows > 0 || pending > 0
  return (
    <div {...rest} ref={ref} className={joinClass(css.foot, className)}>
      {children}
      {result && (
        <OrderGridResult
          {...{ goodsHref, cartHref, refusedAction, onExport, labels }}
          rows={result}
          onClose={grid.closeResult}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it does nothing itself, its buttons do */}
      <div className={css.bar} data-part="bar" onMouseDown={keepCandidates}>
        <p className={css.total} data-part="total">
          {words.total(total.products, total.rows)}
          <span className={css.amount} data-part="amount">
            {money.text(formatAmount(total.amount))}
          </span>
        </p>
        <Filter grid={grid} words={words} />
        <Button
          variant={canAdd ? 'primary' : 'secondary'}
          busy={grid.busy}
          onClick={grid.addAll}
          className={css.add}
        >
          {pending > 0 ? words.waiting(pending) : words.add}
        </Button>
      </div>
    </div>
  )
  // A type parameter does not pass through forwardRef.
}) as <Goods extends OrderGridGoods>(
  props: OrderGridFootProps<Goods> & RefAttributes<HTMLDivElement>,
) => ReactNode

/** Candidates close when the focus leaves them, and then the bar is at another place: a press on it would end beside it. */
function keepCandidates(event: MouseEvent) {
  if (document.activeElement?.hasAttribute('data-candidates')) event.preventDefault()
}

/** Which rows are shown. A kind without rows has no button. */
function Filter({ grid: { open, filter, setFilter }, words }: { grid: Grid; words: OrderGridLabels }) {
  const kinds = [
    { kind: 'guess', text: words.toConfirm(open.guess.length) },
    { kind: 'todo', text: words.toDo(open.todo.length) },
  ] as const
  const shown = kinds.filter(({ kind }) => open[kind].length > 0 || filter === kind)
  if (shown.length === 0) return null
  return (
    <fieldset className={css.filter} data-part="filter" aria-label={words.filter}>
      {[{ kind: 'all', text: words.allRows } as const, ...shown].map(({ kind, text }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={filter === kind}
          className={css.kind}
          data-part="kind"
          data-kind={kind}
          onClick={() => setFilter(kind)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
