'use client'
import type { Money } from '@yaoji/domain'
import type { CartLineState } from '@yaoji/hooks'
import { useMemo } from 'react'
import type { Times } from '../formats/times'
import { useMoney } from '../formats/useMoney'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { priceGateLabels } from '../price-gate'
import { type CartTableContext, useCartTable, useCartTableLine } from './CartTableContext'
import type { CartTableLine } from './cartTableTypes'

/** What the cells of all rows need; the same object between renders, so that rows need not render again. */
export interface CellContext {
  readonly table: CartTableContext
  readonly money: Money
  readonly times: Times
  /** Why a product cannot be bought, and what to do. */
  readonly gate: typeof priceGateLabels
}

/** What the cells of one row are made from. */
export interface LineCell extends CellContext {
  readonly state: CartLineState<CartTableLine>
}

export function useCellContext(part: string): CellContext {
  const table = useCartTable(part)
  const money = useMoney()
  const times = useTimes()
  const gate = useLabels('priceGate', priceGateLabels, undefined)
  return useMemo(() => ({ table, money, times, gate }), [table, money, times, gate])
}

/** The same for a part that is a component of its own. */
export function useLineCell(part: string): LineCell {
  const context = useCellContext(part)
  return { ...context, state: useCartTableLine(part) }
}
