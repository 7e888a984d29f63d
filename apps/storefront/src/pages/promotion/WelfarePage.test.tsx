import { screen, within } from '@testing-library/react'
import { type DataNamed, goodsFor, goodsListOf, shopConfig } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { changingInASecond } from '../../testing/changingInASecond'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const NOW = shopConfig().timestamp

type Welfare = DataNamed<'activity.welfare'>

const offerOf = (change: Partial<NonNullable<Welfare['welfare']>> = {}): Welfare => ({
  timestamp: NOW,
  welfare: {
    title: '全场94折',
    describe: '立减6%',
    scope_text: '全部品类',
    state: 'running',
    begin_time: '2031-05-01 00:00:00',
    end_time: '2031-07-01 00:00:00',
    begin_timestamp: NOW - 86_400,
    end_timestamp: NOW + 3661,
    ...change,
  },
})
const none = { timestamp: NOW, welfare: null }
const covered = { ...goodsFor(1, { price: '9.40' }), normal_price: '10.00' }
const ANSWERS = { 'activity.welfare': () => offerOf(), 'goods.list': () => goodsListOf(covered) }

describePageStates('welfare', {
  answers: ANSWERS,
  call: 'activity.welfare',
  crumbs: { 首页: '/', 全场94折: '' },
  loading: '正在加载优惠商品',
  ready: covered.name,
  empty: { answer: none, text: '活动已结束' },
})

test('[RT-38 /welfare] both readings are shown, and each product with the price before and after', async () => {
  const { client } = openShop('/welfare', ANSWERS)
  expect(await screen.findByRole('heading', { level: 1, name: '全场94折' })).toBeTruthy()
  const terms = await screen.findByRole('region', { name: '活动说明' })
  expect(within(terms).getByText('立减6%')).toBeTruthy()
  const rows = within(terms)
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextSibling?.textContent])
  expect(rows).toEqual([
    ['适用商品', '全部品类的普通价商品'],
    ['活动时间', '2031-05-01 00:00 至 2031-07-01 00:00'],
    ['不参加', '秒杀、每日特价、近效期、控销和含麻黄碱类商品'],
    ['与其他优惠', '与阶梯价相比取更低的价格，之后再算满减和优惠券'],
  ])
  const card = await screen.findByRole('article', { name: covered.name })
  expect(card.textContent).toContain('平时价¥10.00')
  expect(card.textContent).toContain('便宜6%')
  expect(client.sentTo('goods.list')[0]?.input).toMatchObject({ welfare: 1 })
  expect(within(screen.getByRole('main')).getByRole('timer').textContent).toContain('1 小时')
})

test('[RT-38 /welfare] [ER-10 5] before it begins the page says when', async () => {
  const { client } = openShop('/welfare', {
    'activity.welfare': () => offerOf({ state: 'coming', begin_time: '2031-06-05 09:00:00' }),
  })
  expect(await screen.findByText('活动暂未开始')).toBeTruthy()
  expect(screen.getByText(/6-05 09:00 开始/)).toBeTruthy()
  expect(client.sentTo('goods.list')).toEqual([])
  expect(screen.queryByText(/距活动结束/)).toBeNull()
  expect(screen.queryByRole('region', { name: '活动说明' })).toBeNull()
})

test('[RT-38 /welfare] [ST-08] in the second in which it ends the products leave the page', async () => {
  const running = () => offerOf({ end_timestamp: NOW + 1 })
  openShop('/welfare', { ...ANSWERS, 'activity.welfare': changingInASecond<Welfare>(running, () => none) })
  await screen.findByRole('article', { name: covered.name })
  expect(await screen.findByText('活动已结束')).toBeTruthy()
  expect(screen.queryByText(covered.name)).toBeNull()
})

test('[RT-38 /welfare] the page has the name of the offer; without one, or without a product, there are ways on', async () => {
  const main = () => within(screen.getByRole('main'))
  const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  const first = openShop('/welfare?keywords=x', {
    'activity.welfare': () => offerOf({ title: '全场9折' }),
    'goods.list': () => goodsListOf(),
  })
  expect(await screen.findByRole('heading', { level: 1, name: '全场9折' })).toBeTruthy()
  expect(main().getByRole('navigation', { name: '当前位置' }).textContent).toContain('全场9折')
  const products = within(main().getByRole('region', { name: '优惠商品' }))
  expect(await products.findByText('没有符合条件的商品')).toBeTruthy()
  expect(hrefOf('清除全部条件')).toBe('/welfare')
  first.unmount()
  openShop('/welfare', { 'activity.welfare': () => none })
  await screen.findByText('活动已结束')
  expect(screen.getByRole('heading', { level: 1, name: '全场94折' })).toBeTruthy()
  expect([hrefOf('看每日特价'), hrefOf('看满减活动')]).toEqual(['/mrtj', '/yjh'])
  expect(screen.queryByText(/距活动结束/)).toBeNull()
})

test('[RT-38 /welfare] [ER-10] in the second in which it begins the products are shown', async () => {
  const begins = new Date((NOW + 1 + 8 * 3600) * 1000).toISOString()
  const coming = () => offerOf({ state: 'coming', begin_time: begins.slice(0, 19).replace('T', ' ') })
  openShop('/welfare', {
    ...ANSWERS,
    'config.common': () => shopConfig(),
    'activity.welfare': changingInASecond(coming, () => offerOf()),
  })
  await screen.findByText('活动暂未开始')
  expect(await screen.findByText(covered.name)).toBeTruthy()
})
