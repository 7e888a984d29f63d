import { screen, waitFor, within } from '@testing-library/react'
import { type DataNamed, shopConfig, visitor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { changingInASecond } from '../../testing/changingInASecond'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const NOW = shopConfig().timestamp

const TIERS = [
  { amount: '3000.00', cashback: '15.00' },
  { amount: '6000.00', cashback: '36.00' },
]
type Cashback = DataNamed<'activity.cashback'>
type CashbackOrders = DataNamed<'user.cashbackOrders'>
type Month = NonNullable<Cashback['mine']>['months'][number]

const month = (change: Partial<Month> = {}): Month => ({
  month: '2031-06',
  received_amount: '4200.00',
  cashback_amount: '15.00',
  state: 'running',
  pay_date: '2031-07-08',
  settled_time: null,
  ...change,
})
const MINE = {
  months: [
    month(),
    month({ month: '2031-05', state: 'settling', pay_date: '2031-06-08' }),
    month({ month: '2031-04', state: 'paid', settled_time: '2031-05-08 10:00:00' }),
    month({ month: '2031-03', state: 'missed', received_amount: '90.00', cashback_amount: '0.00' }),
  ],
  next: { amount: '6000.00', cashback: '36.00', missing_amount: '1800.00' },
}
const cashbackOf = (change: Partial<Cashback> = {}): Cashback => ({
  month: '2031-06',
  timestamp: NOW,
  end_timestamp: NOW + 90_000,
  tiers: TIERS,
  settling_days: 7,
  mine: MINE,
  ...change,
})
const ordersOf = (...list: CashbackOrders['list']): CashbackOrders => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  last_page: 1,
  month: '2031-06',
  received_amount: '4200.00',
})
const ORDER = {
  order_id: 7,
  order_sn: 'YJ7',
  received_time: '2031-06-01 10:00:00',
  goods_amount: '4300.00',
  refunded_amount: '100.00',
  received_amount: '4200.00',
}
const ANSWERS = { 'activity.cashback': () => cashbackOf(), 'user.cashbackOrders': () => ordersOf(ORDER) }

describePageStates('cashback', {
  answers: ANSWERS,
  call: 'activity.cashback',
  crumbs: { 首页: '/', 满额返现: '' },
  loading: '正在加载返现',
  ready: '6 月返现进度',
  empty: {
    answer: cashbackOf({ tiers: [], mine: { months: [month()], next: null } }),
    text: '本月没有返现活动',
  },
})

