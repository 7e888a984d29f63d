'use client'

import { type Dispatch, useEffect, useRef, useState } from 'react'
import { readFailure } from '../failureOfError'
import { useWhenOnline } from '../useWhenOnline'
import type { GridAction, GridState, RowMatch } from './gridActions'
import { orderGridNote } from './gridNote'
import { isBlank } from './gridRow'
import type { OrderGridMatches, OrderGridNews, OrderGridProduct, OrderGridRow } from './orderGridTypes'

export interface MatchingCalls {
  /** Finds the products of texts, which have no spaces around them. */
  readonly match: (queries: readonly string[], own_codes: readonly string[]) => Promise<OrderGridMatches>
  /** Products by their ids, as they are now. */
  readonly load: (goods_ids: readonly number[]) => Promise<readonly OrderGridProduct[]>
}

interface MatchingOptions extends MatchingCalls {
  readonly state: GridState
  readonly dispatch: Dispatch<GridAction>
  readonly announce: (news: OrderGridNews) => void
}

/** Matches texts that are complete: those of one moment together, one call at a time. Failed ones again once the network is back. */
export function useMatching(options: MatchingOptions): void {
  const { state, dispatch } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useKeptProducts(options)
  useWhenOnline(() => dispatch({ type: 'retry' }))

  const sending = useRef(false)
  useEffect(() => {
    const queued = state.rows.filter(({ status }) => status === 'queued')
    if (sending.current || queued.length === 0) return
    const { match, announce } = latest.current
    sending.current = true
    const keys = queued.map(({ key }) => key)
    dispatch({ type: 'wait', keys })
    match(
      queued.map(({ query }) => query.trim()),
      queued.map(({ own_code }) => own_code),
    ).then(
      ({ matches, products }) => {
        sending.current = false
        const found = queued.flatMap(({ key, query }, at): RowMatch[] => {
          const each = matches[at]
          return each ? [{ key, query, match: each }] : []
        })
        dispatch({ type: 'match', matches: found, products })
        announce(newsOf(state.rows, queued, { found, products }))
      },
      (error: unknown) => {
        sending.current = false
        const status = statusOf(error)
        dispatch({ type: 'fail', keys, status })
        announce({ kind: `match_${status}` })
      },
    )
  }, [state.rows, dispatch])
}

const statusOf = (error: unknown) => (readFailure(error).kind === 'offline' ? 'offline' : 'failed')

/** Loads the products of rows that were kept: what they cost can be different now. */
function useKeptProducts({ state, dispatch, load, announce }: MatchingOptions): void {
  const [kept] = useState(() =>
    state.rows.flatMap(({ goods_id }) =>
      goods_id === null || state.products.has(goods_id) ? [] : [goods_id],
    ),
  )
  const calls = useRef({ load, announce })
  useEffect(() => {
    if (kept.length === 0) return
    const goods_ids = [...new Set(kept)]
    calls.current.load(goods_ids).then(
      products => {
        dispatch({ type: 'learn', products })
        dispatch({ type: 'unknown', goods_ids, status: 'none' })
      },
      (error: unknown) => {
        const status = statusOf(error)
        dispatch({ type: 'unknown', goods_ids, status })
        calls.current.announce({ kind: `match_${status}` })
      },
    )
  }, [kept, dispatch])
}

interface Answer {
  readonly found: readonly RowMatch[]
  readonly products: readonly OrderGridProduct[]
}

/** What was matched: one row by its product, several by their numbers. */
function newsOf(
  rows: readonly OrderGridRow[],
  queued: readonly OrderGridRow[],
  { found, products }: Answer,
): OrderGridNews {
  const [only] = queued
  const [first] = found
  if (queued.length === 1 && only && first) {
    const { state: status, goods_ids, total, own = null } = first.match
    const taken = status === 'one' || (status === 'several' && only.takes)
    const product = taken ? products.find(({ goods }) => goods.id === goods_ids[0]) : undefined
    const row = { ...only, status, total, own, goods_id: taken ? (goods_ids[0] ?? null) : null }
    const line = rows.filter(each => !isBlank(each)).findIndex(({ key }) => key === only.key) + 1
    return {
      kind: 'matched_row',
      line,
      goods: product?.goods ?? null,
      note: orderGridNote(row, product),
      own: own?.state === 'used',
    }
  }
  const count = (status: string) => found.filter(({ match }) => match.state === status).length
  return {
    kind: 'matched_rows',
    rows: found.length,
    one: count('one'),
    several: count('several'),
    none: count('none'),
  }
}
