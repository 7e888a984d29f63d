import { parseAmount, parsePrice } from '@yaoji/domain'
import type { Db } from '../src/db/types'
import { goodsPrices } from '../src/modules/goods/tables'
import {
  combinationItems,
  combinations,
  exchanges,
  fullReductionGoods,
  fullReductions,
  gifts,
} from '../src/modules/promotion/tables'

export interface PriceLineFixture {
  goods_id: number
  kind: 'spike' | 'everyday'
  price: string
  begin_at?: Date | null
  end_at?: Date | null
  quota?: number | null
  buyer_limit?: number | null
}

/** Puts a second-kill (`goods_price_id` = id × 10 + 1) or an everyday price (id × 10 + 2) over a product's normal line. */
export async function insertPriceLine(
  db: Db,
  { goods_id, kind, price, ...rest }: PriceLineFixture,
): Promise<number> {
  const goods_price_id = goods_id * 10 + (kind === 'spike' ? 1 : 2)
  await db.insert(goodsPrices).values({
    goods_price_id,
    goods_id,
    kind,
    price: parsePrice(price),
    stock_goods_price_id: goods_id * 10,
    ...rest,
  })
  return goods_price_id
}

/** Puts a running package into the database: goods by id with how many of each and their unit price inside. */
export async function insertCombination(
  db: Db,
  fixture: { id: number; number?: number; items: { goods_id: number; number: number; price: string }[] },
): Promise<void> {
  const items = fixture.items.map(item => ({ ...item, price: parsePrice(item.price) }))
  const price = items.reduce((sum, item) => sum + item.price * item.number, 0)
  await db.insert(combinations).values({
    id: fixture.id,
    name: `感冒护理组合 ${fixture.id}`,
    describe: '',
    price,
    raw_price: price + parsePrice('2.00'),
    number: fixture.number ?? 50,
    max_qty: null,
    ck_id: 1,
    begin_date: '2026-11-01',
    end_date: '2026-12-31',
  })
  await db
    .insert(combinationItems)
    .values(items.map(item => ({ ...item, combination_id: fixture.id, goods_price_id: item.goods_id * 10 })))
}

/** Puts a running full reduction over goods into the database; amounts in decimal yuan. */
export async function insertReduction(
  db: Db,
  fixture: { id: number; goods_ids: number[]; tiers: [amount: string, reduce: string][] },
): Promise<void> {
  await db.insert(fullReductions).values({
    goods_manjian_id: fixture.id,
    name: `满减 ${fixture.id}`,
    describe: '',
    begin_date: '2026-11-01',
    end_date: '2026-12-31',
    tiers: fixture.tiers.map(([amount, reduce]) => ({
      amount: parseAmount(amount),
      reduce: parseAmount(reduce),
    })),
  })
  await db
    .insert(fullReductionGoods)
    .values(fixture.goods_ids.map(goods_id => ({ goods_manjian_id: fixture.id, goods_id })))
}

/** Buy `need` of a product, get `give` of another. */
export async function insertGift(
  db: Db,
  fixture: { id: number; goods_id: number; need: number; gift_goods_id: number; give: number },
): Promise<void> {
  await db.insert(gifts).values(fixture)
}

/** Having `need` of a product, another costs `price` each, up to `max_qty`. */
export async function insertExchange(
  db: Db,
  fixture: {
    id: number
    goods_id: number
    need: number
    exchange_goods_id: number
    price: string
    max_qty: number
  },
): Promise<void> {
  await db.insert(exchanges).values({ ...fixture, price: parsePrice(fixture.price) })
}
