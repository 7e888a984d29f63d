import { amountText, formatPrice } from '@yaoji/domain'
import { and, eq, sql } from 'drizzle-orm'
import { jsonRows } from '../../db/json-rows'
import { runsOn } from '../../db/runs-on'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'
import { shipsWith } from './ships-with'
import { combinationItems, combinations, exchanges, fullReductionGoods, fullReductions } from './tables'

export interface Promotion {
  tag: string
  title: string
  describe: string
  goods_manjian_id: number | null
}

/** Everything a product takes part in on a day, in words, with the notes of its gift. Who sees no price of the goods reads of none here. */
export async function promotionsOf(
  db: Db,
  main: Pick<typeof goods.$inferSelect, 'id' | 'ck_id' | 'special_flag'>,
  { today, seesPrice, gifts }: { today: string; seesPrice: boolean; gifts: readonly Promotion[] },
): Promise<Promotion[]> {
  // One statement: most products take part in nothing, and each statement has a cost of its own.
  const [found] = await db
    .select({
      reductions: jsonRows(fullReductionsOf(db, main.id, today)),
      exchanged: jsonRows(exchangesOf(db, main.id)),
      combined: jsonRows(combinationsOf(db, main.id, today)),
    })
    .from(sql`(select 1) as one`)
  const { reductions = [], exchanged = [], combined = [] } = found ?? {}
  return [
    ...reductions.map(fromReduction),
    ...gifts,
    ...exchanged.filter(row => shipsWith(row, main)).map(row => fromExchange(row, seesPrice)),
    ...combined.map(({ name, describe }) => ({ tag: '优', title: name, describe, goods_manjian_id: null })),
  ]
}

function fullReductionsOf(db: Db, goodsId: number, today: string) {
  const { goods_manjian_id, name, tiers } = fullReductions
  return db
    .select({ goods_manjian_id, name, tiers })
    .from(fullReductionGoods)
    .innerJoin(fullReductions, eq(goods_manjian_id, fullReductionGoods.goods_manjian_id))
    .where(and(eq(fullReductionGoods.goods_id, goodsId), runsOn(fullReductions, today)))
}

function fromReduction(row: Pick<typeof fullReductions.$inferSelect, 'goods_manjian_id' | 'name' | 'tiers'>) {
  const tiers = row.tiers.map(tier => `满 ${amountText(tier.amount)} 减 ${amountText(tier.reduce)}`)
  return { tag: '满', title: row.name, describe: tiers.join('，'), goods_manjian_id: row.goods_manjian_id }
}

type NamedGoods = Pick<typeof goods.$inferSelect, 'name' | 'bzdw'>

function exchangesOf(db: Db, goodsId: number) {
  const { need, price, max_qty } = exchanges
  const { name, bzdw, ck_id, special_flag } = goods
  return db
    .select({ need, price, max_qty, name, bzdw, ck_id, special_flag })
    .from(exchanges)
    .innerJoin(goods, eq(goods.id, exchanges.exchange_goods_id))
    .where(eq(exchanges.goods_id, goodsId))
}

function fromExchange(
  {
    need,
    price,
    max_qty,
    name,
    bzdw,
  }: NamedGoods & Pick<typeof exchanges.$inferSelect, 'need' | 'price' | 'max_qty'>,
  seesPrice: boolean,
) {
  return {
    tag: '换购',
    title: `买满 ${need} 换购`,
    describe: `买满 ${need}，同单加购 ${name} 享换购价${seesPrice ? ` ¥${formatPrice(price)}/${bzdw}` : ''}，限 ${max_qty} ${bzdw}`,
    goods_manjian_id: null,
  }
}

function combinationsOf(db: Db, goodsId: number, today: string) {
  return db
    .select({ name: combinations.name, describe: combinations.describe })
    .from(combinationItems)
    .innerJoin(combinations, eq(combinations.id, combinationItems.combination_id))
    .where(and(eq(combinationItems.goods_id, goodsId), runsOn(combinations, today)))
}
