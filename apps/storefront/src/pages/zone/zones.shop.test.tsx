import { screen, waitFor, within } from '@testing-library/react'
import type { CartTotal } from '@yaoji/api-client/contract/cart'
import {
  type Answers,
  cartLineFor,
  cartOf,
  cartTotalFor,
  type DataNamed,
  failWith,
  goodsFor,
  goodsListOf,
  visitor,
  zoneOf,
  zoneSectionFor,
  zoneShipping,
} from '@yaoji/api-client/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openShop } from '../../testing/openShop'
import { ZONE_ANSWERS } from '../../testing/zoneAnswers'

const open = (at: string, answers: Answers = {}) => openShop(at, { ...ZONE_ANSWERS, ...answers })
const ready = () => screen.findByText('阿莫西林胶囊 1')
const main = () => within(screen.getByRole('main'))

test.each([
  ['RT-34 /yx', '/yx', { zone: 'yx' }],
  ['RT-34 /yx/table', '/yx/table', { zone: 'yx' }],
  ['RT-37 /zyyp', '/zyyp', { zone: 'zy' }],
  ['RT-37 /qxzq', '/qxzq', { zone: 'qx' }],
  ['RT-37 /jxqzc', '/jxqzc', { zone: 'near_expiry', sort: 'expiry' }],
  ['RT-36 /kxzq', '/kxzq', { zone: 'controlled' }],
  ['RT-36 /kxzq/new', '/kxzq/new', { zone: 'controlled', sort: 'newest' }],
])('[%s] %s lists its own zone, in its own order', async (_row, at, base) => {
  const { client } = open(at)
  await ready()
  expect(client.sentTo('goods.list').map(({ input }) => input)).toEqual([{ ...base, facets: 1 }])
})

test('[RT-34 /yx/table] the table and the cards are one list with the choice kept', async () => {
  open('/yx/table?sort=sales')
  await ready()
  expect(main().getByRole('table')).toBeTruthy()
  expect(main().getByRole('link', { name: '卡片' }).getAttribute('href')).toBe('/yx?sort=sales')
  expect(main().getByRole('link', { name: '包邮规则' }).getAttribute('href')).toBe('/yx/rule')
})

describe('progress to free shipping', () => {
  type ZoneShipping = CartTotal['shipping_data']['zones'][number]
  const zones = (change: Partial<ZoneShipping>) => {
    const youx: ZoneShipping = {
      zone: 'youx',
      goods_amount: '128.00',
      shipping_amount: '8.00',
      no_trans_order_amount: '72.00',
    }
    return { ...cartTotalFor([]).shipping_data, zones: [{ ...youx, ...change }] }
  }
  function cart(change: Partial<ZoneShipping> = {}) {
    const { total, ...rest } = cartOf(cartLineFor(1))
    return { ...rest, total: { ...total, shipping_data: zones(change) } }
  }
  const progress = () => main().findByRole('region', { name: '包邮进度' })

  test('[RT-34 /yx] the threshold, what the cart has, and what is missing', async () => {
    open('/yx', {
      'cart.list': () => cart(),
      'goods.list': () => goodsListOf(goodsFor(1, { is_dpby: 1, free_shipping_number: 30 })),
    })
    const region = await progress()
    expect(region.textContent).toContain('满 ¥200.00 免运费，不满收 ¥8.00')
    await waitFor(() => expect(region.textContent).toContain('购物车已有 ¥128.00，还差 ¥72.00 免运费'))
    expect(within(region).getByRole('progressbar')).toMatchObject({ max: 20_000, value: 12_800 })
    expect(main().getByRole('article').textContent).toContain('10 盒，还差 20')
  })

  test('[RT-34 /yx] when nothing is missing it says so', async () => {
    open('/yx', { 'cart.list': () => cart({ shipping_amount: '0.00', no_trans_order_amount: '0.00' }) })
    const region = await progress()
    await waitFor(() => expect(region.textContent).toContain('已免运费'))
    expect(within(region).getByRole('progressbar')).toMatchObject({ value: 20_000 })
  })

  test.each([
    [{ fee: '8.00', free_from: '200.00' }, '本专区满 ¥200.00 免运费，不满收 ¥8.00', 1],
    [{ fee: '8.00', free_from: null }, '本专区运费 ¥8.00', 0],
  ])('[RT-34 /yx] a zone with the rule %j says %s', async (shipping, text, bars) => {
    open('/yx', { 'cart.list': () => cart(), 'focus.yx': () => ({ ...zoneOf(), shipping }) })
    const region = within(await progress())
    expect(region.getByText(text)).toBeTruthy()
    const link = await region.findByRole('link', { name: '去购物车' })
    expect(link.getAttribute('href')).toBe('/cart')
    expect(region.queryAllByRole('progressbar')).toHaveLength(bars)
  })

  test('[RT-34 /yx] an amount that only other conditions make free says what the cart has', async () => {
    open('/yx', { 'cart.list': () => cart({ no_trans_order_amount: '0.00' }) })
    expect(await main().findByText('购物车已有 ¥128.00')).toBeTruthy()
  })

  test('[RT-34 /yx] until the rule is there, it says that it loads', async () => {
    open('/yx', { 'focus.yx': () => new Promise(() => {}) })
    expect(await main().findByText('正在加载运费规则…')).toBeTruthy()
  })

  test('[RT-37 /zyyp] goods of another zone do not count', async () => {
    open('/zyyp', { 'cart.list': () => cart() })
    const region = await progress()
    expect(region.textContent).toContain('购物车里还没有选中本专区的商品')
    expect(within(region).queryByRole('progressbar')).toBeNull()
  })
})

