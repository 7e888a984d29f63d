import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { openSearchShop, type SearchShop } from '../../../tests/search-cases/shop'
import type { Browser } from '../../../tests/service'

type CatalogueGoods = SearchShop['catalogue']['goods'][number]

let shop: SearchShop
let browser: Browser
/** Products whose name, pack and maker no other product has. */
let unique: CatalogueGoods[]

beforeAll(async () => {
  shop = await openSearchShop()
  browser = await shop.service.buyer(await insertBuyer(shop.service.db))
  const counts = new Map<string, number>()
  for (const one of shop.catalogue.goods) counts.set(wholeOf(one), (counts.get(wholeOf(one)) ?? 0) + 1)
  unique = shop.catalogue.goods.filter(one => one.off_shelf === 0 && counts.get(wholeOf(one)) === 1)
}, 120_000)

afterAll(() => shop.service.close())

const wholeOf = ({ common_name, ypgg, sccj }: CatalogueGoods) => `${common_name} ${ypgg} ${sccj}`

const match = (...queries: string[]) => browser.call(quickBuyMatch, { queries })

test.each([
  ['code', ({ code }: CatalogueGoods) => code],
  ['code in small letters, with spaces', ({ code }: CatalogueGoods) => ` ${code.toLowerCase()} `],
  ['barcode', ({ barcode }: CatalogueGoods) => barcode],
])('[RT-30] a %s names exactly its product, for 500 lines in one call', async (_what, textOf) => {
  const some = Array.from({ length: 500 }, (_, at) => unique[at * 7]!)
  const { matches } = await match(...some.map(textOf))
  expect(matches.map(({ state, goods_ids }) => [state, goods_ids[0]])).toEqual(
    some.map(({ id }) => ['one', id]),
  )
})

/** What the texts of these products are matched with, 500 texts in one call. */
async function matchesOf(asked: readonly CatalogueGoods[]) {
  const answers = []
  for (let at = 0; at < asked.length; at += 500) {
    const some = asked.slice(at, at + 500)
    const { matches } = await match(...some.map(wholeOf))
    answers.push(...some.map((one, index) => ({ one, match: matches[index]! })))
  }
  return answers
}

test('[RT-30] name, pack and maker as the catalogue writes them, where no other product has the same, name the one product, for nearly all, and never another', async () => {
  const asked = process.env.QUICK_TESTS ? unique.filter((_, at) => at % 20 === 0) : unique
  const answers = await matchesOf(asked)
  const certain = answers.filter(({ match: { state } }) => state === 'one')
  const wrong = certain.filter(({ one, match: { goods_ids } }) => goods_ids[0] !== one.id)
  expect(wrong.map(({ one }) => wholeOf(one))).toEqual([])
  const missed = answers.filter(({ match: { state } }) => state !== 'one').map(({ one }) => wholeOf(one))
  expect(missed.length / answers.length, missed.slice(0, 40).join('\n')).toBeLessThanOrEqual(0.005)
}, 120_000)

test('[RT-30] a product that shares name, pack and maker with others that are sold is listed with exactly these, and is the one where they are not sold', async () => {
  const alone = new Set(unique)
  const shared = shop.catalogue.goods.filter(one => one.off_shelf === 0 && !alone.has(one))
  expect(shared.length).toBeGreaterThan(100)
  const soldAs = new Map<string, number[]>()
  for (const one of shared) soldAs.set(wholeOf(one), [...(soldAs.get(wholeOf(one)) ?? []), one.id])
  const answers = await matchesOf(shared)
  const wrong = answers.filter(({ one, match: { state, goods_ids } }) => {
    const ids = soldAs.get(wholeOf(one)) ?? []
    return state !== (ids.length === 1 ? 'one' : 'several') || !isSameSet(goods_ids, ids)
  })
  expect(wrong.map(({ one }) => `${one.code} ${wholeOf(one)}`)).toEqual([])
}, 120_000)

const isSameSet = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every(one => others.includes(one))

test.each(['阿莫西林胶囊 x', '阿莫西林胶囊 × 盒', '阿莫西林胶囊 急', '阿司匹林 y'])(
  '[RT-30] a letter or remark behind a name tells no product apart: %s',
  async text => {
    const [name = ''] = text.split(' ')
    const { matches } = await match(text, name)
    expect(matches[0]).toEqual(matches[1])
    expect(matches[0]!.state).toBe('several')
  },
)

