import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSearchShop, type SearchShop } from '../../../tests/search-cases/shop'
import { statementsOf } from '../../../tests/statements'
import { bestNames } from './best-names'
import { bindParams } from './bind-params'
import { searchEngine } from './find'
import { rebuildSearchBest } from './keep-best'
import { parseQuery } from './query'
import { suggestSql } from './suggest'

/** In this shop a word is common that so many names have. */
const COMMON = 25

/** Words that many names have: at their beginning, at their end, anywhere, by letters. */
const WORDS = [
  '片',
  '注射',
  '注射液',
  '胶囊',
  '盐酸',
  '复方',
  'a',
  'f',
  'fk',
  'fkx',
  'ffzy',
  'pian',
  'jiaonang',
  '头孢',
  '维生素',
  '丸',
]

let shop: SearchShop

beforeAll(async () => {
  shop = await openSearchShop()
  await rebuildSearchBest(shop.service.db, COMMON)
}, 120_000)

afterAll(() => shop.service.close())

async function scored(word: string, depth: 'first' | 'more' | 'all') {
  const { table, isAll } = await searchEngine.goods(shop.service.db, word, { type: 0, depth })
  const { rows } = (await shop.service.db.execute(
    sql`select found.id, found.score from ${table} order by found.score, found.id`,
  )) as unknown as { rows: { id: number; score: number }[] }
  return { rows, isAll }
}

async function allNames(word: string): Promise<string[]> {
  const { text, params } = suggestSql(parseQuery(word), 0)!
  const { rows } = (await shop.service.db.execute(bindParams(text, params))) as unknown as {
    rows: { common_name: string; trade_name: string }[]
  }
  return rows.map(row => `${row.trade_name} ${row.common_name}`.trim())
}

describe('words that many names have', () => {
  test.each(WORDS)('[SV-02] the first products for "%s" are those of a search through all', async word => {
    const all = await scored(word, 'all')
    for (const depth of ['first', 'more'] as const) {
      const best = await scored(word, depth)
      expect(best.rows).toEqual(all.rows.slice(0, best.rows.length))
      expect(best.isAll ? best.rows.length : all.rows.length).toBe(all.rows.length)
    }
  })

  test.each(WORDS)('[AP-11] the suggestions for "%s" are those of a search through all', async word => {
    expect(await shop.suggest(word, 0)).toEqual(await allNames(word))
  })

  test('[SV-02] [AP-11] most of these words are answered without reading all of their matches', async () => {
    const isBest = await Promise.all(WORDS.map(async word => !(await scored(word, 'first')).isAll))
    const isSuggested = await Promise.all(
      WORDS.map(async word => (await bestNames(shop.service.db, parseQuery(word))) !== null),
    )
    expect(isBest.filter(Boolean).length).toBeGreaterThanOrEqual(6)
    expect(isSuggested.filter(Boolean).length).toBeGreaterThanOrEqual(10)
  })

  test('[AP-11] one letter reads two statements, and at most so many names as are kept of its grams', async () => {
    const db = shop.service.db
    const texts = await statementsOf(db, counted => searchEngine.suggest(counted, 'a', 0))
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('candidate join goods_names')
    const { rows } = (await db.execute(
      sql`select max(cardinality(names)) as names, max(cardinality(goods)) as goods, max(cardinality(more_goods)) as more from search_best`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toEqual([{ names: 120, goods: 100, more: 900 }])
  })
})

describe('after a change', () => {
  test('[AP-13] pages of a common word follow each other without a gap or a double, from the best matches to all others', async () => {
    const { ids, total } = await shop.walk({ keywords: '片' })
    expect(ids).toHaveLength(total ?? 0)
    await shop.service.db.execute(sql`insert into search_stale values (now())`)
    expect(ids).toEqual((await shop.walk({ keywords: '片' })).ids)
  })

  test('[SV-02] a name or a product that sells better is before others at once, and after the best are written again', async () => {
    const { db } = shop.service
    const before = await shop.suggest('片', 0)
    await db.transaction(async tx => {
      await tx.execute(sql`update goods_names set sales = 2000000000 where id = (
        select id from goods_names where common_name like '%片' and trade_name = '' and goods_count > 0
        order by sales limit 1)`)
    })
    const after = await shop.suggest('片', 0)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await allNames('片'))
    await rebuildSearchBest(db, COMMON)
    expect(await shop.suggest('片', 0)).toEqual(after)
    const [last] = (await scored('片', 'first')).rows.slice(-1)
    await db.execute(sql`update goods set sales = 2000000000, name_rank = 1 where id = ${last!.id}`)
    const { rows: first } = await scored('片', 'first')
    expect(first.length).toBeGreaterThan(100)
    expect(first).toEqual((await scored('片', 'all')).rows.slice(0, first.length))
  })

  test('[SV-02] a specification is found as soon as a product has it', async () => {
    const { db } = shop.service
    expect(await shop.search('77.7mg', 0)).toEqual([])
    await db.execute(sql`update goods set ypgg = '77.7mg×3片', search_spec = '|77.7mg*3片|7mg*3片|3片'
      where id = (select min(id) from goods where off_shelf = 0)`)
    expect(await shop.search('77.7mg', 0)).toHaveLength(1)
  })

  test('[AP-11] the suggestions for a word that is the whole name of many products are those of a search through all', async () => {
    const { db } = shop.service
    await db.execute(sql`insert into search_stale values (now())`)
    // In this shop only a few names are the same word, or are spelled alike.
    await rebuildSearchBest(db, 4)
    const { rows } = (await db.execute(
      sql`select trim(both '|' from gram) as word from search_best where gram like '|%|' order by names_count desc, gram limit 20`,
    )) as unknown as { rows: { word: string }[] }
    expect(rows.length).toBeGreaterThan(0)
    const isKept = []
    for (const { word } of rows) {
      expect(await shop.suggest(word, 0)).toEqual(await allNames(word))
      isKept.push((await bestNames(db, parseQuery(word))) !== null)
    }
    expect(isKept).toContain(true)
  })
})
