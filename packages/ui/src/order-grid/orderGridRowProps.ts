import type { OrderGridAction, OrderGridGoods, OrderGridProduct, OrderGridRow } from '@yaoji/hooks'
import type { ReactNode } from 'react'
import type { OrderGridLabels } from './orderGridLabels'

export interface OrderGridRowProps {
  row: OrderGridRow
  /** The number of the row, from 1: in the order in which rows were added. */
  line: number
  /** The row to type in. */
  entry: boolean
  product: OrderGridProduct | undefined
  /** That other rows have its product too; empty when none has. */
  same: string
  /** Packs of its product in all rows. */
  together: number
  /** It has products to choose from. */
  chooses: boolean
  /** Id of the open list of these products. */
  candidates: string | undefined
  dispatch: (action: OrderGridAction) => void
  /** Id of the list below the text, and of its option that the keyboard is on. */
  listId: string | undefined
  active: string | undefined
  /** The list below the text. */
  list: ReactNode
  words: OrderGridLabels
  goodsHref: ((goods: OrderGridGoods) => string) | undefined
  searchHref: ((keywords: string) => string) | undefined
  goodsAction: ((goods: OrderGridGoods) => ReactNode) | undefined
}
