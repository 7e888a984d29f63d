import type { CartLineState } from '@yaoji/hooks'
import { createContext } from 'react'
import { useContextOf } from '../part/useContextOf'
import type { CartTableEvents, CartTableLine, CartTableLinks, CartTableSource } from './cartTableTypes'

interface CartTableContext extends CartTableLinks, Required<CartTableEvents> {
  readonly cart: CartTableSource
  readonly loading: boolean
}

export const TableContext = createContext<CartTableContext | null>(null)

export const useCartTable = (part: string) => useContextOf(TableContext, part, 'CartTableRoot')

export const LineContext = createContext<CartLineState<CartTableLine> | null>(null)

/** The line of the row above; for parts of your own. Renders again only when this line changes. */
export const useCartTableLine = (part: string) => useContextOf(LineContext, part, 'CartTableBody')

export interface WarehouseRow {
  readonly ck_id: number
  readonly name: string
  readonly count: number
}

export const WarehouseContext = createContext<WarehouseRow | null>(null)

/** The warehouse of the row above; for parts of your own. */
export const useCartTableWarehouse = (part: string) => useContextOf(WarehouseContext, part, 'CartTableBody')
