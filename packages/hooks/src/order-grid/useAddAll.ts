'use client'

import { type Dispatch, useEffect, useState } from 'react'
import { useSingleFlight } from '../useSingleFlight'
import type { GridAction, GridState } from './gridActions'
import { addedRows, isInCart, leftRows } from './gridResult'
import { isGuess } from './gridRow'
import { pendingCount, readyRows } from './gridSummary'
import type { OrderGridAnswer, OrderGridNews, OrderGridReadyRow, OrderGridResultRow } from './orderGridTypes'

interface AddAllOptions {
  readonly state: GridState
  readonly dispatch: Dispatch<GridAction>
  readonly announce: (news: OrderGridNews) => void
  readonly add: (rows: readonly OrderGridReadyRow[]) => Promise<OrderGridAnswer>
  /** The grid asks about guesses: the first of them, by its key. */
  readonly onAsk: (key: number) => void
  /** Rows were sent, or could not be. */
  readonly onResult: (rows: readonly OrderGridResultRow[]) => void
}

/**
 * Adds the rows to the cart. It waits for rows that are being matched, and stops once for products at which the buyer
 * has not looked: adding again sends them too, `addSure` sends only the others.
 */
export function useAddAll({ state, dispatch, announce, add, onAsk, onResult }: AddAllOptions) {
  const [waiting, setWaiting] = useState(false)
  const send = useSingleFlight(add)
  const pending = pendingCount(state)

  async function addRows(ready: readonly OrderGridReadyRow[]) {
    const left = leftRows(state, ready)
    if (ready.length + left.length === 0) return announce({ kind: 'nothing_to_add' })
    // Nothing after a failure, which the caller of the grid shows, and while another call runs.
    const answer = ready.length === 0 ? NOTHING_SENT : await send.run(ready).catch(() => undefined)
    if (!answer) return
    const sent = addedRows(ready, answer)
    const rows = [...left, ...sent]
    dispatch({ type: 'added', keys: new Set(sent.filter(isInCart).map(({ key }) => key)) })
    onResult(rows)
    announce({ kind: 'added', rows })
  }

  function addOrAsk() {
    const ready = readyRows(state)
    const unseen = ready.filter(({ row }) => row.doubt === 'unseen')
    const [first] = unseen
    if (!first) return void addRows(ready)
    dispatch({ type: 'ask', keys: unseen.map(({ row }) => row.key) })
    const guesses = ready.filter(({ row }) => isGuess(row))
    announce({ kind: 'question', lines: guesses.map(({ line }) => line) })
    onAsk(first.row.key)
  }

  useEffect(() => {
    if (!waiting) return
    if (pending > 0) return announce({ kind: 'waiting', rows: pending })
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
      void addRows(readyRows(state).filter(({ row }) => !isGuess(row)))
    },
  }
}

const NOTHING_SENT: OrderGridAnswer = { added: [], adjusted: [], refused: [] }
