'use client'
import { formatAmount } from '@yaoji/domain'
import type { OrderGrid as Grid, OrderGridGoods } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes, type ReactNode, type RefAttributes, useRef } from 'react'
import { Button } from '../button'
import { Callout } from '../callout'
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
  /** Words in place of those of {@link orderGridLabels}. */
  labels?: Partial<OrderGridLabels>
}

/**
 * What would be added and what it costs, the rows to look at, and the button that adds; above them the question about
 * guesses and the result. Sticks to the bottom of the window. Renders `div`.
 */
export const OrderGridFoot = forwardRef<HTMLDivElement, OrderGridFootProps>(function OrderGridFoot(
  { grid, goodsHref, cartHref, refusedAction, onExport, labels, className, ...rest },
  ref,
) {
  const words = useLabels('orderGrid', orderGridLabels, labels)
  const money = useMoney()
  const addButton = useRef<HTMLButtonElement>(null)
  const { result, total, open, pending } = grid

  /** The buttons of the question go away with it: the focus goes to the button below it. */
  function answer(add: () => void) {
    addButton.current?.focus()
    add()
  }

  return (
    <div {...rest} ref={ref} className={joinClass(css.foot, className)}>
      {result && (
        <OrderGridResult
          {...{ goodsHref, cartHref, refusedAction, onExport, labels }}
          rows={result}
          onClose={grid.closeResult}
        />
      )}
      {grid.question.length > 0 && <Question {...{ grid, words, answer }} />}
      <div className={css.bar} data-part="bar">
        <p className={css.total} data-part="total">
          {words.total(total.products, total.rows)}
          <span className={css.amount} data-part="amount">
            {money.text(formatAmount(total.amount))}
          </span>
        </p>
        <OpenRows tone="guess" keys={open.guess} text={words.toConfirm} onShow={grid.focusRow} />
        <OpenRows tone="bad" keys={open.todo} text={words.toDo} onShow={grid.focusRow} />
        <Button ref={addButton} variant="primary" size="l" busy={grid.busy} onClick={grid.addAll}>
          {pending > 0 ? words.waiting(pending) : words.add}
        </Button>
      </div>
    </div>
  )
  // A type parameter does not pass through forwardRef.
}) as <Goods extends OrderGridGoods>(
  props: OrderGridFootProps<Goods> & RefAttributes<HTMLDivElement>,
) => ReactNode

interface QuestionProps {
  grid: Grid
  words: OrderGridLabels
  answer: (add: () => void) => void
}

function Question({ grid: { question, busy, goBack, addSure, addAll }, words, answer }: QuestionProps) {
  return (
    <div className={css.question} data-part="question">
      <Callout
        action={
          <span className={css.buttons} data-part="buttons">
            <Button size="s" onClick={goBack}>
              {words.goBack}
            </Button>
            <Button size="s" busy={busy} onClick={() => answer(addSure)}>
              {words.addSure}
            </Button>
            <Button size="s" busy={busy} onClick={() => answer(addAll)}>
              {words.addAll}
            </Button>
          </span>
        }
      >
        {words.question(question)}
      </Callout>
    </div>
  )
}

interface OpenRowsProps {
  tone: 'guess' | 'bad'
  keys: readonly number[]
  text: (rows: number) => string
  onShow: (key: number) => void
}

/** The number of rows of a kind, and the way to the first of them. */
function OpenRows({ tone, keys, text, onShow }: OpenRowsProps) {
  const [first] = keys
  if (first === undefined) return null
  return (
    <button
      type="button"
      className={css.open}
      data-part="open"
      data-tone={tone}
      onClick={() => onShow(first)}
    >
      {text(keys.length)}
    </button>
  )
}
