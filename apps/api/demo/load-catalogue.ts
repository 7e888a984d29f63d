import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../src/db/types'
import {
  brands,
  categories,
  goods,
  goodsNames,
  goodsPrices,
  ladderTiers,
  manufacturers,
  stockLots,
  warehouses,
} from '../src/modules/goods/tables'
import {
  combinationItems,
  combinations,
  exchanges,
  fullReductionGoods,
  fullReductions,
  gifts,
  spikeGoods,
  spikeSessions,
} from '../src/modules/promotion/tables'
import { goodsKeys, makerTerms, nameTerms, rankGoods } from '../src/modules/search/terms'
import { addDays, chinaMoment } from '../src/wire/clock'
import type { Catalogue, EverydayPrice, Goods, GoodsPrice, SecondKillSession } from './catalogue'

/** Reports the progress of loading: the name of a step, rows done and all rows. */
export type Progress = (step: string, done: number, all: number) => void

/** Rows of one insert; PostgreSQL accepts 65,535 values in a statement. */
const ROWS = 400

const MINUTES_A_DAY = 24 * 60

/** Writes a catalogue into empty tables. `today` is the day that the catalogue's day offsets count from. */
export async function loadCatalogue(
  db: Db,
  catalogue: Catalogue,
  { today, progress }: { today: string; progress: Progress },
): Promise<void> {
  const steps = tablesOf(catalogue, today)
  const all = steps.reduce((sum, { rows }) => sum + rows.length, 0)
  let done = 0
  for (const { step, table, rows } of steps) {
    for (let at = 0; at < rows.length; at += ROWS) {
      const chunk = rows.slice(at, at + ROWS)
      await db.insert(table).values(chunk)
      done += chunk.length
      progress(step, done, all)
      // The embedded database never yields to the event loop: without this, Ctrl-C works only at the end.
      await setImmediate()
    }
  }
}

/** Prepares the tables for the planner: merges the pending entries of the text indexes, and collects statistics. */
export async function analyseTables(db: Db): Promise<void> {
  await db.execute(sql`
    select gin_clean_pending_list(index.oid)
    from pg_class index join pg_am method on method.oid = index.relam
    where method.amname = 'gin'`)
  await db.execute(sql`analyze`)
}

interface Step {
  readonly step: string
  readonly table: PgTable
  readonly rows: Record<string, unknown>[]
}