/** Codes of the products that the text can mean, and what is said of it. */
async function meaning(text: string) {
  const { matches, products } = await match(text)
  const codes = new Map(products.map(({ goods }) => [goods.id, goods.code]))
  return [matches[0]!.state, ...matches[0]!.goods_ids.map(id => codes.get(id)).toSorted()]
}

test.each([
  [
    'a word that one writes in the pack and the other in the name',
    '尿毒清颗粒 无糖5g×18袋',
    ['YJ103143', 'YJ103144'],
  ],
  [
    'a long name that begins with the trade name of another',
    '克龄蒙(戊酸雌二醇/雌二醇环丙孕酮片)克龄蒙 5mg×21片/盒',
    ['YJ101591', 'YJ103460'],
  ],
  ['a strength that is the whole pack of one', '清咽滴丸 1g', ['YJ104710', 'YJ104711']],
])('[RT-30] two products that a text fits are a question: %s', async (_what, text, codes) => {
  expect(await meaning(text)).toEqual(['several', ...codes])
})

test.each([
  ['小蓟1kg', 'YJ108280'],
  ['板蓝根颗粒 无蔗糖3g×10袋/盒', 'YJ103703'],
  ['六神丸 60粒/盒', 'YJ101619'],
])('[RT-30] a name and a pack that one product has name it: %s', async (text, code) => {
  expect(await meaning(text)).toEqual(['one', code])
})

test.each([
  [
    'the strength from its first digit: 25mg is not 6.25mg',
    '卡维地洛片 25mg',
    '25mg×10片/盒',
    '上海罗氏制药有限公司',
  ],
  [
    'the pack from its first digit: 5g is not 15g',
    '澳泰乐颗粒 5g',
    '5g×9袋/盒',
    '吉林敖东集团力源制药股份有限公司',
  ],
  ['the initials of a maker', '气滞胃痛颗粒 bxds', '5g×9袋/盒', '本溪第三制药厂'],
])('[RT-30] of several products of a name one is certain by %s', async (_what, text, ypgg, sccj) => {
  const { matches, products } = await match(text)
  expect(matches[0]!.state).toBe('one')
  expect(products[0]!.goods).toMatchObject({ ypgg, sccj })
})

test.each(['001023', '10234', 'SPBM001023', 'HM-001023'])(
  '[RT-30] a code of another shop decides nothing: the names behind it do, and alone it finds nothing for certain: %s',
  async code => {
    const [one] = unique
    const texts = [`${code} ${wholeOf(one!)}`, `${code} 六神丸 60粒/盒`, '六神丸 60粒/盒', code]
    const { matches } = await match(...texts)
    expect(matches[0]).toMatchObject({ state: 'one', goods_ids: [one!.id] })
    expect(matches[1]).toEqual(matches[2])
    expect(matches[1]).toMatchObject({ state: 'one' })
    expect(matches[3]!.state).toBe('none')
  },
)

test('[RT-30] a code of the shop beside the name of another product is a question', async () => {
  const [one] = unique
  const other = unique.find(({ common_name }) => common_name === '阿莫西林胶囊')!
  const { matches } = await match(`${one!.code} ${other.common_name}`, `${one!.code} 急用的`)
  expect(matches[0]!.state).toBe('several')
  expect(matches[0]!.goods_ids).toContain(one!.id)
  expect(matches[1]).toMatchObject({ state: 'one', goods_ids: [one!.id] })
})

test('[RT-30] a code beside words that are not about its product is a question', async () => {
  const sold = unique.find(
    ({ common_name, ypgg }) => common_name === '阿莫西林胶囊' && ypgg.startsWith('0.25g'),
  )!
  const beside = ['布洛芬', '先不要', '0.5g*99粒', '要换的']
  const { matches } = await match(
    ...beside.map(words => `${sold.code} ${words}`),
    `${sold.barcode} 不要`,
    `${sold.code} 阿莫西林`,
    `${sold.code} 0.25g`,
  )
  expect(matches.map(({ state, goods_ids }) => [state, goods_ids.includes(sold.id)])).toEqual([
    ...Array(beside.length + 1).fill(['none', true]),
    ['one', true],
    ['one', true],
  ])
})

