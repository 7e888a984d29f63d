import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RestockGoods } from '@yaoji/api-client/contract/restock'
import {
  type Answers,
  addedToCart,
  buyer,
  failWith,
  goodsFor,
  orderListOf,
  restockFor,
  shopConfig,
  visitor,
} from '@yaoji/api-client/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

beforeEach(() => sessionStorage.clear())

const adOf = (id: number, title: string) => ({
  id,
  title,
  subtitle: '',
  image: `/pictures/${id}.svg`,
  url: `/ad/${id}`,
})
const listOf =
  <Row,>(...list: Row[]) =>
  () => ({ list })

function open(answers: Answers = {}) {
  const shop = openShop('/', { 'focus.top': listOf(), 'focus.common': listOf(), ...answers })
  return { ...shop, main: within(screen.getByRole('main')) }
}

const linksOf = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')]),
  )

describe('the first screen', () => {
  test('[RT-03 3] [CN-02 5] the banner shows the slides of banner 125', async () => {
    const { client } = open({ 'focus.demo': listOf(adOf(1, '换季备货')) })
    expect(await screen.findByRole('link', { name: /换季备货/ })).toHaveProperty('pathname', '/ad/1')
    expect(client.sentTo('focus.demo').map(({ input }) => input)).toEqual([{ banner_id: 125 }])
  })

  test('[RT-03] [ER-05] a banner that does not load has a retry', async () => {
    const { client } = open({ 'focus.demo': () => failWith('busy') })
    const retry = await screen.findByRole('button', { name: '重试' })
    client.answer({ 'focus.demo': listOf(adOf(1, '换季备货')) })
    fireEvent.click(retry)
    expect(await screen.findByRole('link', { name: /换季备货/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  })

  test('[RT-03] [ER-05] sessions of second kills that do not load have a retry', async () => {
    const { client } = open({ 'index.spike': () => failWith('busy') })
    const retry = await screen.findByRole('button', { name: '重试' })
    client.answer({ 'index.spike': () => ({ list: [], timestamp: 0 }) })
    fireEvent.click(retry)
    await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull())
  })

  test('[RT-03 1] a category leads to its products', async () => {
    const { main } = open()
    const link = await main.findByRole('link', { name: '心脑血管' })
    expect(link.getAttribute('href')).toBe('/list/other/1/%E5%BF%83%E8%84%91%E8%A1%80%E7%AE%A1')
  })

  test('[RT-03] when the categories do not load, the page says so', async () => {
    const { main } = open({ 'config.common': () => failWith('busy') })
    expect(await main.findByText('分类暂时无法显示，可直接搜索商品')).toBeTruthy()
  })
})

describe('the box of the buyer', () => {
  const box = () => screen.findByRole('region', { name: '我的采购' })

  test.each([
    ['a visitor', () => visitor()],
    ['a session that failed', () => failWith('busy')],
  ])('[RO-01] [ST-09] %s is offered login and registration', async (_who, session) => {
    const { client } = open({ 'user.base': session })
    await within(await box()).findByText('欢迎来到药集')
    expect(linksOf(await box())).toEqual({ 登录: '/login', 注册: '/register/step1' })
    expect(client.sentTo('order.list')).toEqual([])
  })

  test('[RO-02 1, RO-02 2] a buyer sees licence, orders by status, and assets', async () => {
    const tabs = [
      { tab: 'all', name: '全部', count: 9 },
      { tab: 'unpaid', name: '待付款', count: 3 },
      { tab: 'to_ship', name: '待发货', count: 2 },
      { tab: 'to_receive', name: '待收货', count: 1 },
    ]
    open({
      'user.base': () => buyer({ points: 120, coupon_count: 4 }),
      'order.list': () => orderListOf([], { tabs }),
    })
    await within(await box()).findByText(/3/)
    expect(linksOf(await box())).toEqual({
      康宁大药房: '/user',
      资质已通过: '/zhzx/basic/zzzj',
      '3 待付款': '/order?tab=unpaid',
      '2 待发货': '/order?tab=to_ship',
      '1 待收货': '/order?tab=to_receive',
      '4 优惠券': '/wdqb/yhq',
      '120 积分': '/wdqb/jfgl',
      '¥500.00 余额': '/wdqb/yegl',
    })
  })

  test('[RO-02] a buyer whose registration is not finished is led to it', async () => {
    open({
      'user.base': () => buyer({ licence_state: 'rejected', licence_message: '营业执照不清楚' }),
    })
    const link = await within(await box()).findByRole('link', { name: '营业执照不清楚' })
    expect(link.getAttribute('href')).toBe('/register/step3')
  })
})

const MONDAY = {
  id: 3,
  name: '周一补货',
  count: 2,
  version: 'v1',
  saved_by: '康宁大药房',
  saved_at: '2026-11-20 10:00:00',
}

/** The fields of a last purchase alone. */
function lastBought({
  state: _s,
  interval_days: _i,
  days_since: _d,
  usual_number: _u,
  ...row
}: RestockGoods) {
  return row
}

describe('what it is time to buy again', () => {
  const banner = { 'focus.demo': listOf(adOf(1, '换季备货')) }

  const shelf = (answers: Answers = {}) =>
    open({
      ...banner,
      'user.base': () => buyer(),
      'restock.list': () => ({ list: [restockFor(7, {}, { name: '布洛芬缓释胶囊' })], due: 3 }),
      'purchaseList.list': () => ({ list: [MONDAY], max_lists: 50 }),
      'cart.add': () => addedToCart(),
      ...answers,
    })

  test('[RT-03] a buyer with purchases finds it below a strip, and Ctrl+Enter adds what is due', async () => {
    const { client, user } = shelf()
    const panel = within(await screen.findByRole('region', { name: '今日补货：3 种该补货了' }))
    expect(panel.getByRole('link', { name: '全部常购商品' }).getAttribute('href')).toBe('/user')
    expect(screen.getByRole('region', { name: '药集活动' }).dataset.variant).toBe('strip')
    await user.click(panel.getByRole('textbox', { name: '布洛芬缓释胶囊 数量' }))
    await user.keyboard('{Enter}')
    expect(client.sentTo('cart.add')).toHaveLength(0)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(client.sentTo('cart.add')).toHaveLength(1))
    expect(client.sentTo('cart.add')[0]?.input.params).toMatchObject([{ goods_id: 1007, number: 40 }])
    expect(await panel.findByText(/已加入，购物车现有/)).toBeTruthy()
  })

  test('[RT-03] where nothing is due no row has a number, and the list leads to quick purchase', async () => {
    const list = Array.from({ length: 6 }, (_, at) => restockFor(at + 1, { state: 'later' }))
    shelf({ 'restock.list': () => ({ list, due: 0 }) })
    const panel = within(await screen.findByRole('region', { name: '常购商品' }))
    const fields = panel.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ value, placeholder }) => [value, placeholder])).toEqual(Array(6).fill(['', '40']))
    expect(panel.getByRole('button', { name: '全部加入' })).toHaveProperty('disabled', true)
    expect(panel.getByRole('link', { name: '快捷采购' }).getAttribute('href')).toBe('/zzfw/kjcg')
    expect(screen.queryByRole('region', { name: /今日补货/ })).toBeNull()
  })

  test('[RT-03] other tabs load when they are opened, and say what they leave out', async () => {
    const { client, user } = shelf({
      'restock.lastOrder': () => ({
        order: { parent_sn: 'P1', created_at: '2026-11-20 10:00:00' },
        list: [{ ...lastBought(restockFor(8, {}, { name: '板蓝根颗粒' })), number: 50 }],
        left_out: ['安乃近片'],
      }),
      'purchaseList.get': () => ({
        list: MONDAY,
        lines: [
          { query: 'YJ9', own_code: '', number: '30盒', goods_id: 1009 },
          { query: '不知名', own_code: '', number: '1', goods_id: null },
        ],
        products: [{ goods: goodsFor(9, { name: '感冒灵颗粒', min_qty: 10, step_qty: 10 }), bought: null }],
      }),
      'restock.cheaper': () => ({ list: [], compared: 12 }),
    })
    await screen.findByRole('tab', { name: '周一补货' })
    expect(client.sentTo('restock.lastOrder')).toHaveLength(0)
    await user.click(screen.getByRole('tab', { name: '上一单' }))
    expect(await screen.findByRole('textbox', { name: '板蓝根颗粒 数量' })).toHaveProperty('value', '50')
    expect(screen.getByText('这一单还有 安乃近片，现在不再经营。')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: '周一补货' }))
    expect(await screen.findByRole('textbox', { name: '感冒灵颗粒 数量' })).toHaveProperty('value', '30')
    expect(screen.getByText(/清单里还有 1 行没有可购买的商品/)).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: '降价' }))
    expect(await screen.findByText('常购商品没有降价')).toBeTruthy()
    expect(screen.getByText('已比较 12 种常购商品的现价和您上次的成交价。')).toBeTruthy()
  })

  test('[RT-03] [ER-05] a tab that does not load has a retry, and the others stay', async () => {
    const { user } = shelf({ 'restock.lastOrder': () => failWith('busy') })
    await user.click(await screen.findByRole('tab', { name: '上一单' }))
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /^常购/ }))
    expect(screen.getByRole('textbox', { name: '布洛芬缓释胶囊 数量' })).toHaveProperty('value', '40')
  })

  test('[RT-03] others have the banner: a visitor asks for nothing, and a buyer without purchases sees no list', async () => {
    const { client, unmount } = open({ ...banner, 'user.base': () => visitor() })
    expect((await screen.findByRole('region', { name: '药集活动' })).dataset.variant).toBe('banner')
    expect(client.sentTo('restock.list')).toHaveLength(0)
    unmount()
    const second = open({ ...banner, 'user.base': () => buyer() })
    await waitFor(() => expect(second.client.sentTo('restock.list')).toHaveLength(1))
    expect((await screen.findByRole('region', { name: '药集活动' })).dataset.variant).toBe('banner')
  })
})

