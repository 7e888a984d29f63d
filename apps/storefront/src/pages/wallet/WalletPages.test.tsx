import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  type DataNamed,
  type EndpointName,
  failWith,
  moneyEntryFor,
  moneyLogOf,
  pointsEntryFor,
  pointsLogOf,
  shopConfigAt,
  wallet,
} from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { href } from '../../routes'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { savedFiles } from '../../testing/savedFiles'
import WalletBalancePage from './WalletBalancePage'
import WalletPage from './WalletPage'
import WalletPointsPage from './WalletPointsPage'

const CONFIG = shopConfigAt('2026-11-22 08:00:00')

const LEDGERS: Answers = {
  'config.common': () => CONFIG,
  'user.money': () => wallet(),
  'user.moneyLog': () => moneyLogOf([moneyEntryFor(1)]),
  'user.pointsLog': () => pointsLogOf([pointsEntryFor(1)]),
}

describePageStates('wallet', {
  answers: LEDGERS,
  call: 'user.money',
  crumbs: { 首页: '/', 我的钱包: '' },
  ready: '¥12,345.60',
  loading: '正在加载',
})

describePageStates('walletBalance', {
  answers: LEDGERS,
  call: 'user.moneyLog',
  crumbs: { 首页: '/', 我的钱包: '/wdqb', 余额管理: '' },
  ready: '余额支付订单',
  loading: '正在加载收支记录',
  empty: { answer: moneyLogOf([], { income: '0.00', expense: '0.00' }), text: '还没有收支记录' },
})

describePageStates('walletPoints', {
  answers: LEDGERS,
  call: 'user.pointsLog',
  crumbs: { 首页: '/', 我的钱包: '/wdqb', 积分管理: '' },
  ready: '订单完成',
  loading: '正在加载积分记录',
  empty: { answer: pointsLogOf([], { points_in: 0 }), text: '还没有积分记录' },
})

function open(at: string, answers: Answers = {}) {
  const { Shop, client, place } = fakeShop({ ...LEDGERS, ...answers }, { at })
  const { unmount } = render(
    <Shop>
      <Routes>
        <Route path={href('wallet')} element={<WalletPage />} />
        <Route path={href('walletBalance')} element={<WalletBalancePage />} />
        <Route path={href('walletPoints')} element={<WalletPointsPage />} />
      </Routes>
    </Shop>,
  )
  return { client, place, unmount, user: userEvent.setup() }
}

const lastInput = (client: ReturnType<typeof open>['client'], name: EndpointName) =>
  client.sentTo(name).at(-1)?.input
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent)

test('[RT-22 /wdqb] each amount leads to its page, and the last changes are below', async () => {
  open('/wdqb')
  const assets = within(await screen.findByRole('list', { name: '我的资产' }))
  const box = async (name: RegExp) => assets.findByRole('link', { name })
  expect(await box(/余额 ?¥12,345\.60/)).toHaveProperty('pathname', '/wdqb/yegl')
  expect(await box(/积分 ?1280 ?300 积分 2026-12-31 到期/)).toHaveProperty('pathname', '/wdqb/jfgl')
  expect(await box(/优惠券 ?4 张/)).toHaveProperty('pathname', '/wdqb/yhq')
  expect(await box(/现金券 ?¥30\.00 ?2 张可用/)).toHaveProperty('pathname', '/wdqb/xjq')
  expect(await screen.findByText('余额支付订单')).toBeTruthy()
  expect(screen.getByRole('link', { name: '全部积分记录' })).toHaveProperty('pathname', '/wdqb/jfgl')
})

const FROZEN = wallet({ balance: '10000.00', frozen_balance: '2345.60' })

test('[RT-22 /wdqb] [RT-22 /wdqb/yegl] [AP-28] what orders froze is told apart from what can be used', async () => {
  const { user } = open('/wdqb', { 'user.money': () => FROZEN })
  const link = await screen.findByRole('link', {
    name: /^余额 ?¥12,345\.60 ?冻结 ¥2,345\.60，可用 ¥10,000\.00$/,
  })
  await user.click(link)
  const held = within(await screen.findByRole('region', { name: '账户余额' }))
  const rows = held.getAllByRole('term').map(term => [term.textContent, term.nextSibling?.textContent])
  expect(rows).toEqual([
    ['余额', '¥12,345.60'],
    ['冻结', '¥2,345.60'],
    ['可用', '¥10,000.00'],
    ['累计净收入', '¥30,000.00'],
    ['累计净支出', '¥17,654.40'],
  ])
  expect(held.getByRole('link', { name: '未付款的订单' }).getAttribute('href')).toBe('/order?tab=unpaid')
})

