import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataOf } from '@yaoji/api-client'
import type { drawRecord } from '@yaoji/api-client/contract/draw'
import type { Todo } from '@yaoji/api-client/contract/todo'
import { type Answers, addedToCart, buyer, orderListOf, restockFor, wallet } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { tableOf } from '../../testing/tableOf'
import MemberCentrePage from './MemberCentrePage'

const todoFor = (kind: Todo['kind'], title: string, urgency: Todo['urgency'] = 'soon'): Todo => ({
  kind,
  urgency,
  title,
  text: '请在 2026-11-22 18:00 前处理',
  count: 1,
})

type Records = DataOf<typeof drawRecord>

const recordFor = (id: number, name: string): Records['list'][number] => ({
  id,
  activity_id: 4,
  chance: 1,
  is_join: 1,
  kind: 'gift',
  name,
  remarks: '随下一单寄出',
  image: '',
  state: 'waiting',
  state_text: '待寄出',
  created_at: '2026-11-21 10:30:00',
  activity: '周年庆抽奖',
})

const recordsOf = (list: Records['list'], change: Partial<Records> = {}): Records => ({
  list,
  total: list.length,
  page: 1,
  per_page: 5,
  last_page: 1,
  ...change,
})

const ANSWERS: Answers = {
  'user.todo': () => ({ list: [todoFor('pay', '2 个订单待付款')] }),
  'user.money': () => wallet(),
  'restock.list': () => ({ list: [restockFor(7, {}, { name: '布洛芬缓释胶囊' })], due: 1 }),
  'parcel.list': () => ({ list: [], total: 0 }),
  'order.list': () =>
    orderListOf([], {
      tabs: [
        { tab: 'all', name: '全部', count: 12 },
        { tab: 'unpaid', name: '待付款', count: 2 },
      ],
    }),
  'draw.record': () => recordsOf([recordFor(1, '体温计')]),
  'focus.postList': () => ({
    list: [{ id: 421, name: '节假日发货安排', url: '/news/info/421/company', published_on: '2026-11-22' }],
  }),
}

describePageStates('user', {
  answers: ANSWERS,
  call: 'user.todo',
  crumbs: { 首页: '/', 会员中心: '' },
  ready: '2 个订单待付款',
  loading: '正在加载待办',
  empty: { answer: { list: [] }, text: '没有待办事项' },
})

function open(answers: Answers = {}, at = '/user') {
  const { Shop, client } = fakeShop({ ...ANSWERS, ...answers }, { at })
  render(
    <Shop>
      <MemberCentrePage />
    </Shop>,
  )
  return { client }
}

test('[RT-21] what waits is in the order of the service, each with the way to do it', async () => {
  open({
    'user.todo': () => ({
      list: [
        todoFor('contract', '供货合同待签订', 'late'),
        todoFor('pay', '2 个订单待付款'),
        todoFor('message', '3 条未读消息', 'info'),
      ],
    }),
  })
  const panel = within(await screen.findByRole('region', { name: '今日待办' }))
  await panel.findByText('供货合同待签订')
  const rows = panel.getAllByRole('listitem').map(row => row.textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^紧急供货合同待签订/),
    expect.stringMatching(/^尽快2 个订单待付款请在/),
    expect.stringMatching(/^提醒3 条未读消息/),
  ])
  const links = panel.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(['/dzht', '/order?tab=unpaid', '/wdxx?unread=1'])
})

test('[RT-21] who the buyer is, the orders by status, and the wallet', async () => {
  open({
    'user.base': () => ({
      ...buyer(),
      store_count: 3,
      admin: { name: '周敏', phone: '027-1', is_default: 0 },
    }),
  })
  const who = within(await screen.findByRole('region', { name: '企业' }))
  for (const text of ['康宁大药房', '王店长 · 普通会员', '资质已通过', '共 3 家门店', '客户经理 周敏 027-1'])
    expect(who.getByText(text)).toBeTruthy()
  const orders = within(screen.getByRole('list', { name: '我的订单' }))
  expect(await orders.findByRole('link', { name: '2 待付款' })).toHaveProperty('pathname', '/order')
  expect(orders.getByRole('link', { name: '12 全部订单' }).getAttribute('href')).toBe('/order')
  expect(await screen.findByText('¥12,345.60')).toBeTruthy()
})