test('[RT-38 /hb] the buyer reads what is received, what comes back, and what is missing to the next tier', async () => {
  openShop('/hb', ANSWERS)
  const panel = await screen.findByRole('region', { name: '6 月返现进度' })
  expect(panel.textContent).toContain('本月已收货 ¥4,200.00，可返 ¥15.00，2031-07-08 起存入余额。')
  expect(panel.textContent).toContain('再收货 ¥1,800.00，可返 ¥36.00。')
  const reached = within(panel)
    .getAllByRole('listitem')
    .map(tier => tier.textContent?.includes('已达到'))
  expect(reached).toEqual([true, false])
  const bar = within(panel).getByRole('progressbar', { name: '到 ¥6,000.00 的进度' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['420000', '600000'])
})

test('[RT-38 /hb] each month says its state, and the orders that count add up', async () => {
  openShop('/hb', ANSWERS)
  const months = await screen.findByRole('region', { name: '返现记录' })
  const cellsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(line => [...line.children].map(cell => cell.textContent))
  expect(cellsOf(months)).toEqual([
    ['2031-06', '¥4,200.00', '¥15.00', '本月，2031-07-08 起存入'],
    ['2031-05', '¥4,200.00', '¥15.00', '待存入，2031-06-08 起，退换货完成后'],
    ['2031-04', '¥4,200.00', '¥15.00', '2031-05-08 10:00 已存入余额'],
    ['2031-03', '¥90.00', '¥0.00', '没有达到档位'],
  ])
  expect(within(months).getByRole('link', { name: '钱包中的返现' }).getAttribute('href')).toBe(
    '/wdqb/yegl?kind=4',
  )
  const orders = await screen.findByRole('region', { name: '计入本月的订单' })
  expect((await within(orders).findByRole('link', { name: 'YJ7' })).getAttribute('href')).toBe(
    '/order/info/7',
  )
  expect(orders.textContent).toContain('合计 ¥4,200.00')
  expect(cellsOf(orders)).toEqual([['YJ7', '2031-06-01 10:00', '¥4,300.00', '¥100.00', '¥4,200.00']])
  const heads = (table: HTMLElement) =>
    within(table)
      .getAllByRole('columnheader')
      .map(head => head.textContent)
  expect(heads(months)).toEqual(['月份', '计入金额', '返现', '状态'])
  expect(heads(orders)).toEqual(['订单', '收货时间', '商品实付', '已退', '计入'])
})

test('[RT-38 /hb] without an order received this month the page leads to those on their way', async () => {
  openShop('/hb', { ...ANSWERS, 'user.cashbackOrders': () => ({ ...ordersOf(), received_amount: '0.00' }) })
  expect(await screen.findByText('本月还没有收货的订单')).toBeTruthy()
  const link = screen.getByRole('link', { name: '看待收货的订单' })
  expect(link.getAttribute('href')).toBe('/order?tab=to_receive')
})

test('[RT-38 /hb] the rules name the day of the payment, and the time that is left', async () => {
  openShop('/hb', ANSWERS)
  const rules = within(await screen.findByRole('region', { name: '返现说明' })).getAllByRole('listitem')
  expect(rules).toHaveLength(4)
  expect(rules[3]?.textContent).toContain('次月 8 日起存入账户余额')
  const main = within(screen.getByRole('main'))
  expect(main.getByText(/距本月结束/).textContent).toMatch(/^距本月结束 1 天 1 小时/)
})

test('[RT-38 /hb] a month in which no tier is reached says so; with the last tier there is no next one', async () => {
  const none = month({ received_amount: '120.00', cashback_amount: '0.00' })
  const settling = month({ month: '2031-05', state: 'settling', cashback_amount: '0.00' })
  const first = openShop('/hb', {
    ...ANSWERS,
    'activity.cashback': () => cashbackOf({ mine: { months: [none, settling], next: null } }),
  })
  const panel = await screen.findByRole('region', { name: '6 月返现进度' })
  expect(panel.textContent).toContain('本月已收货 ¥120.00，还没有达到返现档位。')
  expect(panel.textContent).not.toContain('再收货')
  const months = screen.getByRole('region', { name: '返现记录' })
  expect(months.textContent).toContain('本月，还没有达到档位')
  expect(months.textContent).toContain('没有达到档位')
  expect(months.textContent).not.toContain('待存入')
  first.unmount()
  openShop('/hb', {
    ...ANSWERS,
    'activity.cashback': () =>
      cashbackOf({ mine: { months: [month({ received_amount: '6000.00' })], next: null } }),
  })
  const full = within(await screen.findByRole('region', { name: '6 月返现进度' }))
  const bar = full.getByRole('progressbar', { name: '返现进度' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['600000', '600000'])
  const tiers = within(full.getByRole('list', { name: '返现档位' })).getAllByRole('listitem')
  expect(tiers.map(tier => tier.textContent)).toEqual([
    '满 ¥3,000.00 返 ¥15.00已达到',
    '满 ¥6,000.00 返 ¥36.00已达到',
  ])
})

test('[RT-38 /hb] without a plan this month the months before stay; without any there are ways on', async () => {
  const { client, unmount } = openShop('/hb', {
    ...ANSWERS,
    'activity.cashback': () => cashbackOf({ tiers: [], mine: { ...MINE, next: null } }),
  })
  expect(await screen.findByRole('region', { name: '返现记录' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: '6 月返现进度' })).toBeNull()
  expect(screen.queryByRole('region', { name: '计入本月的订单' })).toBeNull()
  expect(screen.queryByText(/距本月结束/)).toBeNull()
  expect(client.sentTo('user.cashbackOrders')).toEqual([])
  unmount()
  openShop('/hb', { ...ANSWERS, 'activity.cashback': () => cashbackOf({ tiers: [], mine: null }) })
  expect(await screen.findByText('本月没有返现活动')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '看满减活动' }).getAttribute('href')).toBe('/yjh')
  expect(main.getByRole('link', { name: '去领券' }).getAttribute('href')).toBe('/lqzx')
  expect(screen.queryByRole('region', { name: '返现说明' })).toBeNull()
})

test('[RT-38 /hb] while another page of the orders loads, the orders stay and say that they change', async () => {
  const { client, user } = openShop('/hb', {
    ...ANSWERS,
    'user.cashbackOrders': () => ({ ...ordersOf(ORDER), total: 21, last_page: 2 }),
  })
  const orders = within(await screen.findByRole('region', { name: '计入本月的订单' }))
  expect(orders.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(await orders.findByText('YJ7')).toBeTruthy()
  expect(orders.getByRole('table').getAttribute('aria-busy')).toBeNull()
  client.answer({ 'user.cashbackOrders': () => new Promise(() => {}) })
  await user.click(orders.getByRole('link', { name: '下一页' }))
  await waitFor(() => expect(orders.getByRole('table').getAttribute('aria-busy')).toBe('true'))
  expect(orders.getByText('YJ7')).toBeTruthy()
  expect(client.sentTo('user.cashbackOrders').map(({ input }) => input)).toEqual([{ page: 1 }, { page: 2 }])
})

test('[RT-38 /hb] in the second in which the month ends the next one is read', async () => {
  const ending = () => cashbackOf({ end_timestamp: NOW + 1 })
  openShop('/hb', {
    ...ANSWERS,
    'activity.cashback': changingInASecond(ending, () => cashbackOf({ month: '2031-07' })),
  })
  await screen.findByRole('region', { name: '6 月返现进度' })
  expect(await screen.findByRole('region', { name: '7 月返现进度' })).toBeTruthy()
})

test('[RT-38 /hb] a visitor sees the tiers, and is asked to log in for the progress', async () => {
  const { client } = openShop('/hb', {
    ...ANSWERS,
    'user.base': () => visitor(),
    'activity.cashback': () => cashbackOf({ mine: null }),
  })
  const panel = await screen.findByRole('region', { name: '6 月返现进度' })
  expect(within(panel).getByRole('link', { name: '登录后看本月进度' }).getAttribute('href')).toBe(
    '/login?from=%2Fhb',
  )
  expect(panel.textContent).not.toContain('已达到')
  expect(within(panel).queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('region', { name: '返现记录' })).toBeNull()
  expect(client.sentTo('user.cashbackOrders')).toEqual([])
})
