import { readFileSync } from 'node:fs'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameKey, readCases, type SearchCase } from '../../../tests/search-cases/expectations'
import { generateCases } from '../../../tests/search-cases/generate'
import { openSearchShop, type SearchShop } from '../../../tests/search-cases/shop'
import type { SearchType } from './engine'
import { matchesSql } from './find'
import { parseQuery } from './query'

const sample = readCases(
  readFileSync(new URL('../../../tests/search-cases/queries.tsv', import.meta.url), 'utf8'),
)
const generated = generateCases(12, 4_711)

let shop: SearchShop

beforeAll(async () => {
  shop = await openSearchShop()
}, 120_000)

afterAll(() => shop.service.close())

const names = (keywords: string, type: SearchType = 0) => shop.names(keywords, type)

/** How keywords were changed that find nothing among drugs. */
const correctionOf = async (keywords: string) =>
  (await shop.service.visitor().call(goodsList, { keywords })).correction

async function missingOf({ query, type, expected }: SearchCase): Promise<string[]> {
  const shown = new Set(await names(query, type))
  return expected.filter(name => !shown.has(name) && !isOffShelf(name))
}

/** A product that may not be sold is in the catalogue, and no search finds it. */
const isOffShelf = (name: string) =>
  shop.catalogue.goods.filter(one => nameKey(one) === name).every(one => one.off_shelf === 1)

describe('the first page of forty', () => {
  test.each(sample)('[SV-02] $query ($kind) shows every name it must', async one => {
    expect(await missingOf(one)).toEqual([])
  })

  test('[SV-02 1] [SV-02 2] [SV-02 3] [SV-02 4] shows every name of queries of the same kinds that are generated from the data', async () => {
    const missed: Record<string, string[]> = {}
    for (const one of generated) {
      const missing = await missingOf(one)
      if (missing.length > 0) missed[`${one.kind} ${one.query}`] = missing
    }
    expect(generated.length).toBeGreaterThanOrEqual(150)
    expect(missed).toEqual({})
  })
})

describe('what matches', () => {
  test('[SV-02 3] three initials match from the beginning, four anywhere', async () => {
    expect(await names('pld')).not.toContain('氯吡格雷阿司匹林片[多立维]')
    expect(await names('aspl')).toContain('氯吡格雷阿司匹林片[多立维]')
    expect(await names('spl')).not.toContain('阿司匹林肠溶片')
  })

  test('[SV-02 3] both readings of a character find the name', async () => {
    const citrate = '枸橼酸他莫昔芬片'
    expect(await names('gystmxf')).toContain(citrate)
    expect(await names('jystmxf')).toContain(citrate)
  })

  test.each([
    ['速福达玛巴洛沙韦干混悬剂', '玛巴洛沙韦干混悬剂[速福达]'],
    ['门冬胰岛素注射液诺和锐', '门冬胰岛素注射液[诺和锐]'],
    ['阿托伐他tgp', '阿托伐他汀钙片[立普妥]'],
    ['阿托伐他tinggai', '阿托伐他汀钙片[立普妥]'],
    ['amxl胶囊', '阿莫西林胶囊'],
    ['国药准字 H20030769', '洛索洛芬钠片[乐松]'],
    ['ＬＰＴ', '阿托伐他汀钙片[立普妥]'],
  ])('[SV-02] "%s" finds %s', async (typed, name) => {
    expect(await names(typed)).toContain(name)
  })

  test('[SV-02] an incomplete word must match the next part of the name', async () => {
    expect(await correctionOf('阿托伐他xyz')).toMatchObject({ kind: 'dropped', dropped: ['xyz'] })
    expect(await names('维生素c')).toContain('维生素C片')
  })

  test('[SV-02 1] a whole name is first, short or long', async () => {
    expect((await names('芬必得')).every(name => name.endsWith('[芬必得]'))).toBe(true)
    expect((await names('当归'))[0]).toBe('当归')
  })

  test('[SV-02 4] more words find fewer products: a maker, or a strength in both spellings', async () => {
    const goods = await shop.search('阿莫西林 250mg', 0)
    expect(goods.length).toBeGreaterThan(0)
    expect(goods.every(one => /0\.25g|250mg/.test(one.ypgg))).toBe(true)
    const byMaker = await shop.search('吗丁啉 杨森', 0)
    expect(byMaker.length).toBeGreaterThan(0)
    expect(byMaker.every(one => one.sccj.includes('杨森') && one.trade_name === '吗丁啉')).toBe(true)
  })

  test('[SV-02] 1g does not match the end of 0.1g when other products match', async () => {
    const goods = await shop.search('头孢 1g', 0)
    expect(goods[0]?.ypgg).toMatch(/(?<![\d.])1(?:\.0)?g/)
  })

  test('[SV-02] a code and a barcode find exactly their product', async () => {
    const some = shop.catalogue.goods.filter(one => one.off_shelf === 0)[4_321]!
    for (const key of [some.code, some.barcode]) {
      const goods = await shop.search(key, 0)
      expect(goods.map(one => one.id)).toEqual([some.id])
    }
  })

  test('[CN-05 1, CN-05 2] type 1 searches makers; type 0 does not find products by the maker alone', async () => {
    expect(await names('齐鲁', 1)).toContain('齐鲁制药有限公司')
    expect(await correctionOf('齐鲁制药')).toMatchObject({ kind: 'maker', type: 1 })
  })

  test.each(['%', '_', '_%', '%%%'])('[SV-05] %j is no pattern: it finds nothing', async keywords => {
    expect(await names(keywords, 0)).toEqual([])
    expect(await names(keywords, 1)).toEqual([])
  })

  test('[SV-05] the % of a strength is a character, not a pattern', async () => {
    const goods = await shop.search('氯化钠 0.9%', 0)
    expect(goods.length).toBeGreaterThan(0)
    expect(goods.filter(one => !`${one.common_name}${one.ypgg}`.includes('0.9%'))).toEqual([])
  })

  test.each(["'; drop table goods; --", '%', '_%', '\\', '100%', "o'hara", '🙂'])(
    '[SV-05] %j is searched for or ignored, never run',
    async keywords => {
      await expect(shop.search(keywords, 0)).resolves.toBeDefined()
      await expect(shop.search(keywords, 1)).resolves.toBeDefined()
    },
  )
})