describe('scopes for devices', () => {
  const scopes = (is_open: 0 | 1): DataNamed<'licence.scopes'> => ({
    list: [
      { name: '化学药', is_open: 1, goods_count: 9, needs: '' },
      { name: '医疗器械', is_open, goods_count: 9, needs: '' },
    ],
    message: '',
  })
  const region = () => main().findByRole('region', { name: '器械经营资质' })

  test('[RT-37 /qxzq] a buyer without the scope is led to the documents', async () => {
    open('/qxzq', { 'licence.scopes': () => scopes(0) })
    expect(await main().findByText('医疗器械：未开通')).toBeTruthy()
    const link = within(await region()).getByRole('link', { name: '补充资质' })
    expect(link.getAttribute('href')).toBe('/zhzx/basic/zzzj')
  })

  test('[RT-37 /qxzq] a buyer with it is not', async () => {
    open('/qxzq', { 'licence.scopes': () => scopes(1) })
    expect(await main().findByText('医疗器械：已开通')).toBeTruthy()
    expect(within(await region()).queryByRole('link')).toBeNull()
  })

  test('[RT-37 /qxzq] a visitor logs in first, and nothing is asked', async () => {
    const { client } = open('/qxzq', { 'user.base': () => visitor() })
    const link = await within(await region()).findByRole('link')
    expect(link.getAttribute('href')).toBe('/login?from=%2Fqxzq')
    expect(client.sentTo('licence.scopes')).toEqual([])
  })
})

test('[RT-37 /jxqzc] the months are a filter with counts, in the address and in the call', async () => {
  const page = goodsListOf(goodsFor(1, { near_expiry: 1, expiry_date: '2031-08-20' }))
  const expiry_months = [{ value: '3', name: '3 个月内', count: 7 }]
  const { user, client, place } = open('/jxqzc', {
    'goods.list': () => ({ ...page, facets: { ...page.facets!, expiry_months } }),
  })
  await user.click(await screen.findByRole('button', { name: '到期' }))
  await user.click(screen.getByRole('button', { name: /3 个月内/ }))
  await waitFor(() => expect(place.now).toBe('/jxqzc?expiry_months=3'))
  await waitFor(() =>
    expect(client.sentTo('goods.list').at(-1)?.input).toMatchObject({
      expiry_months: 3,
      zone: 'near_expiry',
    }),
  )
  expect(main().queryByRole('button', { name: '综合' })).toBeNull()
})

test('[RT-34 /yx] a picture of the zone leads on; one that leads to this page is left out', async () => {
  const ad = (id: number, url: string, title: string) => ({
    id,
    url,
    title,
    subtitle: '满 200 包邮',
    image: '/a.svg',
  })
  const top = {
    ...zoneOf(zoneSectionFor('hot', '本周热卖', goodsFor(2))),
    ads: [ad(1, '/yx', '包邮'), ad(2, '/zyyp', '饮片')],
  }
  open('/yx', { 'focus.yx': () => ({ ...top, shipping: zoneShipping() }) })
  const pictures = within(await main().findByRole('list', { name: '专区推荐' }))
  expect(pictures.getByRole('link', { name: '饮片：满 200 包邮' }).getAttribute('href')).toBe('/zyyp')
  const row = within(main().getByRole('region', { name: '本周热卖' }))
  expect(row.getAllByRole('link').map(link => link.getAttribute('href'))).toContain('/list/info/1002')
})

test.each(['/yx', '/yx/table'])(
  '[RT-34 %s] the products wait for no promo rows, and are above them',
  async at => {
    let resolve: (top: ReturnType<typeof zoneOf>) => void = () => {}
    const promise = new Promise<ReturnType<typeof zoneOf>>(settle => {
      resolve = settle
    })
    open(at, { 'focus.yx': async () => ({ ...(await promise), shipping: zoneShipping() }) })
    await ready()
    const goods = main().getByRole('region', { name: '全部商品' })
    expect(goods.checkVisibility?.() ?? true).toBe(true)
    resolve(zoneOf(zoneSectionFor('hot', '本周热卖', goodsFor(2))))
    const row = await main().findByRole('region', { name: '本周热卖' })
    expect(goods.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

test('[RT-34 /yx] a choice without products can be cleared', async () => {
  open('/yx?keywords=x', { 'goods.list': () => goodsListOf() })
  const clear = await main().findByRole('link', { name: '清除全部条件' })
  expect(clear.getAttribute('href')).toBe('/yx')
})

test('[RT-34 /yx] [CH-01] clearing a choice keeps the scroll position, and the focus on the page', async () => {
  const { user } = open('/yx?sccj=x', {
    'goods.list': ({ sccj }: { sccj?: string }) => (sccj ? goodsListOf() : goodsListOf(goodsFor(1))),
  })
  const clear = await main().findByRole('link', { name: '清除全部条件' })
  Object.assign(window, { scrollY: 640 })
  onTestFinished(() => void Object.assign(window, { scrollY: 0 }))
  await user.click(clear)
  await main().findByText(goodsFor(1).name)
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('[RT-37 /jxqzc] the months that are left are those on the day of the service', async () => {
  open('/jxqzc', {
    'goods.list': () => goodsListOf(goodsFor(1, { near_expiry: 1, expiry_date: '2031-08-20' })),
  })
  await ready()
  await waitFor(() => expect(main().getByRole('article').textContent).toContain('2 个月'))
  expect(main().getByText(/近效期商品单独定价/)).toBeTruthy()
})

test('[RT-34 /yx/rule] rules that are not published have the ways on', async () => {
  open('/yx/rule', { 'article.page': () => failWith('refused', { code: 404 }) })
  await screen.findByText('包邮规则暂未发布')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('查看运费规则')).toBe('/help/zfps/yfgz')
  expect(hrefOf('回包邮专区')).toBe('/yx')
})
