import { screen, waitFor, within } from '@testing-library/react'
import {
  type Answers,
  type DataNamed,
  failWith,
  redemptionFor,
  redemptionsOf,
} from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

describePageStates('ordersPoints', {
  answers: { 'redemption.list': () => redemptionsOf(redemptionFor()) },
  call: 'redemption.list',
  asks: { tab: 'all', page: 1 },
  crumbs: { 首页: '/', 我的订单: '/order', 积分订单: '' },
  loading: '正在加载积分订单',
  ready: 'JF26112200000009',
  empty: { answer: redemptionsOf(), text: '还没有积分订单' },
})

const open = (answers: Answers = {}, at = '/order/jfdd') =>
  openShop(at, { 'redemption.list': () => redemptionsOf(redemptionFor()), ...answers })

const findRow = async () => within(await screen.findByRole('listitem', { name: '积分订单 JF26112200000009' }))

test('[RT-29 /order/jfdd] a redemption that is not shipped is cancelled after a question; its points come back', async () => {
  const { client, user } = open()
  const row = await findRow()
  await user.click(row.getByRole('button', { name: /^取消兑换/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '取消兑换' }))
  expect(dialog.getByText(/760 积分退回账户。/)).toBeTruthy()
  const cancelled = redemptionFor({
    ...{ status: -10, status_text: '已取消', actions: [], reason: '买家取消' },
    ended_at: '2026-11-22 10:00:00',
  })
  client.answer({
    'redemption.cancel': () => ({ redemption: cancelled }),
    'redemption.list': () => redemptionsOf(cancelled),
  })
  await user.click(dialog.getByRole('button', { name: '取消兑换' }))
  expect(await screen.findByText('已取消，760 积分已退回')).toBeTruthy()
  expect(await row.findByText('2026-11-22 10:00 买家取消')).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
  expect(client.sentTo('redemption.cancel').map(({ input }) => input)).toEqual([{ id: 9 }])
})

test('[RT-29 /order/jfdd] what was shipped meanwhile cannot be cancelled: why, and the parcel', async () => {
  const { client, user } = open()
  const row = await findRow()
  await user.click(row.getByRole('button', { name: /^取消兑换/ }))
  const shipped = redemptionFor({
    ...{ status: 20, status_text: '已发货', company: '中通快递', tracking_no: 'ZT1', actions: ['receive'] },
    ...{ shipped_at: '2026-11-22 11:00:00', receive_before: '2026-12-02 11:00:00' },
  })
  client.answer({
    'redemption.cancel': () => failWith('refused', { code: 409, message: '积分订单已发货，不能进行此操作' }),
    'redemption.list': () => redemptionsOf(shipped),
  })
  const dialog = within(await screen.findByRole('dialog', { name: '取消兑换' }))
  await user.click(dialog.getByRole('button', { name: '取消兑换' }))
  expect(await screen.findByText(/积分订单已发货，不能进行此操作/)).toBeTruthy()
  expect(await row.findByText(/中通快递 ZT1/)).toBeTruthy()
  expect(row.getByText('2026-12-02 11:00')).toBeTruthy()
  await user.click(row.getByRole('button', { name: /^确认收货/ }))
  const done = redemptionFor({ ...shipped, status: 30, status_text: '已完成', actions: [] })
  client.answer({
    'redemption.receive': () => ({ redemption: done }),
    'redemption.list': () => redemptionsOf(done),
  })
  const question = within(await screen.findByRole('dialog', { name: '确认收货' }))
  await user.click(question.getByRole('button', { name: '确认收货' }))
  expect(await row.findByText('已完成')).toBeTruthy()
})

test('[RT-29 /order/jfdd] status and keywords are in the address; without a match all are one press away', async () => {
  const { client, place, user } = open({}, '/order/jfdd?keywords=温湿度')
  await findRow()
  expect(client.sentTo('redemption.list')[0]?.input).toEqual({ tab: 'all', keywords: '温湿度', page: 1 })
  client.answer({ 'redemption.list': () => redemptionsOf() })
  await user.click(screen.getByRole('tab', { name: /已取消/ }))
  expect(place.now).toBe('/order/jfdd?keywords=%E6%B8%A9%E6%B9%BF%E5%BA%A6&tab=cancelled')
  await user.click(await screen.findByRole('button', { name: '看全部积分订单' }))
  await waitFor(() => expect(place.now).toBe('/order/jfdd'))
})

const SHIPPED = redemptionFor({
  ...{ status: 20, status_text: '已发货', company: '中通快递', tracking_no: 'ZT1', actions: ['receive'] },
  ...{ shipped_at: '2026-11-22 11:00:00', receive_before: '2026-12-02 11:00:00', cash: '39.80' },
})

type Row = Awaited<ReturnType<typeof findRow>>

/** Names and values of a redemption. */
const detailsOf = (row: Row) =>
  row.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])

test('[RT-29 /order/jfdd] a redemption has its gift, what it needed, when, and where it goes', async () => {
  open()
  const row = await findRow()
  expect(row.getByText('2026-11-22 09:30')).toBeTruthy()
  expect(row.getByText('待发货')).toBeTruthy()
  expect(row.getByText('1 台，附校准报告').parentElement?.textContent).toBe(
    '电子温湿度计 1 台，附校准报告 ×2',
  )
  expect(row.getByText('760').parentElement?.textContent).toBe('760 积分')
  expect(detailsOf(row)).toEqual([['收货', '王药师 13900000001 上海市浦东新区张江路 1 号']])
  expect(row.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
    '取消兑换 JF26112200000009',
  ])
  expect(screen.getByRole('list', { name: '积分订单' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '积分商城' }).getAttribute('href')).toBe('/jfsc')
})

