'use client'
import type { CartLineState } from '@yaoji/hooks'
import { createContext } from 'react'
import { useRequiredContext } from '../part/useRequiredContext'
import type { CartTableLabels } from './cartTableLabels'
import type { CartTableEvents, CartTableLine, CartTableLinks, CartTableSource } from './cartTableTypes'

interface CartTableContext extends CartTableLinks, Required<CartTableEvents> {
  readonly cart: CartTableSource
  readonly loading: boolean
  readonly words: CartTableLabels
}

export const TableContext = createContext<CartTableContext | null>(null)

/** The cart, its events and its texts; for parts of your own. */
export const useCartTable = (part: string) => useRequiredContext(TableContext, part, 'CartTableRoot')

export const LineContext = createContext<CartLineState<CartTableLine> | null>(null)

/** The line of the row above; for cells of your own. Renders again only when this line changes. */
export const useCartTableLine = (part: string) => useRequiredContext(LineContext, part, 'CartTableBody')
