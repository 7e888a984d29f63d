'use client'
import type { CartLineState, FoundRows } from '@yaoji/hooks'
import { createContext } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'
import type { CartTableLabels } from './cartTableLabels'
import type { CartTableEvents, CartTableLine, CartTableLinks, CartTableSource } from './cartTableTypes'

export interface CartTableContext extends CartTableLinks, Required<CartTableEvents> {
  readonly cart: CartTableSource
  readonly loading: boolean
  readonly words: CartTableLabels
}

export const TableContext = createContext<CartTableContext | null>(null)

/** The cart, its events and its texts; for parts of your own. */
export const useCartTable = (part: string) => useRequiredContext(TableContext, part, 'CartTableRoot')

interface CartTableRows extends FoundRows {
  /** What the buyer looks for in the cart; empty for all lines. */
  readonly keywords: string
  readonly find: (keywords: string) => void
}

export const RowsContext = createContext<CartTableRows | null>(null)

/** The rows that are shown, and what they are found by. Apart from the cart: cells do not render while a buyer types. */
export const useCartTableRows = (part: string) => useRequiredContext(RowsContext, part, 'CartTableRoot')

export const LineContext = createContext<CartLineState<CartTableLine> | null>(null)

/** The line of the row above; for cells of your own. Renders again only when this line changes. */
export const useCartTableLine = (part: string) => useRequiredContext(LineContext, part, 'CartTableBody')
