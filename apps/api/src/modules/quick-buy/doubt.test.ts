import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBuyer } from '../../../tests/fixtures'
import { openSearchShop, type SearchShop } from '../../../tests/search-cases/shop'
import type { Browser } from '../../../tests/service'

type CatalogueGoods = SearchShop['catalogue']['goods'][number]

let shop: SearchShop
let browser: Browser
let sold: CatalogueGoods[]

beforeAll(async () => {
  shop = await openSearchShop()
  browser = await shop.service.buyer(await insertBuyer(shop.service.db))
  sold = shop.catalogue.goods.filter(one => one.off_shelf === 0)
}, 120_000)

afterAll(() => shop.service.close())

/** What the service answers to texts: the state, and the first product that it lists. */
async function answersOf(texts: readonly string[]) {
  const byId = new Map(shop.catalogue.goods.map(one => [one.id, one]))
  const answers = []
  for (let at = 0; at < texts.length; at += 500) {
    const queries = texts.slice(at, at + 500)
    const { matches } = await browser.call(quickBuyMatch, { queries })
    answers.push(
      ...matches.map(({ state, goods_ids }, index) => ({
        text: queries[index]!,
        state,
        first: byId.get(goods_ids[0] ?? 0),
      })),
    )
  }
  return answers
}

/** The texts that are taken as certain, each with its product. */
async function certainOf(texts: readonly string[]): Promise<string[]> {
  const certain = (await answersOf(texts)).filter(({ state }) => state === 'one')
  return certain.map(
    ({ text, first }) => `${text}: ${first?.trade_name} ${first?.common_name} ${first?.ypgg}`,
  )
}

/** Plain names that the shop does not sell, before the names that it sells. */
// biome-ignore format: a name and its product for each line
const NAMES = [
  ['藿香正气丸', '加味藿香正气丸'], ['血栓通胶囊 0.5g*36粒', '复方血栓通胶囊'],
  ['氯雷他定缓释胶囊(II)', '复方氯雷他定缓释胶囊(II)'], ['碳酸钙咀嚼片', '复方碳酸钙咀嚼片'],
  ['丹参片', '复方丹参片'], ['黄芩片', '复方黄芩片'], ['银黄口服液', '复方银黄口服液'],
  ['牛磺酸滴眼液', '复方牛磺酸滴眼液'], ['萘普生栓', '复方萘普生栓'], ['甲硝唑阴道栓', '复方甲硝唑阴道栓'],
  ['豉翘清热颗粒', '小儿豉翘清热颗粒'], ['清肺化痰颗粒', '小儿清肺化痰颗粒'], ['消食颗粒', '小儿消食颗粒'],
  ['清咽颗粒', '小儿清咽颗粒'], ['氟烷溶液', '异氟烷溶液'],
  ['炔诺孕酮宫内释放系统', '左炔诺孕酮宫内释放系统'], ['清宁片', '新清宁片'],
  ['干扰素α-2b滴眼液', '重组人干扰素α-2b滴眼液'], ['钙尔奇D 30片', '钙尔奇D300咀嚼片'],
  ['旋多巴片', '左旋多巴片'], ['维A酸胶丸', '异维A酸胶丸'], ['丙托溴铵吸入气雾剂', '异丙托溴铵吸入气雾剂'],
  ['雪颗粒', '新雪颗粒'], ['布洛芬栓', '小儿布洛芬栓'], ['愈美那敏溶液', '小儿愈美那敏溶液'],
  ['葫芦散', '小儿葫芦散'], ['七星茶冲剂', '小儿七星茶冲剂'], ['千金片', '妇科千金片'], ['千金胶囊', '妇科千金胶囊'],
  ['养荣胶囊', '妇科养荣胶囊'], ['溃疡散', '外用溃疡散'], ['吲哚美辛酊', '复方吲哚美辛酊'],
  ['草珊瑚含片', '复方草珊瑚含片'], ['甘草酸苷注射液', '复方甘草酸苷注射液'], ['甘草酸单铵注射液', '复方甘草酸单铵注射液'],
  ['川芎嗪注射液', '盐酸川芎嗪注射液'], ['托特罗定片', '酒石酸托特罗定片'], ['喹硫平缓释片', '富马酸喹硫平缓释片'],
  ['水溶性维生素', '注射用水溶性维生素'], ['右旋糖酐-40葡萄糖注射液', '6%右旋糖酐-40葡萄糖注射液'],
  ['hxzqw', '加味藿香正气丸'], ['藿香zqw', '加味藿香正气丸'],
] as const

test('[RT-30] a name that the shop has only inside a longer one is a question, and the longer one is listed', async () => {
  const answers = await answersOf(NAMES.map(([text]) => text))
  const listed = answers.map(({ text, state, first }) => [text, state, first?.common_name])
  expect(listed).toEqual(NAMES.map(([text, name]) => [text, 'none', name]))
})