test('[RT-29 /order/jfdd] a shipped one has its parcel and its end, and is confirmed after a question', async () => {
  const { client, user } = open({
    'redemption.list': () => redemptionsOf(SHIPPED),
    'redemption.receive': () => failWith('busy'),
  })
  const row = await findRow()
  expect(row.getByText('760').parentElement?.textContent).toBe('760 积分 + ¥39.80')
  const details = detailsOf(row)
  expect(details.map(([name]) => name)).toEqual(['收货', '物流', '发货', '自动确认'])
  expect(details[2]?.[1]).toBe('2026-11-22 11:00')
  expect(row.getByRole('button', { name: '复制运单号' })).toBeTruthy()
  expect(row.queryByRole('button', { name: /取消兑换/ })).toBeNull()
  const ask = async () => {
    await user.click(row.getByRole('button', { name: '确认收货 JF26112200000009' }))
    return within(await screen.findByRole('dialog', { name: '确认收货' }))
  }
  const left = await ask()
  expect(left.getByText('请先核对“电子温湿度计” 2 份，无误后再确认。')).toBeTruthy()
  await user.click(left.getByRole('button', { name: '暂不确认' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const dialog = await ask()
  await user.click(dialog.getByRole('button', { name: '确认收货' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('请刷新页面查看积分订单的状态')
  client.answer({ 'redemption.receive': () => ({ redemption: SHIPPED }) })
  await user.click(dialog.getByRole('button', { name: '确认收货' }))
  expect(await screen.findByText('已确认收货')).toBeTruthy()
  expect(client.sentTo('redemption.receive').at(-1)?.input).toEqual({ id: 9 })
})

test('[RT-29 /order/jfdd] a cancelled one says why, a finished one when; neither has a button', async () => {
  const ended_at = '2026-11-22 10:00:00'
  const cancelled = redemptionFor({
    status: -10,
    status_text: '已取消',
    actions: [],
    ended_at,
    reason: '缺货',
  })
  const done = redemptionFor({ id: 8, sn: 'JF8', status: 30, status_text: '已完成', actions: [], ended_at })
  open({ 'redemption.list': () => redemptionsOf(cancelled, done) })
  const first = await findRow()
  expect(detailsOf(first).at(-1)).toEqual(['取消', '2026-11-22 10:00 缺货'])
  const second = within(screen.getByRole('listitem', { name: '积分订单 JF8' }))
  expect(detailsOf(second).at(-1)).toEqual(['完成', '2026-11-22 10:00'])
  for (const row of [first, second]) expect(row.queryByRole('button')).toBeNull()
})

test('[RT-29 /order/jfdd] before a redemption is cancelled the amount that comes back is said; it can be kept', async () => {
  const { client, user } = open({
    'redemption.list': () => redemptionsOf(redemptionFor({ cash: '39.80' })),
    'redemption.cancel': () => failWith('busy'),
  })
  const row = await findRow()
  const ask = async () => {
    await user.click(row.getByRole('button', { name: /^取消兑换/ }))
    return within(await screen.findByRole('dialog', { name: '取消兑换' }))
  }
  const kept = await ask()
  expect(kept.getByText('“电子温湿度计”取消后不能恢复，760 积分退回账户，¥39.80 退回余额。')).toBeTruthy()
  await user.click(kept.getByRole('button', { name: '保留' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.sentTo('redemption.cancel')).toEqual([])
  const dialog = await ask()
  await user.click(dialog.getByRole('button', { name: '取消兑换' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('请刷新页面查看积分订单的状态')
})

test('[RT-29 /order/jfdd] the tabs are the statuses; the rows stay while another one loads; their number is announced', async () => {
  let next = (_answer: DataNamed<'redemption.list'>) => {}
  const { user } = open({
    'redemption.list': ({ tab }) =>
      tab === 'all' ? redemptionsOf(redemptionFor()) : new Promise(resolve => (next = resolve)),
  })
  await findRow()
  const tabs = within(screen.getByRole('tablist', { name: '积分订单状态' })).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    '全部1',
    '待发货',
    '已发货',
    '已完成',
    '已取消',
  ])
  await user.click(screen.getByRole('tab', { name: /已发货/ }))
  expect(await findRow()).toBeTruthy()
  expect(screen.queryByText('正在加载积分订单')).toBeNull()
  next(redemptionsOf(redemptionFor({ id: 8, sn: 'JF8' })))
  expect(await screen.findByRole('listitem', { name: '积分订单 JF8' })).toBeTruthy()
  expect(await screen.findByText('共 1 个积分订单', {}, { timeout: 3000 })).toBeTruthy()
})

test.each(['tab=shipped', 'keywords=伞'])(
  '[RT-29 /order/jfdd] what ?%s leaves out can be shown with one press',
  async filter => {
    const { place, user } = open({ 'redemption.list': () => redemptionsOf() }, `/order/jfdd?${filter}`)
    expect(await screen.findByText('没有符合条件的积分订单', { selector: 'div' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '看全部积分订单' }))
    await waitFor(() => expect(place.now).toBe('/order/jfdd'))
    expect(await screen.findByText('用积分兑换的礼品会列在这里。')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去积分商城' }).getAttribute('href')).toBe('/jfsc')
    expect(screen.queryByRole('button', { name: '看全部积分订单' })).toBeNull()
  },
)

test('[RT-29 /order/jfdd] Enter searches by number or gift, from the first page on', async () => {
  const { place, user } = open({}, '/order/jfdd?tab=shipped&page=2')
  await findRow()
  await user.type(screen.getByRole('textbox', { name: '单号或礼品' }), '伞{Enter}')
  expect(decodeURIComponent(place.now)).toBe('/order/jfdd?tab=shipped&keywords=伞')
})
