import { barcodeOf } from './barcode'
import type { CategoryTree } from './category-tree'
import type { Draft } from './draft'
import { packingOf } from './packing'
import { salesOf } from './popularity'
import { roundedPrice } from './price-model'
import { createRandom, hashText, type Random } from './random'
import type { Flag, Goods } from './types'
import { HERB_WAREHOUSE, MAIN_WAREHOUSE, SOUTH_WAREHOUSE } from './warehouses'
import { categoryIdsOf } from './zones'

/** First product id; the ids are in the order of the source files. */
export const FIRST_GOODS_ID = 1_000

export interface GoodsContext {
  tree: CategoryTree
  manufacturerIds: ReadonlyMap<string, number>
  seed: number
}

/** Makes products of drafts, in order, with ids from 1000. Tags and brands are added later. */
export function assembleGoods(drafts: readonly Draft[], context: GoodsContext): Goods[] {
  return drafts.map((draft, at) => assembleOne(draft, FIRST_GOODS_ID + at, context))
}

function assembleOne(draft: Draft, id: number, { tree, manufacturerIds, seed }: GoodsContext): Goods {
  const random = createRandom(seed, draft.key)
  const packing = packingOf(draft, random)
  const basePrice = roundedPrice(draft.yuan)
  const shipping = shippingOf(draft, packing, random)
  const manufacturerId = manufacturerIds.get(draft.sccj) ?? 0
  const ids = categoryIdsOf(draft, shipping.is_youx === 1, tree)
  return {
    id,
    source: draft.source,
    code: `YJ${100_000 + id}`,
    barcode: barcodeOf(manufacturerId, id),
    name: displayName(draft),
    common_name: draft.common_name,
    trade_name: draft.trade_name,
    approval_no: draft.approval_no,
    dosage_form: draft.dosage_form,
    category_id: tree.path(draft.leaf)[1],
    category_ids: ids,
    manufacturer_id: manufacturerId,
    brand_id: null,
    sccj: draft.sccj,
    ypgg: draft.ypgg,
    bzdw: draft.bzdw,
    origin: draft.origin,
    grade: draft.source === 'herb' ? gradeOf(id) : '',
    rx_type: draft.rx_type,
    storage: draft.storage,
    special_flag: draft.special_flag,
    scope: draft.scope,
    type: draft.is_zy,
    is_qx: flag(draft.source === 'device'),
    ...packing,
    base_price: basePrice,
    market_price: retailPrice(basePrice, draft, random),
    ladder_price_type: 0,
    ...shipping,
    ck_id: warehouseOf(draft),
    tax_rate: draft.tax_rate,
    off_shelf: 0,
    price_pending: 0,
    sales: salesOf(draft, random),
    listed_day: random.chance(0.03) ? -random.int(1, 30) : -random.int(31, 1_400),
    tags: [],
  }
}

/** Trade name first, as on a wholesaler's list; only the longer name when it contains the other. */
function displayName({ common_name: common, trade_name: trade }: Draft): string {
  if (trade === '' || common.includes(trade)) return common
  return trade.includes(common) ? trade : `${trade} ${common}`
}

/** Trade grade of a herb: one in three is selected, the others are as they were harvested. */
function gradeOf(id: number): string {
  return id % 3 === 0 ? '选货' : '统货'
}

type Shipping = Pick<Goods, 'is_youx' | 'is_free_shipping' | 'free_shipping_number' | 'is_dpby' | 'qg_number'>

/** From about this amount a product ships free. */
const FREE_SHIPPING_YUAN = 300

function shippingOf(draft: Draft, packing: { mid_pack: number; min_qty: number }, random: Random): Shipping {
  const fits =
    draft.source !== 'device' && draft.bulk < 0.8 && draft.special_flag === 'none' && draft.yuan < 400
  const isYoux = fits && random.chance(0.11)
  const isAlone = fits && random.chance(isYoux ? 0.4 : 0.015)
  const step = Math.max(packing.mid_pack, packing.min_qty)
  const number = Math.max(step, Math.ceil(FREE_SHIPPING_YUAN / draft.yuan / step) * step)
  // One step of it is worth the amount: any number ships free. Others of the zone ship by the amount of the order.
  const isFree = isYoux && !isAlone && number <= step
  return {
    is_youx: flag(isYoux),
    is_free_shipping: flag(isFree),
    free_shipping_number: isAlone ? number : 0,
    is_dpby: flag(isAlone),
    qg_number: isAlone ? number : packing.min_qty,
  }
}

/** Suggested retail price: a third more for daily products, little more for insured ones; it ends in .0, .5 or .8. */
function retailPrice(basePrice: number, draft: Draft, random: Random): number {
  const margin = draft.yuan > 300 ? 1.12 : 1.25 + random.next() * 0.35
  const jiao = Math.ceil((basePrice * margin) / 1_000)
  const ending = [0, 5, 8, 10].find(digit => digit >= jiao % 10) ?? 10
  return (jiao - (jiao % 10) + ending) * 1_000
}

function warehouseOf(draft: Draft): number {
  if (draft.source === 'herb') return HERB_WAREHOUSE
  if (draft.special_flag === 'ephedrine') return MAIN_WAREHOUSE
  return hashText(`warehouse/${draft.sccj}`) % 100 < 24 ? SOUTH_WAREHOUSE : MAIN_WAREHOUSE
}

function flag(value: boolean): Flag {
  return value ? 1 : 0
}
