import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { AccountStatement, type AccountStatementProps } from './AccountStatement'
import {
  noStatementRows,
  statementForStory,
  statementPaymentForStory,
  statementRowsForStory,
} from './fixtures'
import * as exported from './index'
import { StatementBar, type StatementBarProps } from './StatementBar'

const props: AccountStatementProps = {
  answer: statementForStory(),
  orderHref: ({ order_id, user_id }) => (user_id === 1 ? `/order/info/${order_id}` : undefined),
}

const STORE = {
  user_id: 2,
  company: '一分店',
  ...{ order_count: 2, goods_amount: '105.00', deducted_amount: '5.00' },
  ...{ shipping_amount: '8.00', paid_amount: '108.00', refunded_amount: '20.00', net_amount: '88.00' },
  invoiced_amount: '-20.00',
}

test('[RT-22] a statement of several stores has the totals of each', () => {
  const statement = statementRowsForStory({ store_totals: [STORE] })
  const { rerender } = render(
    <AccountStatement {...props} answer={statementForStory({ store_id: null, statement })} />,
  )
  expect(rowsOf('按门店')).toEqual([
    ['一分店2 个订单', '¥105.00优惠与抵扣 ¥5.00', '¥8.00', '¥108.00', '¥20.00', '¥88.00', '−¥20.00'],
  ])
  rerender(<AccountStatement {...props} />)
  expect(screen.queryByRole('table', { name: '按门店' })).toBeNull()
})

const region = (name: string) => within(screen.getByRole('region', { name }))
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

test('[RT-22] a statement has its totals, a row for each payment, refund and invoice, and what belongs to it', async () => {
  const { container } = render(<AccountStatement {...props} />)
  const sums = region('汇总')
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => `${textContent} ${nextElementSibling?.textContent}`)
  expect(sums).toEqual([
    ...['本月付款 ¥119.00', '本月退款 ¥20.00', '实付净额 ¥99.00', '本月开票（红字为负） ¥99.00'],
    ...['期初余额 ¥100.00', '本月收入 ¥5.00', '本月支出 ¥19.00', '期末余额 ¥86.00'],
  ])
  expect(
    region('汇总').getByText(/康宁大药房 · 2026-11-01 至 2026-11-30.*本月未结束，截至 2026-11-22 10:00/),
  ).toBeTruthy()
  expect(region('汇总').getByText('余额变动：消费 −¥19.00，返现 +¥5.00')).toBeTruthy()
  expect(rowsOf('付款')).toEqual([
    [
      'YJ261120000012026-11-20 09:35上海仓',
      '¥120.00',
      '¥11.00促销 ¥2.00满减 ¥5.00优惠券 ¥3.00现金券 ¥1.00',
      '¥10.00',
      '¥119.00',
      '¥119.00余额 ¥19.00微信支付 ¥100.00',
    ],
  ])
  expect(rowsOf('退款')).toEqual([
    ['TH26112100000001-P2026-11-21 15:00', 'YJ26112000001', '微信支付', '已到账', '¥20.00'],
  ])
  expect(rowsOf('发票').map(row => row.at(-1))).toEqual(['¥119.00', '−¥20.00'])
  expect(region('付款').getByText('1 笔，合计 ¥119.00')).toBeTruthy()
  expect(region('说明').getAllByRole('listitem')).toHaveLength(2)
  const [link] = screen.getAllByRole('link', { name: 'YJ26112000001' })
  expect(link?.getAttribute('href')).toBe('/order/info/1')
  await expectAccessible(container)
})