describe('ads', () => {
  test.each([
    [3, 'at the top right', 'focus.top', '广告'],
    [4, 'at the end, for a buyer', 'focus.common', '底部广告'],
  ])(
    '[CH-13 %i] [RT-03 6] the ad %s closes for this visit, and the next one is shown',
    async (_clause, _where, call, name) => {
      const answers = { [call]: listOf(adOf(7, '满减周'), adOf(8, '新品周')) }
      const { unmount } = open(answers)
      const ad = await screen.findByRole('complementary', { name })
      expect(within(ad).getByRole('link').getAttribute('href')).toBe('/ad/7')
      fireEvent.click(within(ad).getByRole('button', { name: '关闭广告' }))
      await waitFor(() => expect(screen.queryByRole('link', { name: /满减周/ })).toBeNull())
      unmount()
      open(answers)
      const next = await screen.findByRole('complementary', { name })
      expect(within(next).getByRole('link').getAttribute('href')).toBe('/ad/8')
    },
  )

  const bottom = { 'focus.common': listOf(adOf(7, '满减周'), adOf(8, '新品周')) }
  const bottomAd = () => screen.findByRole('complementary', { name: '底部广告' })

  test('[CH-13 4] for a buyer the ad at the bottom is in the page, where it covers no products', async () => {
    open({ ...bottom, 'user.base': () => buyer() })
    expect((await bottomAd()).dataset.placement).toBe('end')
  })

  test('[CH-13 4] for a visitor it floats until one is closed; no other one takes its place', async () => {
    const answers = { ...bottom, 'user.base': () => visitor() }
    const { unmount } = open(answers)
    const ad = await bottomAd()
    expect(ad.dataset.placement).toBe('bottom')
    fireEvent.click(within(ad).getByRole('button', { name: '关闭广告' }))
    unmount()
    const { client } = open(answers)
    await waitFor(() => expect(client.sentTo('focus.common')).toHaveLength(1))
    await screen.findByText('欢迎来到药集')
    expect(screen.queryByRole('complementary', { name: '底部广告' })).toBeNull()
  })
})