test('[RT-30] a code of another shop does not hide what a part of a name finds', async () => {
  const { matches } = await match('001023 阿莫西林', '阿莫西林')
  expect(matches[0]!.state).toBe('several')
  expect(matches[0]!.total).toBe(matches[1]!.total)
})

test('[RT-30] a name of several products lists up to 20 of them, and says how many there are', async () => {
  const { matches, products } = await match('阿莫西林胶囊', 'amxljn')
  const [byName, byInitials] = matches
  const listed = Math.min(20, byName!.total)
  expect(byName).toMatchObject({ state: 'several' })
  expect(byName!.total).toBeGreaterThan(6)
  expect(byName!.goods_ids).toHaveLength(listed)
  expect(byInitials!.goods_ids).toEqual(byName!.goods_ids)
  const shown = new Map(products.map(({ goods }) => [goods.id, goods]))
  expect(byName!.goods_ids.map(id => shown.get(id)?.common_name)).toEqual(Array(listed).fill('阿莫西林胶囊'))
})

test('[RT-30] a long list of texts is answered with fewer products of each', async () => {
  const others = unique.slice(0, 30).map(({ code }) => code)
  const { matches } = await match('阿莫西林胶囊', ...others)
  expect(matches[0]!.goods_ids).toHaveLength(6)
})

test.each([
  ['阿莫西林胶囊0.25*24粒', '阿莫西林胶囊'],
  ['连花青温颗粒', '连花清瘟颗粒'],
  ['硝苯地平控释片 还有货吗？', '硝苯地平控释片'],
])(
  '[RT-30] in a short list a text that nothing has lists what the search offers for it: %s',
  async (text, name) => {
    const { matches, products } = await match(text)
    expect(matches[0]!.state).toBe('none')
    const [first] = matches[0]!.goods_ids
    expect(products.find(({ goods }) => goods.id === first)?.goods.name).toContain(name)
  },
)

test('[RT-30] a bad line spoils only itself, and lists the nearest', async () => {
  const [one] = unique
  const { matches } = await match('阿莫西林胶囊 999mg 某某药厂', '', '%_%', '\u{1f642}', one!.code)
  expect(matches.map(({ state }) => state)).toEqual(['none', 'none', 'none', 'none', 'one'])
  expect(matches[0]!.goods_ids.length).toBeGreaterThan(0)
  expect(matches[1]).toEqual({ state: 'none', goods_ids: [], total: 0 })
})

test.each([
  ['阿奠西林胶囊', '阿莫西林胶囊'],
  ['布诺芬缓释胶囊', '布洛芬缓释胶囊'],
  ['感帽灵胶囊', '感冒灵胶囊'],
  ['蒙拖石散', '蒙脱石散'],
  ['阿莫西林胶襄', '阿莫西林胶囊'],
])('[RT-30] a name with a wrong character lists the nearest: %s', async (text, name) => {
  const { matches, products } = await match(text)
  const names = new Map(products.map(({ goods }) => [goods.id, goods.common_name]))
  expect(matches[0]!.state).toBe('none')
  expect(matches[0]!.goods_ids.map(id => names.get(id))).toContain(name)
})

test('[RT-30] products that are named by their ids are answered too, with what the buyer sees of them', async () => {
  const ids = unique.slice(0, 3).map(({ id }) => id)
  const { matches, products } = await browser.call(quickBuyMatch, { queries: [], goods_ids: ids })
  expect(matches).toEqual([])
  expect(products.map(({ goods, bought }) => [goods.id, bought]).toSorted()).toEqual(
    ids.map(id => [id, null]),
  )
})

test('[RT-30] [SV-05] more than 500 lines, and a visitor, are refused', async () => {
  const queries = Array.from({ length: 501 }, () => 'amxl')
  await expect(browser.call(quickBuyMatch, { queries })).rejects.toMatchObject({ kind: 'invalid' })
  await expect(shop.service.visitor().call(quickBuyMatch, { queries: ['amxl'] })).rejects.toMatchObject({
    kind: 'unauthenticated',
  })
})
