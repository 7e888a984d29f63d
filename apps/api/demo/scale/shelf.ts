import type { Catalogue, Goods, LadderTier, StockLot } from '../catalogue'
import { lineId } from '../catalogue/price-lines'
import { createRandom, type Random } from '../catalogue/random'

/** A batch that packs of an order came from. */
export interface SoldBatch {
  readonly lot_id: number
  readonly batch_no: string
  readonly produce_day: number
  readonly expiry_day: number
}

/** What orders can be made of. */
export interface Shelf {
  /** A product of a warehouse, the best-selling most often. */
  pick(warehouse: number, random: Random): Goods | undefined
  tiersOf(goods: Goods): readonly LadderTier[]
  /** A batch that was in the warehouse on a day: one that has packs now, or one that is sold out. */
  batchOf(goods: Goods, day: number): SoldBatch
  /** The lots that are sold out, without packs. */
  readonly soldOut: readonly StockLot[]
}

/** Days from the production to the first sale, and from the last sale to the last day of use, at least. */
const FRESH_DAYS = 15
const LEFT_DAYS = 60

/** Days of use of a product that has no lot. */
const LIFE_DAYS = 730

/** Opens the products that may be sold to everybody. */
export function openShelf({ goods, tiers, lots }: Catalogue, seed: number): Shelf {
  const shelves = new Map<number, Weighted>()
  for (const one of goods) {
    const isSold = one.off_shelf === 0 && one.price_pending === 0
    if (!isSold || one.special_flag !== 'none' || one.regions) continue
    const shelf = shelves.get(one.ck_id) ?? { goods: [], sums: [] }
    shelf.goods.push(one)
    shelf.sums.push((shelf.sums.at(-1) ?? 0) + one.sales + 1)
    shelves.set(one.ck_id, shelf)
  }
  const tiersByGoods = groupByGoods(tiers)
  const lotsByLine = new Map<number, StockLot[]>()
  for (const lot of lots) {
    const line = lotsByLine.get(lot.goods_price_id)
    if (line) line.push(lot)
    else lotsByLine.set(lot.goods_price_id, [lot])
  }
  const soldOut: StockLot[] = []
  const lastLot = lots.reduce((last, lot) => Math.max(last, lot.id), 0)
  const batchOf: Shelf['batchOf'] = (one, day) => {
    const line = lineId('normal', one.id)
    const own = lotsByLine.get(line) ?? []
    const found = own.find(lot => wasThere(lot, day))
    if (found) return toBatch(found)
    const like = own[0]
    const random = createRandom(seed, `sold-out/${one.code}/${own.length}`)
    const produce_day = day - random.int(FRESH_DAYS, 90)
    const life = like ? like.expiry_day - like.produce_day : LIFE_DAYS
    const lot: StockLot = {
      id: lastLot + soldOut.length + 1,
      goods_id: one.id,
      goods_price_id: line,
      ck_id: one.ck_id,
      batch_no: `S${random.int(100_001, 999_989)}`,
      produce_day,
      expiry_day: produce_day + Math.max(life, 150),
      number: 0,
    }
    soldOut.push(lot)
    lotsByLine.set(line, [...own, lot])
    return toBatch(lot)
  }
  return {
    pick: (warehouse, random) => pickWeighted(shelves.get(warehouse), random),
    tiersOf: one => tiersByGoods.get(one.id) ?? [],
    batchOf,
    soldOut,
  }
}

interface Weighted {
  readonly goods: Goods[]
  /** Sums of the weights up to each product. */
  readonly sums: number[]
}

function pickWeighted(shelf: Weighted | undefined, random: Random): Goods | undefined {
  if (!shelf) return undefined
  const wanted = random.next() * (shelf.sums.at(-1) ?? 0)
  let low = 0
  let high = shelf.sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shelf.sums[middle] ?? 0) > wanted) high = middle
    else low = middle + 1
  }
  return shelf.goods[low]
}

function wasThere({ produce_day, expiry_day }: StockLot, day: number): boolean {
  return produce_day + FRESH_DAYS <= day && day + LEFT_DAYS <= expiry_day
}

function toBatch({ id, batch_no, produce_day, expiry_day }: StockLot): SoldBatch {
  return { lot_id: id, batch_no, produce_day, expiry_day }
}

function groupByGoods<Row extends { goods_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.goods_id)
    if (group) group.push(row)
    else groups.set(row.goods_id, [row])
  }
  return groups
}
