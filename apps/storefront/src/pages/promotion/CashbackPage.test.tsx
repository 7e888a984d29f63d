import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { COMMON_CONFIG, openShop, VISITOR } from '../../testing/openShop'

const NOW = COMMON_CONFIG.timestamp

const TIERS = [
  { amount: '3000.00', cashback: '15.00' },
  { amount: '6000.00', cashback: '36.00' },
]
const month = (change: object = {}) => ({
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
const cashbackOf = (change: object = {}) => ({
  month: '2031-06',
  timestamp: NOW,
  end_timestamp: NOW + 90_000,
  tiers: TIERS,
  settling_days: 7,
  mine: MINE,
  ...change,
})
const ordersOf = (...list: object[]) => ({
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
  for (const text of ['待存入，2031-06-08 起', '05-08 10:00 已存入余额', '没有达到档位'])
    expect(months.textContent).toContain(text)
  const orders = await screen.findByRole('region', { name: '计入本月的订单' })
  expect((await within(orders).findByRole('link', { name: 'YJ7' })).getAttribute('href')).toBe(
    '/order/info/7',
  )
  expect(orders.textContent).toContain('合计 ¥4,200.00')
})

test('[RT-38 /hb] without an order received this month the page leads to those on their way', async () => {
  openShop('/hb', { ...ANSWERS, 'user.cashbackOrders': () => ({ ...ordersOf(), received_amount: '0.00' }) })
  expect(await screen.findByText('本月还没有收货的订单')).toBeTruthy()
})

test('[RT-38 /hb] a visitor sees the tiers, and is asked to log in for the progress', async () => {
  const { client } = openShop('/hb', {
    ...ANSWERS,
    'user.base': () => VISITOR,
    'activity.cashback': () => cashbackOf({ mine: null }),
  })
  const panel = await screen.findByRole('region', { name: '6 月返现进度' })
  expect(within(panel).getByRole('link', { name: '登录后看本月进度' }).getAttribute('href')).toBe(
    '/login?from=%2Fhb',
  )
  expect(panel.textContent).not.toContain('已达到')
  expect(client.askedOf('user.cashbackOrders')).toEqual([])
})
