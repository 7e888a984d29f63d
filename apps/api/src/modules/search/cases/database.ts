import { PGlite } from '@electric-sql/pglite'
import { buildCatalogue, type Catalogue, type Goods } from '../../../seed/catalogue'
import { GOODS_COLUMNS, NAME_COLUMNS, SEARCH_INDEXES, TERM_COLUMNS } from '../columns'
import { parseQuery } from '../query'
import { type PageKey, type SearchType, searchPageSql } from '../sql'
import { goodsKeys, makerTerms, nameTerms, rankGoods } from '../terms'

/** The catalogue in a database of its own, with no more tables than the search needs. */
export interface SearchDatabase {
  db: PGlite
  catalogue: Catalogue
  goods: ReadonlyMap<number, Goods>
  /** Goods of one page, in order, and the key of the last one. */
  page(
    keywords: string,
    type: SearchType,
    after?: PageKey | null,
  ): Promise<{ goods: Goods[]; last: PageKey | null }>
}

const PAGE = 40

/** Loads the whole catalogue into an embedded database in memory; about ten seconds. */
export async function openSearchDatabase(seed = 20_260): Promise<SearchDatabase> {
  const catalogue = buildCatalogue(seed)
  const db = new PGlite()
  await createTables(db)
  await fill(
    db,
    'manufacturers',
    catalogue.manufacturers.map(one => ({
      id: one.id,
      name: one.name,
      goods_count: one.goods_count,
      ...makerTerms(one.name),
    })),
  )
  const nameIds = await fillNames(db, catalogue)
  const ranks = rankGoods(
    catalogue.goods.map(one => ({
      ...one,
      name_id: nameIds.get(nameKey(one)) ?? 0,
      available: one.off_shelf === 0 && one.price_pending === 0,
    })),
  )
  const rows = catalogue.goods.map(one => ({
    id: one.id,
    manufacturer_id: one.manufacturer_id,
    sales: one.sales,
    name_id: nameIds.get(nameKey(one)),
    ...ranks.get(one.id),
    ...goodsKeys(one),
  }))
  await fill(db, 'goods', rows)
  for (const statement of SEARCH_INDEXES) await db.exec(statement)
  await db.exec('analyze')
  const goods = new Map(catalogue.goods.map(one => [one.id, one]))
  return {
    db,
    catalogue,
    goods,
    page: async (keywords, type, after = null) => {
      const statement = searchPageSql(parseQuery(keywords), type, { limit: PAGE, after })
      if (!statement) return { goods: [], last: null }
      const { rows } = await db.query<PageKey>(statement.text, statement.params)
      const found = rows.flatMap(row => goods.get(row.id) ?? [])
      return { goods: found, last: rows.at(-1) ?? null }
    },
  }
}

export function nameKey(goods: { common_name: string; trade_name: string }): string {
  return goods.trade_name === '' ? goods.common_name : `${goods.common_name}[${goods.trade_name}]`
}

async function createTables(db: PGlite): Promise<void> {
  await db.exec(`create table goods_names (${columns(NAME_COLUMNS)}, ${columns(TERM_COLUMNS)})`)
  await db.exec(
    `create table manufacturers (id integer primary key, name text not null, goods_count integer not null, ${columns(TERM_COLUMNS)})`,
  )
  await db.exec(
    `create table goods (id integer primary key, manufacturer_id integer not null, sales integer not null, ${columns(GOODS_COLUMNS)})`,
  )
}

function columns(definitions: Readonly<Record<string, string>>): string {
  return Object.entries(definitions)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
}

async function fillNames(db: PGlite, catalogue: Catalogue): Promise<Map<string, number>> {
  const names = new Map<string, Goods[]>()
  for (const one of catalogue.goods) names.set(nameKey(one), [...(names.get(nameKey(one)) ?? []), one])
  const rows = [...names.values()].flatMap((goods, at) => {
    const [first] = goods
    if (!first) return []
    const { common_name, trade_name } = first
    const sales = goods.reduce((sum, one) => sum + one.sales, 0)
    return {
      id: at + 1,
      common_name,
      trade_name,
      goods_count: goods.length,
      sales,
      ...nameTerms(common_name, trade_name),
    }
  })
  await fill(db, 'goods_names', rows)
  return new Map([...names.keys()].map((key, at) => [key, at + 1]))
}

async function fill(db: PGlite, table: string, rows: readonly object[]): Promise<void> {
  const size = 2_000
  for (let from = 0; from < rows.length; from += size) {
    const batch = JSON.stringify(rows.slice(from, from + size))
    await db.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
      batch,
    ])
  }
}
