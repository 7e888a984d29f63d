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
  /** Rows were sent, or could not be. */
  readonly onResult: (rows: readonly OrderGridResultRow[], added: readonly OrderGridReadyRow[]) => void
}

/**
 * Adds the rows to the cart. It waits for rows that are being matched. A product that the buyer has not confirmed is not
 * sent: its row stays.
 */
export function useAddAll({ state, dispatch, announce, add, onResult }: AddAllOptions) {
  const [waiting, setWaiting] = useState(false)
  const send = useSingleFlight(add)
  const pending = pendingCount(state)

  async function addSure() {
    const sure = readyRows(state).filter(({ row }) => !isGuess(row))
    const left = leftRows(state, sure)
    if (sure.length + left.length === 0) return announce({ kind: 'nothing_to_add' })
    // Nothing after a failure, which the caller of the grid shows, and while another call runs.
    const answer = sure.length === 0 ? NOTHING_SENT : await send.run(sure).catch(() => undefined)
    if (!answer) return
    const sent = addedRows(sure, answer)
    const rows = [...left, ...sent]
    const keys = new Set(sent.filter(isInCart).map(({ key }) => key))
    dispatch({ type: 'added', keys })
    onResult(
      rows,
      sure.filter(({ row }) => keys.has(row.key)),
    )
    announce({ kind: 'added', rows })
  }

  useEffect(() => {
    if (!waiting) return
    if (pending > 0) return announce({ kind: 'waiting', rows: pending })
    setWaiting(false)
    void addSure()
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
  }
}

const NOTHING_SENT: OrderGridAnswer = { added: [], adjusted: [], refused: [] }