/** One table's rows, checked against the table's own insert type. */
function step<Table extends PgTable>(
  name: string,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Step {
  return { step: name, table, rows: rows as Record<string, unknown>[] }
}

function tablesOf(catalogue: Catalogue, today: string): Step[] {
  const named = nameGoods(catalogue)
  const days = (offset: number) => addDays(today, offset)
  return [
    step('分类', categories, catalogue.categories),
    step(
      '厂家',
      manufacturers,
      catalogue.manufacturers.map(row => ({ ...row, ...makerTerms(row.name) })),
    ),
    step('品牌', brands, catalogue.brands),
    step('仓库', warehouses, catalogue.warehouses),
    step('品名', goodsNames, named.names),
    step('商品', goods, goodsRows(catalogue, named.idOf, days)),
    step('价格', goodsPrices, priceRows(catalogue, today)),
    step('阶梯价', ladderTiers, catalogue.tiers),
    step(
      '批号库存',
      stockLots,
      catalogue.lots.map(lot => ({
        ...lot,
        produce_date: days(lot.produce_day),
        expiry_date: days(lot.expiry_day),
      })),
    ),
    step(
      '满减',
      fullReductions,
      catalogue.full_reductions.map(row => ({
        ...row,
        begin_date: days(row.begin_day),
        end_date: days(row.end_day),
      })),
    ),
    step(
      '满减商品',
      fullReductionGoods,
      catalogue.full_reductions.flatMap(({ goods_manjian_id, goods_ids }) =>
        goods_ids.map(goods_id => ({ goods_manjian_id, goods_id })),
      ),
    ),
    step(
      '组合',
      combinations,
      catalogue.combinations.map(row => ({
        ...row,
        begin_date: days(row.begin_day),
        end_date: days(row.end_day),
      })),
    ),
    step(
      '组合商品',
      combinationItems,
      catalogue.combinations.flatMap(({ id, items }) => items.map(item => ({ ...item, combination_id: id }))),
    ),
    step(
      '秒杀场次',
      spikeSessions,
      catalogue.spikes.map(row => ({ ...row, day: days(row.day) })),
    ),
    step(
      '秒杀商品',
      spikeGoods,
      catalogue.spikes.flatMap(session =>
        session.goods.map(({ goods_id, goods_price_id }) => ({
          session_id: session.id,
          goods_id,
          goods_price_id,
        })),
      ),
    ),
    step('赠品', gifts, catalogue.gifts),
    step('换购', exchanges, catalogue.exchanges),
  ]
}

/** Gives every generic and trade name together one row and an id. */
function nameGoods(catalogue: Catalogue) {
  const groups = new Map<string, Goods[]>()
  for (const row of catalogue.goods) {
    const key = nameKey(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  const ids = new Map([...groups.keys()].map((key, at) => [key, at + 1]))
  const idOf = (row: Goods) => ids.get(nameKey(row)) as number
  const names = [...groups.values()].map(group => {
    const first = group[0] as Goods
    const { common_name, trade_name } = first
    const sales = group.reduce((sum, row) => sum + row.sales, 0)
    return {
      id: idOf(first),
      common_name,
      trade_name,
      goods_count: group.filter(row => row.off_shelf === 0).length,
      sales,
      ...nameTerms(common_name, trade_name),
    }
  })
  return { names, idOf }
}

function nameKey({ common_name, trade_name }: Goods): string {
  return `${common_name}[${trade_name}]`
}

function goodsRows(catalogue: Catalogue, nameIdOf: (row: Goods) => number, days: (offset: number) => string) {
  const ranks = rankGoods(
    catalogue.goods.map(row => ({
      ...row,
      name_id: nameIdOf(row),
      available: row.off_shelf === 0 && row.price_pending === 0,
    })),
  )
  return catalogue.goods.map(row => {
    const { base_price: _price, listed_day, ...columns } = row
    const rank = ranks.get(row.id) as { name_rank: number; maker_rank: number }
    return {
      ...columns,
      ...rank,
      ...goodsKeys(row),
      name_id: nameIdOf(row),
      listed_on: days(listed_day),
    }
  })
}

/** When offer lines are valid: spikes in their session, everyday lines on their day. */
interface Period {
  readonly begin_at: Date
  readonly end_at: Date
  readonly buyer_limit?: number
  readonly sold?: number
}

function priceRows(catalogue: Catalogue, today: string) {
  const numbers = new Map<number, number>()
  const expiry = new Map<number, number>()
  for (const { goods_price_id: id, number, expiry_day } of catalogue.lots) {
    numbers.set(id, (numbers.get(id) ?? 0) + number)
    if (number > 0) expiry.set(id, Math.min(expiry.get(id) ?? Number.POSITIVE_INFINITY, expiry_day))
  }
  const periods = periodsOf(catalogue.spikes, catalogue.everyday, today)
  return catalogue.prices.map((row: GoodsPrice) => {
    const firstExpiry = expiry.get(row.stock_goods_price_id)
    return {
      ...row,
      ...periods.get(row.goods_price_id),
      stock: numbers.get(row.goods_price_id) ?? 0,
      expiry_date: firstExpiry === undefined ? null : addDays(today, firstExpiry),
    }
  })
}

function periodsOf(spikes: readonly SecondKillSession[], everyday: readonly EverydayPrice[], today: string) {
  const periods = new Map<number, Period>()
  for (const session of spikes) {
    const day = addDays(today, session.day)
    const times = {
      begin_at: chinaMoment(day, session.begin_minute),
      end_at: chinaMoment(day, session.end_minute),
    }
    for (const { goods_price_id, max_qty, sold } of session.goods) {
      periods.set(goods_price_id, { ...times, buyer_limit: max_qty, sold })
    }
  }
  for (const { goods_price_id, day } of everyday) {
    const date = addDays(today, day)
    periods.set(goods_price_id, { begin_at: chinaMoment(date, 0), end_at: chinaMoment(date, MINUTES_A_DAY) })
  }
  return periods
}