test('[RT-22 /wdqb/yegl] without frozen money nothing says what happens to it; a failed call can be repeated', async () => {
  const { client, user } = open('/wdqb/yegl', {
    'user.money': () => failWith('refused', { message: '系统维护' }),
  })
  const held = within(await screen.findByRole('region', { name: '账户余额' }))
  const again = await held.findByRole('button')
  client.answer({ 'user.money': () => wallet() })
  await user.click(again)
  expect(await held.findByText('¥0.00')).toBeTruthy()
  expect(held.queryByText(/冻结的余额用于/)).toBeNull()
})

test('[RT-22 /wdqb/yegl] [AP-27] a row has its sign, the balance after it and its order; the sums are those of the service', async () => {
  const refund = moneyEntryFor(2, {
    direction: 'in',
    amount: '1000.00',
    use_type_text: '退款',
    order_sn: null,
  })
  open('/wdqb/yegl', { 'user.moneyLog': () => moneyLogOf([refund, moneyEntryFor(1)]) })
  await screen.findByRole('link', { name: '订单 YJ26112000001' })
  const [, first, second] = within(screen.getByRole('table', { name: '收支记录' })).getAllByRole('row')
  expect(cellsOf(first!)).toEqual(['退款', '+¥1,000.00', '¥872.00', '余额支付订单'])
  expect(cellsOf(second!)).toEqual(['消费', '−¥128.00', '¥872.00', '余额支付订单YJ26112000001'])
  expect(screen.getByRole('link', { name: '订单 YJ26112000001' }).getAttribute('href')).toBe(
    '/order?keywords=YJ26112000001',
  )
  const sums = screen.getByLabelText('合计')
  expect(sums.textContent).toBe('收入合计（含退款）¥1,000.00支出合计¥128.00笔数2')
})

test('[RT-22 /wdqb/yegl] the address is the filter: kind, days and page', async () => {
  const { client } = open('/wdqb/yegl?kind=3&from=2026-11-01&to=2026-11-20&page=2')
  await screen.findByText('余额支付订单')
  const input = { use_type: 3, start_time: '2026-11-01', end_time: '2026-11-20', page: 2 }
  expect(lastInput(client, 'user.moneyLog')).toEqual(input)
  expect(screen.getByRole('combobox', { name: '类型' })).toHaveProperty('value', '3')
})

test('[RT-22 /wdqb/yegl] a kind is one choice; when nothing fits, one press clears the filters', async () => {
  const { user, place, client } = open('/wdqb/yegl?page=2', {
    'user.moneyLog': ({ use_type }) =>
      use_type ? moneyLogOf([], { income: '0.00', expense: '0.00' }) : moneyLogOf([moneyEntryFor(1)]),
  })
  await screen.findByText('余额支付订单')
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '返现')
  expect(place.now).toBe('/wdqb/yegl?kind=4')
  expect(await screen.findByText('没有符合条件的收支记录', { selector: 'div' })).toBeTruthy()
  expect(lastInput(client, 'user.moneyLog')).toMatchObject({ use_type: 4, page: 1 })
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(place.now).toBe('/wdqb/yegl')
  expect(await screen.findByText('余额支付订单')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
})

test('[RT-22 /wdqb/yegl] a kind that the shop does not write is chosen only where the address names it', async () => {
  open('/wdqb/yegl?kind=1', {
    'user.moneyLog': () => moneyLogOf([moneyEntryFor(1, { use_type: 1, use_type_text: '充值' })]),
  })
  expect(await screen.findByRole('cell', { name: '充值' })).toBeTruthy()
  const options = within(screen.getByRole('combobox', { name: '类型' })).getAllByRole('option')
  expect(options.map(option => option.textContent)).toEqual(['全部类型', '充值', '消费', '退款', '返现'])
})

test('[RT-22 /wdqb/jfgl] points have their own kinds and sums', async () => {
  const { user, client } = open('/wdqb/jfgl', {
    'user.pointsLog': () =>
      pointsLogOf([pointsEntryFor(1, { direction: 'out', points: 50, remark: '2026-12-31 到期' })], {
        points_in: 9,
        points_out: 50,
      }),
  })
  expect(await screen.findByText('−50')).toBeTruthy()
  expect(screen.getByLabelText('合计').textContent).toBe('获得9使用50笔数1')
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '过期')
  await waitFor(() => expect(lastInput(client, 'user.pointsLog')).toMatchObject({ use_type: 6 }))
})

