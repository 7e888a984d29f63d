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
import { addDays } from '../src/wire/clock'
import type { Catalogue, Goods } from './catalogue'
import { insertRows } from './insert-rows'
import { priceRow } from './price-row'

/** Reports the progress of loading: the name of a step, rows done and all rows. */
export type Progress = (step: string, done: number, all: number) => void

/** Rows of one insert: the embedded database handles nothing else meanwhile. */
const ROWS = 1000

/** Writes a catalogue into empty tables. `today` is the day that the catalogue's day offsets count from. */
export async function loadCatalogue(
  db: Db,
  catalogue: Catalogue,
  { today, progress }: { today: string; progress: Progress },
): Promise<void> {
  const steps = tablesOf(catalogue, today)
  const all = steps.reduce((sum, { count }) => sum + count, 0)
  let done = 0
  for (const { step, count, insert } of steps) {
    for (let at = 0; at < count; at += ROWS) {
      await insert(db, at, at + ROWS)
      done += Math.min(ROWS, count - at)
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
  readonly count: number
  insert(db: Db, from: number, to: number): Promise<void>
}

/** One table's rows, each made when it is inserted: those of a large catalogue are never in the memory together. */
function step<Table extends PgTable, Row>(
  name: string,
  table: Table,
  rows: readonly Row[],
  toRow: (row: Row) => Table['$inferInsert'],
): Step {
  return {
    step: name,
    count: rows.length,
    insert: (db, from, to) => insertRows(db, table, rows.slice(from, to).map(toRow)),
  }
}

const asItIs = <Row>(row: Row): Row => row

function tablesOf(catalogue: Catalogue, today: string): Step[] {
  const { groups, idOf } = nameGoods(catalogue)
  const days = (offset: number) => addDays(today, offset)
  const dated = <Row extends { begin_day: number; end_day: number }>(row: Row) => ({
    ...row,
    begin_date: days(row.begin_day),
    end_date: days(row.end_day),
  })
  const reduced = catalogue.full_reductions.flatMap(({ goods_manjian_id, goods_ids }) =>
    goods_ids.map(goods_id => ({ goods_manjian_id, goods_id })),
  )
  const combined = catalogue.combinations.flatMap(({ id, items }) =>
    items.map(item => ({ ...item, combination_id: id })),
  )
  const spiked = catalogue.spikes.flatMap(session =>
    session.goods.map(({ goods_id, goods_price_id }) => ({
      session_id: session.id,
      goods_id,
      goods_price_id,
    })),
  )
  return [
    step('分类', categories, catalogue.categories, asItIs),
    step('厂家', manufacturers, catalogue.manufacturers, row => ({ ...row, ...makerTerms(row.name) })),
    step('品牌', brands, catalogue.brands, asItIs),
    step('仓库', warehouses, catalogue.warehouses, asItIs),
    step('品名', goodsNames, groups, group => nameRow(group, idOf)),
    step('商品', goods, catalogue.goods, goodsRow(catalogue, idOf, days)),
    // Before the lines: with a line its lots are written to the lists, and its lots alone write nothing there.
    step('批号库存', stockLots, catalogue.lots, lot => ({
      ...lot,
      produce_date: days(lot.produce_day),
      expiry_date: days(lot.expiry_day),
    })),
    step('价格', goodsPrices, catalogue.prices, priceRow(catalogue, today)),
    step('阶梯价', ladderTiers, catalogue.tiers, asItIs),
    step('满减', fullReductions, catalogue.full_reductions, dated),
    step('满减商品', fullReductionGoods, reduced, asItIs),
    step('组合', combinations, catalogue.combinations, dated),
    step('组合商品', combinationItems, combined, asItIs),
    step('秒杀场次', spikeSessions, catalogue.spikes, row => ({ ...row, day: days(row.day) })),
    step('秒杀商品', spikeGoods, spiked, asItIs),
    step('赠品', gifts, catalogue.gifts, asItIs),
    step('换购', exchanges, catalogue.exchanges, asItIs),
  ]
}

/** Groups the products by generic and trade name together; each group has an id. */
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
  return { groups: [...groups.values()], idOf }
}

function nameRow(group: readonly Goods[], idOf: (row: Goods) => number) {
  const first = group[0] as Goods
  const { common_name, trade_name } = first
  return {
    id: idOf(first),
    common_name,
    trade_name,
    goods_count: group.filter(row => row.off_shelf === 0).length,
    sales: group.reduce((sum, row) => sum + row.sales, 0),
    ...nameTerms(common_name, trade_name),
  }
}

function nameKey({ common_name, trade_name }: Goods): string {
  return `${common_name}[${trade_name}]`
}

function goodsRow(catalogue: Catalogue, nameIdOf: (row: Goods) => number, days: (offset: number) => string) {
  const ranks = rankGoods(
    catalogue.goods.map(row => ({
      ...row,
      name_id: nameIdOf(row),
      available: row.off_shelf === 0 && row.price_pending === 0,
    })),
  )
  return (row: Goods) => {
    const { base_price: _price, listed_day, ...columns } = row
    const rank = ranks.get(row.id) as { name_rank: number; maker_rank: number }
    return {
      ...columns,
      ...rank,
      ...goodsKeys(row),
      name_id: nameIdOf(row),
      listed_on: days(listed_day),
    }
  }
}