test('[RT-22] rows of several stores name theirs, and money that no order expected says so', () => {
  const payments = [
    statementPaymentForStory(1, { company: '一分店' }),
    statementPaymentForStory(2, { company: '二分店', user_id: 2, kind: 'extra' }),
  ]
  const statement = statementRowsForStory({ payments })
  const { rerender } = render(
    <AccountStatement {...props} answer={statementForStory({ store_id: null, statement })} />,
  )
  expect(rowsOf('付款').map(([order]) => order)).toEqual([
    'YJ261120000012026-11-20 09:35一分店上海仓',
    'YJ26112000002多收款2026-11-20 09:35二分店上海仓',
  ])
  expect(screen.getByText(/含门店，共 2 家/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'YJ26112000002' })).toBeNull()
  rerender(<AccountStatement {...props} answer={statementForStory({ statement })} />)
  expect(rowsOf('付款').join()).not.toContain('一分店')
  expect(screen.queryByText(/含门店/)).toBeNull()
})

test('a month without rows says so for each part, and a month that ended does not say until when', () => {
  render(
    <AccountStatement
      {...props}
      answer={statementForStory({ is_running: 0, row_count: 0, statement: noStatementRows })}
    />,
  )
  for (const text of ['本月没有付款', '本月没有退款', '本月没有开票'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/本月未结束/)).toBeNull()
  expect(screen.queryByText(/余额变动/)).toBeNull()
})

test('while it loads the totals are dashes', () => {
  render(<AccountStatement {...props} answer={undefined} />)
  expect(screen.getAllByText('—')).toHaveLength(8)
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('正在加载对账单')
})

test('too many rows: it says how many, and what to do', async () => {
  const answer = statementForStory({ row_count: 6213, statement: null })
  const { container } = render(<AccountStatement {...props} answer={answer} />)
  expect(screen.getByText('本月共有 6213 笔记录，超过一张对账单的上限 5000 笔')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await expectAccessible(container)
})

test('a long table goes page by page, and another month begins on its first page', async () => {
  const payments = Array.from({ length: 60 }, (_, at) => statementPaymentForStory(at + 1))
  const statement = statementRowsForStory({ payments })
  const { rerender } = render(<AccountStatement {...props} answer={statementForStory({ statement })} />)
  expect(rowsOf('付款')).toHaveLength(50)
  await userEvent.click(
    within(screen.getByRole('navigation', { name: '付款' })).getByRole('button', { name: '第 2 页' }),
  )
  expect(await screen.findByRole('link', { name: 'YJ261120000060' })).toBeTruthy()
  expect(rowsOf('付款')).toHaveLength(10)
  rerender(<AccountStatement {...props} answer={statementForStory({ month: '2026-10', statement })} />)
  expect(rowsOf('付款')).toHaveLength(50)
})

const bar: StatementBarProps = {
  month: '2026-11',
  previous_month: '2026-10',
  next_month: null,
  onMonthChange: () => {},
  stores: [
    { user_id: 1, company: '总部' },
    { user_id: 2, company: '一分店' },
  ],
  store_id: null,
  onStoreChange: () => {},
}

test('[RT-22] the bar leads to the month before, not to one that has not begun, and to a store', async () => {
  const [onMonthChange, onStoreChange] = [vi.fn(), vi.fn()]
  const { container, rerender } = render(<StatementBar {...bar} {...{ onMonthChange, onStoreChange }} />)
  expect(screen.getByText('2026-11')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '下一月' }))
  expect(onMonthChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '上一月' }))
  expect(onMonthChange).toHaveBeenCalledWith('2026-10')
  const select = screen.getByRole('combobox', { name: '门店' })
  await userEvent.selectOptions(select, '一分店')
  expect(onStoreChange).toHaveBeenLastCalledWith(2)
  rerender(<StatementBar {...bar} {...{ onMonthChange, onStoreChange }} store_id={2} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '门店' }), '全部门店')
  expect(onStoreChange).toHaveBeenLastCalledWith(null)
  await expectAccessible(container)
})

test('with one store there is none to choose', () => {
  render(<StatementBar {...bar} stores={bar.stores.slice(0, 1)} store_id={1} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})

testConformance(exported, {
  AccountStatement: { props: { ...props } },
  StatementBar: { props: { ...bar } },
})