test('[RT-22 /wdqb] [RT-22 /wdqb/jfgl] points that a return took back and that are missing are explained', async () => {
  const debt = {
    'user.money': () => wallet({ points: -2231, points_expiring: 0, points_expire_on: null }),
  }
  const { unmount } = open('/wdqb', debt)
  expect(
    await screen.findByRole('link', { name: /积分 ?-2231 ?退货扣回的积分从以后获得的积分中抵扣/ }),
  ).toBeTruthy()
  unmount()
  open('/wdqb/jfgl', debt)
  expect(
    await screen.findByText('积分 -2231：退货扣回的积分从以后获得的积分中抵扣，在此之前不能兑换。'),
  ).toBeTruthy()
})

test('[RT-22 /wdqb/jfgl] no points, or some, need no explanation', async () => {
  open('/wdqb/jfgl', { 'user.money': () => wallet({ points: 0 }) })
  expect(await screen.findByText('订单完成')).toBeTruthy()
  expect(screen.queryByText(/从以后获得的积分中抵扣/)).toBeNull()
})

test('[RT-22 /wdqb/yegl] the rows of the filter are saved as a spreadsheet; without any there is no file', async () => {
  const { user, client } = open('/wdqb/yegl?kind=3&page=2', {
    'user.ledgerExport': () => ({ list: [], total: 0 }),
  })
  await screen.findByText('余额支付订单')
  await user.click(screen.getByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText('没有符合条件的收支记录，未导出')).toBeTruthy()
  expect(lastInput(client, 'user.ledgerExport')).toEqual({ ledger: 'balance', use_type: 3 })
})

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('[RT-22 /wdqb] the wallet has the last four changes of balance and points, with the way to all of them', async () => {
  const { client } = open('/wdqb')
  expect(await screen.findByText('余额支付订单')).toBeTruthy()
  expect(await screen.findByText('订单完成')).toBeTruthy()
  for (const name of ['user.moneyLog', 'user.pointsLog'] as const)
    expect(client.sentTo(name).map(({ input }) => input)).toEqual([{ per_page: 4 }])
  const money = within(screen.getByRole('region', { name: '最近收支' }))
  expect(money.getByRole('link', { name: '全部收支记录' })).toHaveProperty('pathname', '/wdqb/yegl')
  expect(money.getByRole('table', { name: '收支记录' })).toBeTruthy()
  const points = within(screen.getByRole('region', { name: '最近积分' }))
  expect(points.getByRole('table', { name: '积分记录' })).toBeTruthy()
  expect(heads()).toEqual([
    ...['时间', '类型', '金额', '余额', '说明'],
    ...['时间', '类型', '积分变动', '变动后积分', '说明'],
  ])
  expect(screen.queryByText(/^还没有/)).toBeNull()
})

