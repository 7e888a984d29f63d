import { asc, desc, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { Db } from '../../db/types'
import { goods, goodsNames, manufacturers } from '../goods/tables'

/** What tells products apart that a text can mean. */
export interface NamedGoods {
  readonly id: number
  readonly name_id: number
  readonly common_name: string
  readonly trade_name: string
  readonly ypgg: string
  readonly sccj: string
  readonly search_text: string
  readonly search_initials: string
  readonly search_full: string
  readonly search_spec: string
  readonly search_keys: string
  readonly maker_text: string
  readonly maker_initials: string
}

interface Wanted {
  readonly nameIds?: readonly number[]
  readonly goodsIds: readonly number[]
}

/** Products of these names that are sold, and the products with these ids, in the order of the search. */
export async function goodsOfNames(db: Db, { nameIds = [], goodsIds }: Wanted): Promise<NamedGoods[]> {
  if (nameIds.length + goodsIds.length === 0) return []
  return db
    .select({
      id: goods.id,
      name_id: goods.name_id,
      common_name: goodsNames.common_name,
      trade_name: goodsNames.trade_name,
      ypgg: goods.ypgg,
      sccj: manufacturers.name,
      search_text: goodsNames.search_text,
      search_initials: goodsNames.search_initials,
      search_full: goodsNames.search_full,
      search_spec: goods.search_spec,
      search_keys: goods.search_keys,
      maker_text: manufacturers.search_text,
      maker_initials: manufacturers.search_initials,
    })
    .from(goods)
    .innerJoin(goodsNames, eq(goodsNames.id, goods.name_id))
    .innerJoin(manufacturers, eq(manufacturers.id, goods.manufacturer_id))
    .where(sql`(${anyOf(goods.name_id, nameIds)} and ${goods.off_shelf} = 0) or ${anyOf(goods.id, goodsIds)}`)
    .orderBy(asc(goods.off_shelf), asc(goods.name_rank), desc(goods.sales), asc(goods.id))
}
