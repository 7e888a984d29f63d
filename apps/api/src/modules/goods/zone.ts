import type { GoodsListInput } from '@yaoji/api-client/contract/goods'
import { GOODS_ZONES, type GoodsZone } from '@yaoji/domain'
import { type SQL, sql } from 'drizzle-orm'
import { goods } from './tables'

/** Whether a product is in a zone, as a condition: `isInZone` of the domain. */
export function inZone(zone: GoodsZone): SQL {
  const { field, value } = GOODS_ZONES[zone]
  return sql`${goods[field]} = ${value}`
}

/** The zones of the list as conditions on products; near_expiry also picks another line of the product. */
export const LIST_ZONES: Readonly<Record<NonNullable<GoodsListInput['zone']>, SQL>> = {
  yx: inZone('yx'),
  zy: inZone('zy'),
  qx: inZone('qx'),
  controlled: inZone('controlled'),
  near_expiry: sql`true`,
  combination: sql`exists (select 1 from combination_items c where c.goods_id = ${goods.id})`,
}