test('[RT-22 /wdqb] without changes the wallet says what brings them', async () => {
  open('/wdqb', { 'user.moneyLog': () => moneyLogOf([]), 'user.pointsLog': () => pointsLogOf([]) })
  expect(await screen.findByText('还没有收支记录')).toBeTruthy()
  expect(screen.getByText('余额付款、退款和返现都会记在这里。')).toBeTruthy()
  expect(await screen.findByText('还没有积分记录')).toBeTruthy()
  expect(screen.getByText('订单确认收货后每实付 1 元（不含运费）得 1 积分，次年年底前有效。')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('[RT-22 /wdqb] a part that fails leaves the others, and can be read again', async () => {
  const { client, user } = open('/wdqb', { 'user.moneyLog': () => failWith('busy') })
  const money = within(screen.getByRole('region', { name: '最近收支' }))
  const retry = await money.findByRole('button', { name: '重试' })
  expect(await screen.findByText('订单完成')).toBeTruthy()
  expect(screen.getByText('¥12,345.60')).toBeTruthy()
  client.answer(LEDGERS)
  await user.click(retry)
  expect(await money.findByText('余额支付订单')).toBeTruthy()
})

test.each([
  [
    '/wdqb/yegl',
    'user.moneyLog',
    '正在加载收支记录',
    ['收入合计（含退款）', '支出合计', '笔数'],
    ['充值', '消费', '退款', '返现'],
  ],
  [
    '/wdqb/jfgl',
    'user.pointsLog',
    '正在加载积分记录',
    ['获得', '使用', '笔数'],
    ['订单', '活动', '兑换', '退货扣回', '过期', '赠送', '下单抵扣'],
  ],
])(
  '[RT-22 %s] while the first rows load the sums are dashes, and the kinds can be chosen',
  async (at, call, loading, sums, kinds) => {
    open(at, { [call]: () => new Promise(() => {}) })
    expect(await screen.findByText(loading)).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getByLabelText('合计').textContent).toBe(sums.map(name => `${name}—`).join(''))
    const options = within(screen.getByRole('combobox', { name: '类型' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['全部类型', ...kinds])
    expect(screen.getByRole('combobox', { name: '类型' })).toHaveProperty('value', '')
    expect(screen.getByRole('group', { name: '日期' })).toBeTruthy()
  },
)

test('[RT-22 /wdqb/yegl] a ledger that fails has no sums', async () => {
  open('/wdqb/yegl', { 'user.moneyLog': () => failWith('busy') })
  await screen.findByRole('button', { name: '重试' })
  expect(screen.getByLabelText('合计').textContent).toBe('收入合计（含退款）—支出合计—笔数—')
})

test('[RT-22 /wdqb/yegl] the rows stay while another kind loads, and their number is announced', async () => {
  let next = (_answer: DataNamed<'user.moneyLog'>) => {}
  const { user } = open('/wdqb/yegl', {
    'user.moneyLog': ({ use_type }) =>
      use_type ? new Promise(resolve => (next = resolve)) : moneyLogOf([moneyEntryFor(1)]),
  })
  await screen.findByText('余额支付订单')
  const busy = () => screen.getByRole('table', { name: '收支记录' }).getAttribute('aria-busy')
  expect(busy()).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '退款')
  expect(busy()).toBe('true')
  expect(screen.getByText('余额支付订单')).toBeTruthy()
  next(moneyLogOf([moneyEntryFor(2, { remark: '退货退款' })]))
  expect(await screen.findByText('退货退款')).toBeTruthy()
  expect(busy()).toBeNull()
  expect(await screen.findByText('共 1 个收支记录', {}, { timeout: 3000 })).toBeTruthy()
})

test.each(['from=2026-11-01', 'to=2026-11-20', 'kind=3'])(
  '[RT-22 /wdqb/yegl] what ?%s leaves out can be shown again; then the page says what brings rows',
  async filter => {
    const { user, place } = open(`/wdqb/yegl?${filter}`, { 'user.moneyLog': () => moneyLogOf([]) })
    expect(await screen.findByText('换一个类型，或者放宽日期。')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    expect(place.now).toBe('/wdqb/yegl')
    expect(await screen.findByText('余额付款、退款和返现都会记在这里。')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '清除筛选' })).toBeNull()
  },
)

test('[RT-22 /wdqb/yegl] a preset filters by days, and all kinds is a choice again', async () => {
  const { user, place } = open('/wdqb/yegl?kind=3&page=2')
  await screen.findByText('余额支付订单')
  await user.click(await screen.findByRole('button', { name: '近7天' }))
  expect(place.now).toBe('/wdqb/yegl?kind=3&from=2026-11-16&to=2026-11-22')
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '全部类型')
  expect(place.now).toBe('/wdqb/yegl?from=2026-11-16&to=2026-11-22')
})

const LINE = {
  time: '2026-11-20 09:30:00',
  use_type_text: '消费',
  direction: 'out' as const,
  order_sn: null,
  remark: '',
}

test.each([
  ['/wdqb/yegl', 'balance', '余额收支记录 2026-11-20.xlsx'],
  ['/wdqb/jfgl', 'points', '积分记录 2026-11-20.xlsx'],
])(
  '[RT-22 %s] the rows are saved in a file with their day; the rest is saved in parts',
  async (at, ledger, name) => {
    const saved = savedFiles()
    const { user, client } = open(at, {
      'user.ledgerExport': () => ({ list: [{ ...LINE, amount: '5.00', balance_after: '7.00' }], total: 9 }),
    })
    await user.click(await screen.findByRole('button', { name: '导出 Excel' }))
    expect(await screen.findByText('已导出前 1 行，共 9 行。缩小日期范围可以分次导出')).toBeTruthy()
    expect(saved.map(file => file.name)).toEqual([name])
    expect(lastInput(client, 'user.ledgerExport')).toEqual({ ledger })
  },
)
