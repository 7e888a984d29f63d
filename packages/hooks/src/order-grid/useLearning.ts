'use client'

import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import type { GridAction, GridState } from './gridActions'
import { codesOfAdded, codesOfChoice } from './gridCodes'
import type { OrderGridCode, OrderGridReadyRow } from './orderGridTypes'

interface LearningOptions {
  readonly state: GridState
  readonly dispatch: Dispatch<GridAction>
  /** Keeps codes with their products; answers what is wrong with those that were not kept, in words. */
  readonly learn: ((codes: readonly OrderGridCode[]) => Promise<readonly string[]>) | undefined
}

/** Codes of one call. */
const MOST_CODES = 500

/**
 * Keeps what the buyer chooses and confirms: `dispatch` of it does what that of the grid does. One call at a time; after a
 * failure the codes wait for the next choice.
 */
export function useLearning(options: LearningOptions) {
  const latest = useRef(options)
  const waiting = useRef<readonly OrderGridCode[]>([])
  const sending = useRef(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  useEffect(() => {
    latest.current = options
  })

  const keep = useCallback(async (codes: readonly OrderGridCode[]) => {
    waiting.current = [...waiting.current, ...codes]
    while (!sending.current && waiting.current.length > 0) {
      const { learn } = latest.current
      if (!learn) return
      const sent = waiting.current.slice(0, MOST_CODES)
      waiting.current = waiting.current.slice(MOST_CODES)
      sending.current = true
      try {
        const found = await learn(sent)
        if (found.length > 0) setProblems([...new Set(found)])
      } catch {
        waiting.current = [...sent, ...waiting.current]
        return
      } finally {
        sending.current = false
      }
    }
  }, [])

  const dispatch = useCallback(
    (action: GridAction) => {
      const codes = codesOfAction(latest.current.state, action)
      latest.current.dispatch(action)
      if (codes.length > 0) void keep(codes)
    },
    [keep],
  )

  return {
    dispatch,
    /** Keeps the own codes of rows that were added. */
    keepAdded: (rows: readonly OrderGridReadyRow[]) => void keep(codesOfAdded(rows)),
    problems,
    closeProblems: () => setProblems([]),
  }
}

/** What an action says of a product: only a choice of the buyer does. */
function codesOfAction({ rows, products }: GridState, action: GridAction): OrderGridCode[] {
  if (action.type !== 'take' && action.type !== 'choose' && action.type !== 'look') return []
  const row = rows.find(({ key }) => key === action.key)
  if (!row) return []
  if (action.type === 'take') return codesOfChoice(row, action.product.goods)
  const id = action.type === 'choose' ? action.goods_id : row.goods_id
  const product = id === null ? undefined : products.get(id)
  return product ? codesOfChoice(row, product.goods) : []
}
