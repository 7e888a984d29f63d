import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { href } from '../../routes'
import { describePageStates } from '../../testing/describePageStates'
import type { Answers } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import { MONEY, moneyEntry, moneyLogOf, pointsEntry, pointsLogOf } from '../../testing/wallet'
import WalletBalancePage from './WalletBalancePage'
import WalletPage from './WalletPage'
import WalletPointsPage from './WalletPointsPage'

const CONFIG = { timestamp: Date.parse('2026-11-22T08:00:00+08:00') / 1000 }

const LEDGERS: Answers = {
  'config.common': () => CONFIG,
  'user.money': () => MONEY,
  'user.moneyLog': () => moneyLogOf([moneyEntry(1)]),
  'user.pointsLog': () => pointsLogOf([pointsEntry(1)]),
}

describePageStates('wallet', {
  answers: LEDGERS,
  call: 'user.money',
  ready: '¥12,345.60',
  loading: '正在加载',
})

describePageStates('walletBalance', {
  answers: LEDGERS,
  call: 'user.moneyLog',
  ready: '余额支付订单',
  loading: '正在加载收支记录',
  empty: { answer: moneyLogOf([], { income: '0.00', expense: '0.00' }), text: '还没有收支记录' },
})

describePageStates('walletPoints', {
  answers: LEDGERS,
  call: 'user.pointsLog',
  ready: '订单完成',
  loading: '正在加载积分记录',
  empty: { answer: pointsLogOf([], { points_in: 0 }), text: '还没有积分记录' },
})

function open(at: string, answers: Answers = {}) {
  const { Shop, client, place } = fakeShop({ ...LEDGERS, ...answers }, { at })
  render(
    <Shop>
      <Routes>
        <Route path={href('wallet')} element={<WalletPage />} />
        <Route path={href('walletBalance')} element={<WalletBalancePage />} />
        <Route path={href('walletPoints')} element={<WalletPointsPage />} />
      </Routes>
    </Shop>,
  )
  return { client, place, user: userEvent.setup() }
}

const asked = (client: ReturnType<typeof open>['client'], name: string) => client.askedOf(name).at(-1)?.input
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

test('[RT-22 /wdqb/yegl] [AP-27] a row has its sign, the balance after it and its order; the sums are those of the service', async () => {
  const refund = moneyEntry(2, { direction: 'in', amount: '1000.00', use_type_text: '退款', order_sn: null })
  open('/wdqb/yegl', { 'user.moneyLog': () => moneyLogOf([refund, moneyEntry(1)]) })
  await screen.findByRole('link', { name: '订单 YJ26112000001' })
  const [, first, second] = within(screen.getByRole('table', { name: '收支记录' })).getAllByRole('row')
  expect(cellsOf(first!)).toEqual(['退款', '+¥1,000.00', '¥872.00', '余额支付订单'])
  expect(cellsOf(second!)).toEqual(['消费', '−¥128.00', '¥872.00', '余额支付订单YJ26112000001'])
  expect(screen.getByRole('link', { name: '订单 YJ26112000001' }).getAttribute('href')).toBe(
    '/order?keywords=YJ26112000001',
  )
  const sums = screen.getByLabelText('合计')
  expect(sums.textContent).toBe('收入¥1,000.00支出¥128.00笔数2')
})

test('[RT-22 /wdqb/yegl] the address is the filter: kind, days and page', async () => {
  const { client } = open('/wdqb/yegl?kind=3&from=2026-11-01&to=2026-11-20&page=2')
  await screen.findByText('余额支付订单')
  const input = { use_type: 3, start_time: '2026-11-01', end_time: '2026-11-20', page: 2 }
  expect(asked(client, 'user.moneyLog')).toEqual(input)
  expect(screen.getByRole('combobox', { name: '类型' })).toHaveProperty('value', '3')
})

test('[RT-22 /wdqb/yegl] a kind is one choice; when nothing fits, one press clears the filters', async () => {
  const { user, place, client } = open('/wdqb/yegl?page=2', {
    'user.moneyLog': ({ use_type }: { use_type?: number }) =>
      use_type ? moneyLogOf([], { income: '0.00', expense: '0.00' }) : moneyLogOf([moneyEntry(1)]),
  })
  await screen.findByText('余额支付订单')
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '提现')
  expect(place.now).toBe('/wdqb/yegl?kind=7')
  expect(await screen.findByText('没有符合条件的收支记录', { selector: 'div' })).toBeTruthy()
  expect(asked(client, 'user.moneyLog')).toMatchObject({ use_type: 7, page: 1 })
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(place.now).toBe('/wdqb/yegl')
  expect(await screen.findByText('余额支付订单')).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
})

test('[RT-22 /wdqb/jfgl] points have their own kinds and sums', async () => {
  const { user, client } = open('/wdqb/jfgl', {
    'user.pointsLog': () =>
      pointsLogOf([pointsEntry(1, { direction: 'out', points: 50, remark: '2026-12-31 到期' })], {
        points_in: 9,
        points_out: 50,
      }),
  })
  expect(await screen.findByText('−50')).toBeTruthy()
  expect(screen.getByLabelText('合计').textContent).toBe('获得9使用50笔数1')
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '过期')
  await waitFor(() => expect(asked(client, 'user.pointsLog')).toMatchObject({ use_type: 6 }))
})

test('[RT-22 /wdqb/yegl] the rows of the filter are saved as a spreadsheet; without any there is no file', async () => {
  const { user, client } = open('/wdqb/yegl?kind=3&page=2', {
    'user.ledgerExport': () => ({ list: [], total: 0 }),
  })
  await screen.findByText('余额支付订单')
  await user.click(screen.getByRole('button', { name: '导出 Excel' }))
  expect(await screen.findByText('没有符合条件的收支记录，未导出')).toBeTruthy()
  expect(asked(client, 'user.ledgerExport')).toEqual({ ledger: 'balance', use_type: 3 })
})
