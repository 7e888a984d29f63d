import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameKey, openSearchDatabase, type SearchDatabase } from './cases/database'
import { readCases, type SearchCase } from './cases/expectations'
import { generateCases } from './cases/generate'
import { parseQuery } from './query'
import { type PageKey, type SearchType, searchPageSql } from './sql'
import { suggestSql } from './suggest'

const sample = readCases(readFileSync(new URL('./cases/queries.tsv', import.meta.url), 'utf8'))
const generated = generateCases(12, 4_711)

let database: SearchDatabase

beforeAll(async () => {
  database = await openSearchDatabase()
}, 120_000)

afterAll(async () => {
  await database.db.close()
})

async function missingOf({ query, type, expected }: SearchCase): Promise<string[]> {
  const { goods } = await database.page(query, type)
  const shown = new Set(goods.map(one => (type === 1 ? one.sccj : nameKey(one))))
  return expected.filter(name => !shown.has(name))
}

describe('the first page of forty', () => {
  test.each(sample)('[SV-02] $query ($kind) shows every name it must', async one => {
    expect(await missingOf(one)).toEqual([])
  })

  test('[SV-02] shows every name of queries of the same kinds, made up from the data', async () => {
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
  const names = async (keywords: string, type: SearchType = 0) => {
    const { goods } = await database.page(keywords, type)
    return [...new Set(goods.map(one => (type === 1 ? one.sccj : nameKey(one))))]
  }

  test('[SV-02] three initials match from the beginning, four anywhere', async () => {
    expect(await names('pld')).not.toContain('氯吡格雷阿司匹林片[多立维]')
    expect(await names('aspl')).toContain('氯吡格雷阿司匹林片[多立维]')
    expect(await names('spl')).not.toContain('阿司匹林肠溶片')
  })

  test('[SV-02] both readings of a character find the name', async () => {
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

  test('[SV-02] what is half typed must be how the name goes on', async () => {
    expect(await names('阿托伐他xyz')).toEqual([])
    expect(await names('维生素c')).toContain('维生素C片')
  })

  test('[SV-02] a whole name stands first, whatever its length', async () => {
    expect((await names('芬必得')).every(name => name.endsWith('[芬必得]'))).toBe(true)
    expect((await names('当归'))[0]).toBe('当归')
  })

  test('[SV-02] further words narrow: a maker, a strength, either way of writing it', async () => {
    const { goods } = await database.page('阿莫西林 250mg', 0)
    expect(goods.length).toBeGreaterThan(0)
    expect(goods.every(one => /0\.25g|250mg/.test(one.ypgg))).toBe(true)
    const { goods: byMaker } = await database.page('吗丁啉 杨森', 0)
    expect(byMaker.length).toBeGreaterThan(0)
    expect(byMaker.every(one => one.sccj.includes('杨森') && one.trade_name === '吗丁啉')).toBe(true)
  })

  test('[SV-02] 1g is not the end of 0.1g where there is a choice', async () => {
    const { goods } = await database.page('头孢 1g', 0)
    expect(goods[0]?.ypgg).toMatch(/(?<![\d.])1(?:\.0)?g/)
  })

  test('[SV-02] a code and a barcode find their one goods', async () => {
    const some = database.catalogue.goods[4_321]!
    for (const key of [some.code, some.barcode]) {
      const { goods } = await database.page(key, 0)
      expect(goods.map(one => one.id)).toEqual([some.id])
    }
  })

  test('[CN-05] type 1 looks at makers, type 0 does not find a maker alone', async () => {
    expect(await names('齐鲁', 1)).toContain('齐鲁制药有限公司')
    expect(await names('齐鲁制药', 0)).toEqual([])
  })

  test.each(["'; drop table goods; --", '%', '_%', '\\', '100%', "o'hara", '🙂', '\u0000'])(
    '[SV-05] %j is searched for or ignored, never run',
    async keywords => {
      await expect(database.page(keywords, 0)).resolves.toBeDefined()
      await expect(database.page(keywords, 1)).resolves.toBeDefined()
    },
  )
})

describe('pages', () => {
  test('[AP-13] follow each other by key without a gap or a double', async () => {
    const seen: number[] = []
    let after: PageKey | null = null
    do {
      const page: { goods: { id: number }[]; last: PageKey | null } = await database.page('头孢', 0, after)
      seen.push(...page.goods.map(one => one.id))
      after = page.last
    } while (after !== null && seen.length <= database.catalogue.goods.length)
    const all = database.catalogue.goods.filter(one => (one.common_name + one.trade_name).includes('头孢'))
    expect(seen).toHaveLength(new Set(seen).size)
    expect([...seen].sort((a, b) => a - b)).toEqual(all.map(one => one.id))
  })

  test('[AP-13] a further filter keeps its own placeholders', async () => {
    const filter = (first: number) => ({ text: `g.manufacturer_id = $${first}::integer`, params: [maker] })
    const maker = database.catalogue.goods.find(one => one.common_name === '头孢他啶')!.manufacturer_id
    const statement = searchPageSql(parseQuery('头孢'), 0, { limit: 10, filter })!
    const { rows } = await database.db.query<PageKey>(statement.text, statement.params)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(row => database.goods.get(row.id)?.manufacturer_id === maker)).toBe(true)
  })

  test.each([
    ['头孢', 'goods_names_grams'],
    ['aspl', 'goods_names_grams'],
    ['国药准字H20030769', 'goods_key_grams'],
  ])('[SV-02] "%s" is looked up in the index, not read through', async (keywords, index) => {
    const statement = searchPageSql(parseQuery(keywords), 0, { limit: 40 })!
    const plan = await database.db.query<{ 'QUERY PLAN': string }>(
      `explain ${statement.text}`,
      statement.params,
    )
    expect(plan.rows.map(row => row['QUERY PLAN']).join('\n')).toContain(`Bitmap Index Scan on ${index}`)
  })
})

describe('suggestions', () => {
  const suggest = async (keywords: string, type: SearchType) => {
    const statement = suggestSql(parseQuery(keywords), type)
    if (!statement) return null
    const { rows } = await database.db.query<Record<string, string>>(statement.text, statement.params)
    return rows.map(row => row.name ?? row.common_name)
  }

  test('[AP-11] answers at most ten distinct names, the ones that begin so first', async () => {
    const found = (await suggest('头孢', 0)) ?? []
    expect(found).toHaveLength(10)
    expect(found.every(name => name?.startsWith('头孢'))).toBe(true)
  })

  test('[AP-11] follows the buyer letter by letter', async () => {
    for (const typed of ['am', 'amx', 'amxl', 'amoxi'])
      expect(await suggest(typed, 0)).toContain('阿莫西林胶囊')
  })

  test('[AP-11] suggests makers for type 1, the larger first', async () => {
    expect((await suggest('齐鲁', 1))?.[0]).toBe('齐鲁制药有限公司')
    expect(await suggest('jshr', 1)).toContain('江苏恒瑞医药股份有限公司')
  })

  test('[AP-11] a number suggests the name it belongs to, nothing typed suggests nothing', async () => {
    expect(await suggest('国药准字H20030769', 0)).toEqual(['洛索洛芬钠片'])
    expect(await suggest('  ', 0)).toBeNull()
  })
})
