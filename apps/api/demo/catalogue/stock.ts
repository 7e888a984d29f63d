import { nearExpiryLine, normalLine } from './price-lines'
import { roundedPrice } from './price-model'
import { createRandom, type Random } from './random'
import type { Goods, GoodsPrice, StockLot } from './types'

export interface Stock {
  prices: GoodsPrice[]
  lots: StockLot[]
  /** Packs on the normal line, by goods id. */
  numbers: Map<number, number>
}

const NO_STOCK = 0.05
const NEAR_EXPIRY = 0.04

/** Normal and near-expiry lines of every product with their lots. Lot ids follow the order of the goods. */
export function stockGoods(
  goods: readonly Goods[],
  shelfMonths: ReadonlyMap<number, number>,
  seed: number,
): Stock {
  const stock: Stock = { prices: [], lots: [], numbers: new Map() }
  for (const one of goods) {
    const random = createRandom(seed, `stock/${one.code}/${one.common_name}`)
    const life = shelfMonths.get(one.id) ?? 24
    const lots = normalLots(one, life, random)
    stock.prices.push(normalLine(one))
    pushLots(stock, { goods: one, line: normalLine(one).goods_price_id, lots })
    stock.numbers.set(
      one.id,
      lots.reduce((sum, lot) => sum + lot.number, 0),
    )
    if (hasNearExpiry(one, life, random)) {
      const line = nearExpiryLine(one, nearExpiryPrice(one, random))
      stock.prices.push(line)
      pushLots(stock, { goods: one, line: line.goods_price_id, lots: [nearExpiryLot(one, life, random)] })
    }
  }
  return stock
}

type Lot = Pick<StockLot, 'batch_no' | 'produce_day' | 'expiry_day' | 'number'>

const DAYS_A_MONTH = 30.4

/** A normal lot has at least a third of its shelf life left; a lot with less is near-expiry stock. */
function normalLots(goods: Goods, life: number, random: Random): Lot[] {
  if (random.chance(NO_STOCK)) return []
  const total = stockNumber(goods, random)
  const count = random.pick([1, 1, 2, 2, 3])
  const share = Math.max(1, Math.round(total / count))
  const lots = Array.from({ length: count }, () => {
    const age = random.int(25, Math.floor(life * DAYS_A_MONTH * 0.6))
    const number = Math.max(1, Math.round(share * (0.6 + random.next() * 0.8)))
    return { ...batch(goods, { age, life, random }), number }
  })
  return lots.sort((a, b) => a.expiry_day - b.expiry_day)
}

/** Stock for one or two months; a twentieth of the products have only a few packs. */
function stockNumber(goods: Goods, random: Random): number {
  if (random.chance(0.05)) return random.int(1, 9) * Math.max(1, goods.step_qty)
  const usual = Math.max(6, Math.round((goods.sales / 3) * (0.5 + random.next() * 1.8)))
  return Math.max(usual, goods.min_qty * 3)
}

function hasNearExpiry(goods: Goods, life: number, random: Random): boolean {
  const wanted = random.chance(NEAR_EXPIRY)
  return wanted && goods.special_flag === 'none' && life >= 12 && goods.base_price >= 20_000
}

function nearExpiryLot(goods: Goods, life: number, random: Random): Lot {
  const left = random.int(45, 175)
  const age = Math.floor(life * DAYS_A_MONTH) - left
  return { ...batch(goods, { age, life, random }), number: random.int(2, 30) * Math.max(2, goods.mid_pack) }
}

function nearExpiryPrice(goods: Goods, random: Random): number {
  return roundedPrice((goods.base_price / 10_000) * (0.42 + random.next() * 0.33))
}

const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXY'] as const

function batch(
  goods: Goods,
  { age, life, random }: { age: number; life: number; random: Random },
): Omit<Lot, 'number'> {
  const serial = String(random.int(10_001, 99_989))
  const number =
    goods.source === 'herb'
      ? `${random.pick(LETTERS)}${serial}`
      : `${random.pick(LETTERS)}${serial}${random.int(1, 9)}`
  return {
    batch_no: random.chance(0.5) ? number : number.slice(1).padEnd(6, '1'),
    produce_day: -age,
    expiry_day: Math.floor(life * DAYS_A_MONTH) - age,
  }
}

function pushLots(
  stock: Stock,
  { goods, line, lots }: { goods: Goods; line: number; lots: readonly Lot[] },
): void {
  for (const lot of lots) {
    stock.lots.push({
      id: stock.lots.length + 1,
      goods_id: goods.id,
      goods_price_id: line,
      ck_id: goods.ck_id,
      ...lot,
    })
  }
}