test('[RT-21] what it is time to buy again is added by Enter with its usual number', async () => {
  const { client } = open({ 'cart.add': () => addedToCart() })
  const panel = within(await screen.findByRole('region', { name: '今日补货：1 种该补货了' }))
  expect(await panel.findByText('该补货了')).toBeTruthy()
  expect(panel.getByText('约每 20 天，已 22 天')).toBeTruthy()
  const user = userEvent.setup()
  await user.click(panel.getByRole('spinbutton', { name: '布洛芬缓释胶囊 数量' }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(client.sentTo('cart.add')[0]?.input).toMatchObject({ params: [{ number: 40 }] }))
})

test('[RT-21] where nothing is due the list has another title, and all regular products', async () => {
  const list = Array.from({ length: 10 }, (_, at) =>
    restockFor(at + 1, { state: 'later', days_since: 2 }, { name: `商品 ${at + 1}` }),
  )
  open({ 'restock.list': () => ({ list, due: 0 }) })
  const panel = within(await screen.findByRole('region', { name: '常购商品' }))
  expect(panel.getAllByRole('spinbutton')).toHaveLength(10)
  expect(screen.queryByRole('region', { name: /^今日补货/ })).toBeNull()
})

test('[RT-21] a buyer without purchases reads how the list fills, and one without parcels sees none', async () => {
  open({ 'restock.list': () => ({ list: [], due: 0 }) })
  expect(await screen.findByText('还没有常购商品')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /在途包裹/ })).toBeNull()
})

test('[RT-21] parcels under way lead to their orders', async () => {
  const parcel = {
    id: 1,
    order_id: 9,
    order_sn: 'YJ9',
    company: '顺丰医药',
    tracking_no: 'SF1',
    state_text: '运输中',
    sent_at: '2026-11-23 16:00:00',
    goods_number: 42,
    trace: { time: '2026-11-24 08:30:00', text: '到达武汉转运中心' },
  }
  open({ 'parcel.list': () => ({ list: [parcel], total: 12 }) })
  const panel = within(await screen.findByRole('region', { name: '在途包裹 12' }))
  expect(panel.getByRole('link', { name: 'YJ9' }).getAttribute('href')).toBe('/order/info/9')
  expect(panel.getByText('到达武汉转运中心')).toBeTruthy()
})

test('[RT-21] [AP-45] the results of draws are there, page by page', async () => {
  const { client } = open(
    { 'draw.record': () => recordsOf([recordFor(1, '体温计')], { total: 6, page: 2, last_page: 2 }) },
    '/user?page=2',
  )
  expect(await screen.findByText('体温计')).toBeTruthy()
  expect(tableOf('抽奖记录')).toEqual({
    heads: ['结果', '说明', '活动', '时间', '状态'],
    rows: [['体温计', '随下一单寄出', '周年庆抽奖', '2026-11-21 10:30', '待寄出']],
  })
  expect(screen.getByRole('link', { name: '第 1 页' }).getAttribute('href')).toBe('/user')
  expect(client.sentTo('draw.record')[0]?.input).toEqual({ page: 2, per_page: 5 })
})

