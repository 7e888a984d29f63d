import { screen, within } from '@testing-library/react'
import type { GoodsCorrection } from '@yaoji/api-client/contract/goods'
import { goodsFor, goodsListOf } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

for (const route of ['search', 'searchTable'] as const) {
  describePageStates(route, {
    answers: { 'goods.list': () => goodsListOf(goodsFor(1)) },
    call: 'goods.list',
    crumbs: { 首页: '/', 搜索: '' },
    loading: '正在加载商品',
    ready: '阿莫西林胶囊 1',
    empty: { answer: goodsListOf(), text: '没有找到“阿莫西林”' },
  })
}

const CORRECTION: GoodsCorrection = {
  kind: 'spelling',
  keywords: '碘佛醇',
  type: 0,
  dropped: ['现货'],
  is_certain: 0,
  others: ['碘海醇'],
  makers: [],
}

const main = () => within(screen.getByRole('main'))
const addressOf = async (name: string) => (await main().findByRole('link', { name })).getAttribute('href')

test('[RT-11 /search] [SV-02] says by what it searched where the keywords find nothing', async () => {
  openShop('/search?keywords=碘帮醇 现货', {
    'goods.list': () => ({ ...goodsListOf(goodsFor(1)), correction: CORRECTION }),
  })
  const notice = (await main().findByText(/您是不是要找/)).closest('[role=status]')
  expect(notice?.textContent).toContain('没有“碘帮醇 现货”，您是不是要找碘佛醇？以下是按它找到的 1 种商品')
  expect(notice?.querySelector('s')?.textContent).toBe('现货')
  expect(new URLSearchParams((await addressOf('碘海醇'))?.split('?')[1]).get('keywords')).toBe('碘海醇')
  expect(await addressOf('都不是？登记求购')).toContain('/zzfw/pzqg/add?name=')
  expect(await main().findByText('阿莫西林胶囊 1')).toBeTruthy()
})

test('[RT-11 /search] [SV-02 4] a maker among drugs leads to the products of each maker', async () => {
  const makers = [{ name: '同仁堂制药厂', count: 21 }]
  const correction = { ...CORRECTION, kind: 'maker', keywords: '同仁堂', type: 1, makers } as const
  openShop('/search?keywords=同仁堂', {
    'goods.list': () => ({ ...goodsListOf(goodsFor(1)), correction: { ...correction, makers: [...makers] } }),
  })
  const query = new URLSearchParams((await addressOf('同仁堂制药厂 21 种'))?.split('?')[1])
  expect(query.get('sccj')).toBe('同仁堂制药厂')
  expect(await addressOf('同仁堂')).toContain('type=1')
})

test.each([
  ['/search?keywords=没有的药', 'name', '没有的药'],
  ['/search?keywords=没有的厂&type=1', 'sccj', '没有的厂'],
])(
  '[RT-11 /search] [RT-31] nothing at all at %s leads to a request with the words',
  async (at, field, word) => {
    openShop(at, { 'goods.list': () => goodsListOf() })
    const address = await addressOf('登记求购')
    expect(address).toContain('/zzfw/pzqg/add?')
    expect(new URLSearchParams(address?.split('?')[1]).get(field)).toBe(word)
  },
)