describe('sections', () => {
  const locked = goodsFor(1, { buy_state: 'login', is_buy: 0 })
  const section = (name: string) => screen.findByRole('region', { name })

  test('[RT-03 4] second-kill products lead to their line, and a visitor to the login', async () => {
    const session = {
      id: 1,
      name: '10:00 场',
      state: 'running' as const,
      begin_at: '2026-11-22 10:00:00',
      end_at: '2026-11-22 12:00:00',
      begin_timestamp: 0,
      end_timestamp: 7200,
      list: [{ goods: locked, number: 100, sold: 20 }],
    }
    open({ 'user.base': () => visitor(), 'index.spike': () => ({ list: [session], timestamp: 3600 }) })
    const spike = await section('限时秒杀')
    const hrefs = await waitFor(() => Object.values(linksOf(spike)))
    expect(hrefs).toContain('/list/info/1001?goods_price_id=2001')
    expect(hrefs).toContain('/login')
  })

  test('[RT-03] without second-kill sessions, home has no section for them', async () => {
    const { client } = open({ 'index.spike': () => ({ list: [], timestamp: 0 }) })
    await waitFor(() => expect(client.sentTo('index.spike')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('限时秒杀')).toBeNull())
  })

  test('[RT-03 5] a zone leads to its page, its products to theirs', async () => {
    const zone = { id: 1, title: '慢病专区', words: ['降压'], url: '/jxqzc', goods: [locked] }
    open({ 'user.base': () => visitor(), 'focus.all': () => ({ ads: [], list: [zone] }) })
    const strip = await section('慢病专区')
    const hrefs = Object.values(linksOf(strip))
    expect(hrefs).toContain('/jxqzc')
    expect(hrefs).toContain('/list/info/1001')
    expect(hrefs).toContain('/login')
  })

  const brandOf = (id: number) => ({ id, name: `品牌 ${id}`, logo: '', goods_count: 9 })

  test('[RT-03] brands lead to their pages, 24 at most', async () => {
    const brand = Array.from({ length: 30 }, (_, at) => brandOf(at + 1))
    open({ 'config.common': () => shopConfig({ brand }) })
    const links = within(await section('品牌专区'))
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
    expect(links).toHaveLength(25)
    expect(links).toContain('/ppzq')
    expect(links).toContain('/ppzq/info/24')
  })

  test('[RT-03] a shop without products says so, and what can be done meanwhile', async () => {
    open({ 'goods.hot': listOf() })
    const hot = within(await section('热销商品'))
    expect(await hot.findByText('商品正在准备中')).toBeTruthy()
    expect(hot.getByRole('link', { name: '登记求购' })).toHaveProperty('pathname', '/zzfw/pzqg/add')
    expect(hot.getByRole('link', { name: '帮助中心' })).toHaveProperty('pathname', '/help')
  })

  test('[RT-03] without brands there is no section for them', async () => {
    open({ 'goods.hot': listOf(goodsFor(1)) })
    await section('热销商品')
    await screen.findByText('阿莫西林胶囊 1')
    await waitFor(() => expect(screen.queryByText('正在加载品牌')).toBeNull())
    expect(screen.queryByText('品牌专区')).toBeNull()
  })

  test('[RT-03] hot products are bought in place, and all of them are in the list by sales', async () => {
    const { user, client } = open({
      'goods.hot': listOf(goodsFor(1)),
      'cart.add': () => addedToCart(),
    })
    const hot = within(await section('热销商品'))
    await user.click(await hot.findByRole('button', { name: /加入购物车/ }))
    await waitFor(() => expect(client.sentTo('cart.add')).toHaveLength(1))
    expect(Object.values(linksOf(await section('热销商品')))).toContain('/list?sort=sales')
  })
})