test('[RT-21] one part that fails leaves the others', async () => {
  open({ 'draw.record': () => recordsOf([]), 'user.money': () => Promise.reject(new Error('lost')) })
  expect(await screen.findByText('还没有抽奖记录')).toBeTruthy()
  expect(await screen.findByText('2 个订单待付款')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
})

test('[RT-21] [AP-60] the newest notices lead to their articles', async () => {
  open()
  const panel = within(await screen.findByRole('region', { name: '平台公告' }))
  const notice = await panel.findByRole('link', { name: '节假日发货安排' })
  expect(notice.getAttribute('href')).toBe('/news/info/421/company')
  expect(panel.getByText('2026-11-22')).toBeTruthy()
})

test('[RT-21] [AP-60] without notices the panel says so', async () => {
  open({ 'focus.postList': () => ({ list: [] }) })
  expect(await screen.findByText('没有公告')).toBeTruthy()
})

test('[RT-21] a buyer of one store has no number of stores, and the service desk in place of a manager', async () => {
  open({ 'user.base': () => buyer({ admin: { name: '在线客服', phone: '400-1', is_default: 1 } }) })
  const who = await screen.findByRole('region', { name: '企业' })
  await within(who).findByText('客服 在线客服 400-1')
  expect([...who.children].map(detail => detail.textContent)).toEqual([
    '康宁大药房',
    '王店长 · 普通会员',
    '资质已通过',
    '客服 在线客服 400-1',
  ])
})

test('[RT-21] each status of orders leads to its tab; until the numbers are known there are dashes', async () => {
  open({ 'order.list': () => new Promise(() => {}) })
  const links = within(await screen.findByRole('list', { name: '我的订单' })).getAllByRole('link')
  for (const link of links) expect(link.textContent).toMatch(/^— /)
  expect(links[0]?.getAttribute('href')).toBe('/order')
  for (const link of links.slice(1)) expect(link.getAttribute('href')).toMatch(/^\/order\?tab=\w+$/)
  expect(new Set(links.map(link => link.getAttribute('href'))).size).toBe(links.length)
})

test('[RT-21] each kind of what waits has its own way to do it', async () => {
  const actions = {
    licence: ['去完善', '/register/step3'],
    document: ['去更新', '/zhzx/basic/zzzj'],
    contract: ['去签订', '/dzht'],
    receipt: ['去上传', '/order/hmdd'],
    pay: ['去付款', '/order?tab=unpaid'],
    transfer: ['去查看', '/order?tab=unpaid'],
    receive: ['去收货', '/order?tab=to_receive'],
    coupon: ['去使用', expect.stringMatching(/^\//)],
    points: ['去查看', expect.stringMatching(/^\//)],
    message: ['去查看', '/wdxx?unread=1'],
  } as const
  const kinds = Object.keys(actions) as (keyof typeof actions)[]
  open({ 'user.todo': () => ({ list: kinds.map(kind => todoFor(kind, `事项 ${kind}`)) }) })
  const panel = within(await screen.findByRole('region', { name: '今日待办' }))
  await panel.findByText('事项 licence')
  for (const kind of kinds) {
    const [text, url] = actions[kind]
    const link = panel.getByRole('link', { name: `${text}：事项 ${kind}` })
    expect([link.textContent, link.getAttribute('href')]).toEqual([text, url])
  }
})

test('[RT-21] [RO-03] what a store has to pay leads to its orders, what several have to pay to the stores', async () => {
  const store = { ...todoFor('store_pay', '番禺店：2 个订单待付款'), store_id: 7 }
  open({ 'user.todo': () => ({ list: [store, todoFor('store_pay', '另有 3 家门店：5 个订单待付款')] }) })
  const panel = within(await screen.findByRole('region', { name: '今日待办' }))
  await panel.findByText('番禺店：2 个订单待付款')
  expect(panel.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/order?tab=unpaid&store=7',
    '/zhzx/ddgl',
  ])
})

test('[RT-21] documents that the shop checks are to be viewed, not completed', async () => {
  const todo = { ...todoFor('licence', '资质审核中'), urgency: 'info' as const }
  open({ 'user.todo': () => ({ list: [todo] }) })
  const panel = within(await screen.findByRole('region', { name: '今日待办' }))
  const link = await panel.findByRole('link', { name: '查看：资质审核中' })
  expect(link.getAttribute('href')).toBe('/register/step3')
})

test('[RT-21] parts without anything say why; those that load say that they do', async () => {
  const never = () => new Promise<never>(() => {})
  open({ 'user.todo': () => ({ list: [] }), 'draw.record': never, 'focus.postList': never })
  expect(await screen.findByText('订单、资质和优惠券都已处理。')).toBeTruthy()
  expect(screen.getByText('正在加载抽奖记录')).toBeTruthy()
  expect(screen.getByText('正在加载公告')).toBeTruthy()
  expect(screen.queryByText('没有公告')).toBeNull()
})

test('[RT-21] [AP-45] while another page of the results loads, the old ones are marked as busy', async () => {
  const { client } = open({
    'draw.record': ({ page }) =>
      page === 1 ? recordsOf([recordFor(1, '体温计')], { total: 6, last_page: 2 }) : new Promise(() => {}),
  })
  await screen.findByText('体温计')
  const table = () => screen.getByRole('table', { name: '抽奖记录' })
  expect(table().getAttribute('aria-busy')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: '第 2 页' }))
  await waitFor(() => expect(table().getAttribute('aria-busy')).toBe('true'))
  expect(screen.getByText('体温计')).toBeTruthy()
  expect(client.sentTo('draw.record').at(-1)?.input).toEqual({ page: 2, per_page: 5 })
})