describe('pages', () => {
  test.each([
    { keywords: '头孢' },
    { keywords: '注射' },
    { keywords: 'bj', type: 1 },
    { keywords: '胶囊', sort: 'price_asc' },
  ] as const)(
    '[AP-13] $keywords $type $sort: they follow each other by key without a gap or a double',
    async input => {
      const { ids, total } = await shop.walk(input)
      expect(ids.length).toBeGreaterThan(100)
      expect(ids).toHaveLength(new Set(ids).size)
      expect(ids).toHaveLength(total ?? 0)
    },
  )

  test('[AP-13] a name finds all products with this name, and no others', async () => {
    const { ids } = await shop.walk({ keywords: '头孢' })
    const bearing = shop.catalogue.goods.filter(one => (one.common_name + one.trade_name).includes('头孢'))
    expect(ids).toHaveLength(bearing.filter(one => one.off_shelf === 0).length)
  })

  test.each([
    ['头孢', 'goods_names_grams'],
    ['aspl', 'goods_names_grams'],
    ['国药准字H20030769', 'goods_key_grams'],
  ])('[SV-02] "%s" is looked up in the index, not read through', async (keywords, index) => {
    const plan = await shop.service.db.execute(
      sql`explain ${matchesSql(parseQuery(keywords), 0, false) ?? sql``}`,
    )
    expect(JSON.stringify(plan)).toContain(`Bitmap Index Scan on ${index}`)
  })
})

describe('suggestions', () => {
  test('[AP-11] returns at most ten distinct names, those with this beginning first', async () => {
    const found = await shop.suggest('头孢', 0)
    expect(found).toHaveLength(10)
    expect(new Set(found).size).toBe(10)
    expect(found.every(name => / ?头孢[^ ]*$/.test(name))).toBe(true)
  })

  test('[AP-11] changes with every typed letter', async () => {
    for (const typed of ['am', 'amx', 'amxl', 'amoxi'])
      expect(await shop.suggest(typed, 0)).toContain('阿莫西林胶囊')
  })

  test('[AP-11] suggests makers for type 1, those with more products first', async () => {
    expect((await shop.suggest('齐鲁', 1))[0]).toBe('齐鲁制药有限公司')
    expect(await shop.suggest('jshr', 1)).toContain('江苏恒瑞医药股份有限公司')
  })

  test('[AP-11] a number suggests the name of its product, an empty text nothing', async () => {
    expect(await shop.suggest('国药准字H20030769', 0)).toEqual(['乐松 洛索洛芬钠片'])
    expect(await shop.suggest('  ', 0)).toEqual([])
  })
})
