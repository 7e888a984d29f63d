import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { GOODS_ZONES, type GoodsZone } from '@yaoji/domain'
import { type SQL, sql } from 'drizzle-orm'
import { goods, listedLines } from './tables'

/** Whether a product is in a zone, as a condition on its row or a listed line of it: `isInZone` of the domain. */
export function inZone(zone: GoodsZone, table: typeof goods | typeof listedLines = goods): SQL {
  const { field, value } = GOODS_ZONES[zone]
  return sql`${table[field]} = ${value}`
}

/** The zones of the list as conditions on listed lines; near_expiry also picks another line of the product. */
export const LIST_ZONES: Readonly<Record<NonNullable<GoodsListInput['zone']>, SQL>> = {
  yx: inZone('yx', listedLines),
  zy: inZone('zy', listedLines),
  qx: inZone('qx', listedLines),
  controlled: inZone('controlled', listedLines),
  near_expiry: sql`true`,
  combination: sql`exists (select 1 from combination_items c where c.goods_id = ${listedLines.goods_id})`,
}
