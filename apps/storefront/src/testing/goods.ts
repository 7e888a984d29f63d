import type { DataOf } from '@yaoji/api-client'
import type { cartAdd } from '@yaoji/api-client/contract/cart'
import type { Goods, goodsDetail, goodsList } from '@yaoji/api-client/contract/goods'
import { lineFor } from './orders'

/** A product that can be bought at 12.80. */
export function goodsFor(id: number, change: Partial<Goods> = {}): Goods {
  const { goods } = lineFor(id)
  return { ...goods, ...change }
}

/** The first and only page of a list of products. */
export function goodsListOf(...list: Goods[]): DataOf<typeof goodsList> {
  return {
    list,
    per_page: 20,
    next_key: null,
    total: list.length,
    facets: { sccj: [], dosage_form: [], category: [], in_stock: list.length },
  }
}

export function goodsDetailOf(goods: Goods): DataOf<typeof goodsDetail> {
  return {
    goods,
    category: [],
    warehouse: { ck_id: 1, name: '成都中心仓' },
    facts: [],
    batches: [],
    promotions: [],
    documents: [],
    other_prices: [],
    together: [],
    is_favorite: 0,
  }
}

/** What a cart answers that took one line as it was. */
export const ADDED_TO_CART: DataOf<typeof cartAdd> = {
  added: [{ entry: 0, id: 1, number: 1 }],
  adjusted: [],
  refused: [],
  cart: 1,
}
