import { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBasics, insertBuyer, insertGoods, MAKER } from '../../../tests/fixtures'
import { type Browser, startService, type TestService } from '../../../tests/service'
import { manufacturers } from '../goods/tables'
import { makerTerms } from '../search/terms'

let service: TestService
let browser: Browser

beforeAll(async () => {
  service = await startService()
  const { db } = service
  await insertBasics(db)
  browser = await service.buyer(await insertBuyer(db))
  const other = { id: 2, name: '清热药厂', goods_count: 1, is_import: 0 as const }
  await db.insert(manufacturers).values({ ...other, ...makerTerms(other.name) })
  await insertGoods(db, { id: 1, common_name: '陈皮', ypgg: '选货' })
  await insertGoods(db, { id: 2, common_name: '陈皮', ypgg: '选货特级' })
  await insertGoods(db, { id: 3, common_name: '感冒', manufacturer_id: 2, sccj: other.name })
  await insertGoods(db, { id: 4, common_name: '感冒清热' })
  await insertGoods(db, { id: 5, common_name: '头孢克肟片', approval_no: '国药准字H20030769' })
  await insertGoods(db, { id: 6, common_name: '复方丹参滴丸' })
  await insertGoods(db, { id: 7, common_name: '停售口服液', off_shelf: 1 })
  await insertGoods(db, { id: 8, common_name: '金银黄', sales: 99, name_rank: 1 })
  await insertGoods(db, { id: 9, common_name: '银黄散' })
  await insertGoods(db, { id: 20, common_name: '阿奇霉素颗粒', ypgg: '1.25g*10袋' })
  await insertGoods(db, { id: 21, common_name: '阿奇霉素颗粒', ypgg: '12.5g*10袋' })
  await insertGoods(db, { id: 22, common_name: '布洛芬缓释胶囊', ypgg: '0.3g×20粒/盒' })
  await insertGoods(db, { id: 23, common_name: '布洛芬缓释胶囊', ypgg: '0.3g×20粒×2板/盒' })
  for (let id = 10; id < 18; id += 1) await insertGoods(db, { id, common_name: '六味地黄丸' })
})

afterAll(() => service.close())

async function matchOf(text: string) {
  const { matches } = await browser.call(quickBuyMatch, { queries: [text] })
  return [matches[0]!.state, matches[0]!.goods_ids]
}

test.each([
  [
    'the pack and the maker in full are one product, where another pack begins alike',
    `陈皮 选货 ${MAKER}`,
    'one',
    [1],
  ],
  ['so they are behind a code of another shop', `10234 陈皮 选货 ${MAKER}`, 'one', [1]],
  [
    'and behind an approval number that the shop does not have',
    `国药准字Z99999999 陈皮 选货 ${MAKER}`,
    'one',
    [1],
  ],
  ['a number behind them is not a code of another shop', `陈皮 选货 ${MAKER} 10234`, 'none', [1, 2]],
  ['a part of the maker leaves both', `陈皮 选货 ${MAKER.slice(0, 2)}`, 'several', [1, 2]],
  [
    'two words are a longer name, or a name and a maker: the longer name is first',
    '感冒 清热',
    'several',
    [4, 3],
  ],
  ['a name with a space behind every character', '复 方 丹 参 滴 丸', 'one', [6]],
  ['a point between digits counts, other marks do not', `阿奇霉素颗粒 1.25g×10袋 （${MAKER}）`, 'one', [20]],
  [
    'a pack that only its box follows is not the one of several such packs',
    '布洛芬缓释胶囊 0.3g*20粒',
    'one',
    [22],
  ],
  ['the pack of several is one product too', '布洛芬缓释胶囊 0.3g*20粒*2板', 'one', [23]],
  ['an approval number with a pack that it has', '国药准字H20030769 0.25g', 'one', [5]],
  ['an approval number with another pack is a question', '国药准字H20030769 0.5g', 'none', [5]],
  ['a wrong character lists the names that begin as the text does first', '银黄口', 'none', [9, 8]],
  ['the nearest products of a name are six', '六味地黄丸 蜜炙', 'none', [10, 11, 12, 13, 14, 15]],
  ['a part of the name of a product that is not sold', '停售口服', 'none', []],
])('[RT-30] %s', async (_title, text, state, ids) => {
  expect(await matchOf(text)).toEqual([state, ids])
})

const texts = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}号`)

test('[RT-30] a buyer has one long list at a time: a second one is asked to wait, and is matched afterwards', async () => {
  const send = (name: string, count: number) =>
    browser.call(quickBuyMatch, { queries: texts(count, name) }).then(
      () => '',
      (error: Error) => error.message,
    )
  // So long that the first one is not matched yet when the second one comes.
  expect((await Promise.all([send('甲', 400), send('乙', 400)])).sort()).toEqual([
    '',
    '另一份清单正在匹配，请稍候再试',
  ])
  expect(await send('丙', 26)).toBe('')
  expect(await Promise.all([send('丁', 25), send('戊', 25)])).toEqual(['', ''])
})
