import { useSingleFlight } from '@yaoji/hooks'
import { useCartAdd } from '@yaoji/hooks/data'
import { type Dispatch, useEffect, useState } from 'react'
import { type AddedRow, addedRows, addedSummary, leftRows } from './addedRows'
import { isGuess } from './gridRow'
import type { GridAction, GridState } from './gridState'
import { pendingCount, readyRows, type SentRow } from './gridSummary'

interface AddAllOptions {
  readonly state: GridState
  readonly dispatch: Dispatch<GridAction>
  readonly announce: (text: string) => void
  /** The page asks about guesses: the first of them, by its key. */
  readonly onAsk: (key: number) => void
  /** Rows are in the cart. */
  readonly onAdded: (rows: readonly AddedRow[]) => void
}

/**
 * Adds the rows to the cart. It waits for rows that are being matched, and stops once for products at which the buyer
 * has not looked: adding again sends them too, `addSure` sends only the others.
 */
export function useAddAll({ state, dispatch, announce, onAsk, onAdded }: AddAllOptions) {
  const [waiting, setWaiting] = useState(false)
  const send = useSendRows()
  const pending = pendingCount(state)

  async function add(ready: readonly SentRow[]) {
    const left = leftRows(state, ready)
    if (ready.length + left.length === 0) return announce('没有可以加入的商品，请先填写商品和数量')
    const sent = ready.length === 0 ? [] : await send.run(ready)
    if (!sent) return
    const rows = [...left, ...sent]
    dispatch({ type: 'added', keys: new Set(sent.filter(isInCart).map(({ key }) => key)) })
    onAdded(rows)
    announce(addedSummary(rows))
  }

  function addOrAsk() {
    const ready = readyRows(state)
    const unseen = ready.filter(({ row }) => row.doubt === 'unseen')
    const [first] = unseen
    if (!first) return void add(ready)
    dispatch({ type: 'ask', keys: unseen.map(({ row }) => row.key) })
    announce(questionOf(ready.filter(({ row }) => isGuess(row))))
    onAsk(first.row.key)
  }

  useEffect(() => {
    if (!waiting) return
    if (pending > 0) return announce(waitingText(pending))
    setWaiting(false)
    addOrAsk()
  })

  return {
    busy: send.busy || waiting,
    /** Number of rows for which adding waits. */
    pending: waiting ? pending : 0,
    addAll() {
      if (waiting) return
      dispatch({ type: 'queueAll' })
      setWaiting(true)
    },
    addSure() {
      dispatch({ type: 'unask' })
      void add(readyRows(state).filter(({ row }) => !isGuess(row)))
    },
  }
}

const isInCart = ({ outcome }: AddedRow) => outcome !== 'refused'

/** The button says the same while adding waits. */
export const waitingText = (rows: number) => `正在匹配最后 ${rows} 行`

/** Lines that are named in the question. */
const NAMED = 8

/** What the page asks before it adds guesses: `第 2、5 行取的是首选，还没有确认，要一起加入购物车吗？` */
export function questionOf(guesses: readonly SentRow[]): string {
  const named = guesses.slice(0, NAMED).map(({ line }) => line)
  const rest = guesses.length > NAMED ? `等 ${guesses.length} 行` : '行'
  return `第 ${named.join('、')} ${rest}有多种商品，取的是首选，还没有确认，要一起加入购物车吗？`
}

/** Sends the rows to the cart; undefined while another call runs, and after a failure, which the shop shows. */
function useSendRows() {
  const { mutateAsync } = useCartAdd()
  const { run, busy } = useSingleFlight(async (sent: readonly SentRow[]) => {
    const answer = await mutateAsync(
      sent.map(({ goods, number }) => ({
        goods_id: goods.id,
        goods_price_id: goods.goods_price_id,
        number,
        price: goods.price,
      })),
    )
    return addedRows(sent, answer)
  })
  return { busy, run: (sent: readonly SentRow[]) => run(sent).catch(() => undefined) }
}