test('[RT-30] no name of the catalogue without its first characters is certain, unless these are the brand', async () => {
  const names = new Set(sold.flatMap(one => [one.common_name, one.trade_name]))
  const some = sold.filter((_, at) => at % 25 === 0)
  const cut = some.flatMap(({ common_name }) => [1, 2].map(count => [...common_name].slice(count).join('')))
  const texts = cut.filter(text => /^\p{Script=Han}{3}/u.test(text) && !names.has(text))
  expect(texts.length).toBeGreaterThan(250)
  const certain = (await answersOf(texts)).filter(({ state }) => state === 'one')
  const wrong = certain.filter(({ text, first }) => {
    const { common_name = '', trade_name = '', sccj = '' } = first ?? {}
    const before = common_name.slice(0, Math.max(0, common_name.indexOf(text)))
    return !`${trade_name} ${sccj}`.includes(before) || before === ''
  })
  expect(wrong.map(({ text, first }) => `${text}: ${first?.common_name}`)).toEqual([])
}, 120_000)

test.each([
  ['a brand before the name', '阿莫灵 阿莫西林胶囊', '阿莫西林胶囊'],
  ['the whole name in initials', 'jwhxzqw', '加味藿香正气丸'],
  ['the name without the own name of its maker', '胃泰胶囊', '三九胃泰胶囊'],
  ['the name without its brand', '驱风油', '斧标驱风油'],
  ['a brand with brackets, and the pack', '阿罗格[初始] 4.5ml×3瓶/盒', '螨变应原注射液'],
  ['a name with spaces, and the pack', '罗培干扰素α-2 b 注射液 1支', '罗培干扰素α-2 b 注射液'],
  ['the characters before the name as a word of their own', '复方 黄芩片', '复方黄芩片'],
  ['a pack in full', '芬必得 0.3g*10粒*2板', '布洛芬缓释胶囊'],
  ['a pack in full, as two words', '芬必得 0.3g*10粒 2板', '布洛芬缓释胶囊'],
  ['a pack without its number 1', '安理申 10mg*7片', '盐酸多奈哌齐片'],
  ['a name without a pack', '开博通', '卡托普利片'],
  ['a strength', '开博通 12.5mg', '卡托普利片'],
])('[RT-30] certain is still %s: %s', async (_what, text, name) => {
  const [answer] = await answersOf([text])
  expect([answer!.state, answer!.first?.common_name]).toEqual(['one', name])
})

test('[RT-30] a code or approval number decides for a name that is written in part; an approval number does not for a smaller pack', async () => {
  const plainOf = new Map(NAMES.map(([text, name]): [string, string] => [name, text]))
  const isOnly = ({ id, approval_no }: CatalogueGoods) =>
    approval_no !== '' && sold.every(one => one.id === id || one.approval_no !== approval_no)
  const longer = sold.find(one => plainOf.has(one.common_name) && isOnly(one))
  const plain = plainOf.get(longer!.common_name)
  const packs = sold.find(one => PACKS.test(one.ypgg) && isOnly(one))
  const [, smaller] = packs!.ypgg.match(PACKS) ?? []
  const answers = await answersOf([
    `${longer!.code} ${plain}`,
    `${longer!.approval_no} ${plain}`,
    `${packs!.code} ${smaller}`,
    `${packs!.approval_no} ${smaller}`,
  ])
  expect(answers.map(({ state }) => state)).toEqual(['one', 'one', 'one', 'none'])
})

/** A pack of packs, and its smaller pack: 0.3g×10粒×2板. The last number is above one. */
const PACKS = /^(.*\d+[片粒丸袋支枚贴])[×*](?:[2-9]|\d\d+)[板瓶袋盒]\/\p{Script=Han}+$/u

// biome-ignore format: several on a line
const SMALLER = [
  '开博通 12.5mg*10片', '速效救心丸 40mg*50粒', '芬必得 0.3g*10粒', '芬必得 0.3g 10粒', '芬必得 10粒', '施慧达 2.5mg*7片',
  '藿香正气软胶囊 0.45g*10粒', '瑞易宁 5mg×7片', '保法止 1mg*7片', '舒健宁 0.4g*9粒', '天麻素胶囊 50mg12粒', '川贝枇杷胶囊 每粒装0.2g*12粒',
  '安内喜 (50mg+12.5mg)×7片', '美能 25mg*10片', '纳催离 10片', '红花如意丸 15丸', '云南白药创可贴 6片', '龙虎仁丹 30丸',
  '健民咽喉片 8片', '邦迪创可贴 8贴', '开同 0.63g*20片', '赛可平 0.25g*10片', '施维舒 50mg*10粒', '致康 0.35g*12粒',
]

test('[RT-30] a smaller pack than the one that is sold is a question', async () => {
  expect(await certainOf(SMALLER)).toEqual([])
})

test('[RT-30] no smaller pack of the catalogue is certain for several of it, with or without the maker', async () => {
  const nameAndPack = new Set(sold.flatMap(one => namesOf(one).map(name => `${name} ${plainPack(one.ypgg)}`)))
  const texts = sold.flatMap(one => {
    const [, smaller] = one.ypgg.match(PACKS) ?? []
    const asked = smaller ? namesOf(one).map(name => `${name} ${smaller}`) : []
    return asked.filter(text => !nameAndPack.has(text)).flatMap(text => [text, `${text} ${one.sccj}`])
  })
  expect(texts.length).toBeGreaterThan(200)
  expect(await certainOf(texts.map(text => text.slice(0, 120)))).toEqual([])
})

const namesOf = ({ common_name, trade_name }: CatalogueGoods) => [common_name, trade_name].filter(Boolean)

/** The pack without its container, and without a last number of one. */
const plainPack = (ypgg: string) => ypgg.replace(/\/\p{Script=Han}+$/u, '').replace(/[×*]1[板瓶袋盒]$/, '')
