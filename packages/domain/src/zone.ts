import { GOODS_ZY } from './constants'
import type { Flag } from './goods'

/**
 * The zones that one field of a product decides, with the value of its members: yx (free shipping), zy (Chinese
 * medicine), qx (devices) and controlled sale. Menus, lists, coupons, shipping and permissions use this table. RO-05.
 */
export const GOODS_ZONES = {
  yx: { field: 'is_youx', value: 1 },
  zy: { field: 'type', value: GOODS_ZY },
  qx: { field: 'is_qx', value: 1 },
  /** Ephedrine-type goods are not in it: they are restricted by law, not by their maker. */
  controlled: { field: 'special_flag', value: 'controlled' },
} as const

export type GoodsZone = keyof typeof GOODS_ZONES

/** The field that decides a zone, as a product has it. */
export type ZoneGoods<Zone extends GoodsZone> = Readonly<
  Record<(typeof GOODS_ZONES)[Zone]['field'], Flag | number | string>
>

/** Whether a product is in a zone. A boolean flag counts as 1 or 0. */
export function isInZone<Zone extends GoodsZone>(zone: Zone, goods: ZoneGoods<Zone>): boolean {
  const row: { field: (typeof GOODS_ZONES)[Zone]['field']; value: number | string } = GOODS_ZONES[zone]
  const own = goods[row.field]
  return (typeof own === 'boolean' ? Number(own) : own) === row.value
}

/** The zones of a product, in the order of the table. */
export function zonesOf(goods: ZoneGoods<GoodsZone>): GoodsZone[] {
  // The keys of the table are its type.
  return (Object.keys(GOODS_ZONES) as GoodsZone[]).filter(zone => isInZone(zone, goods))
}
