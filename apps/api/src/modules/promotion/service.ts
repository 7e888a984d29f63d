import { amountText, formatPrice } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import { runsOn } from '../../db/runs-on'
import type { Db } from '../../db/types'
import { goods } from '../goods/tables'
import {
  combinationItems,
  combinations,
  exchanges,
  fullReductionGoods,
  fullReductions,
  gifts,
} from './tables'

export interface Promotion {
  tag: string
  title: string
  describe: string
  goods_manjian_id: number | null
}

/** Everything a product takes part in on a day, in words. Who sees no price of the goods reads of none here. */
export async function promotionsOf(
  db: Db,
  goodsId: number,
  { today, seesPrice }: { today: string; seesPrice: boolean },
): Promise<Promotion[]> {
  return [
    ...(await fullReductionsOf(db, goodsId, today)),
    ...(await giftsOf(db, goodsId)),
    ...(await exchangesOf(db, goodsId, seesPrice)),
    ...(await combinationsOf(db, goodsId, today)),
  ]
}

async function fullReductionsOf(db: Db, goodsId: number, today: string): Promise<Promotion[]> {
  const rows = await db
    .select({ activity: fullReductions })
    .from(fullReductionGoods)
    .innerJoin(fullReductions, eq(fullReductions.goods_manjian_id, fullReductionGoods.goods_manjian_id))
    .where(and(eq(fullReductionGoods.goods_id, goodsId), runsOn(fullReductions, today)))
  return rows.map(({ activity }) => ({
    tag: '满',
    title: activity.name,
    describe: activity.tiers
      .map(tier => `满 ${amountText(tier.amount)} 减 ${amountText(tier.reduce)}`)
      .join('，'),
    goods_manjian_id: activity.goods_manjian_id,
  }))
}

async function giftsOf(db: Db, goodsId: number): Promise<Promotion[]> {
  const rows = await db
    .select({ gift: gifts, name: goods.name, bzdw: goods.bzdw })
    .from(gifts)
    .innerJoin(goods, eq(goods.id, gifts.gift_goods_id))
    .where(eq(gifts.goods_id, goodsId))
  return rows.map(({ gift, name, bzdw }) => ({
    tag: '赠',
    title: `买 ${gift.need} 赠 ${gift.give}`,
    describe: `每买 ${gift.need}，赠 ${name} ${gift.give} ${bzdw}`,
    goods_manjian_id: null,
  }))
}

async function exchangesOf(db: Db, goodsId: number, seesPrice: boolean): Promise<Promotion[]> {
  const rows = await db
    .select({ exchange: exchanges, name: goods.name, bzdw: goods.bzdw })
    .from(exchanges)
    .innerJoin(goods, eq(goods.id, exchanges.exchange_goods_id))
    .where(eq(exchanges.goods_id, goodsId))
  return rows.map(({ exchange, name, bzdw }) => ({
    tag: '换购',
    title: `买满 ${exchange.need} 换购`,
    describe: `买满 ${exchange.need}，同单加购 ${name} 享换购价${seesPrice ? ` ¥${formatPrice(exchange.price)}/${bzdw}` : ''}，限 ${exchange.max_qty} ${bzdw}`,
    goods_manjian_id: null,
  }))
}

async function combinationsOf(db: Db, goodsId: number, today: string): Promise<Promotion[]> {
  const rows = await db
    .select({ combination: combinations })
    .from(combinationItems)
    .innerJoin(combinations, eq(combinations.id, combinationItems.combination_id))
    .where(and(eq(combinationItems.goods_id, goodsId), runsOn(combinations, today)))
  return rows.map(({ combination }) => ({
    tag: '优',
    title: combination.name,
    describe: combination.describe,
    goods_manjian_id: null,
  }))
}
