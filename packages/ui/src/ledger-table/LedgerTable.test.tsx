import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { ledgerRowForStory } from './fixtures'
import * as exported from './index'
import { LedgerPanel, type LedgerPanelProps } from './LedgerPanel'
import { LedgerNone, LedgerRows } from './LedgerRows'
import { LedgerTable } from './LedgerTable'

const props = {
  name: '收支记录',
  changeOf: () => '¥128.00',
  afterOf: () => '¥872.00',
  linkOf: (sn: string) => ({ href: `/order?keywords=${sn}`, name: `订单 ${sn}` }),
}

test('a row has its time, kind, sign, what was left, and why, with a link to its order', async () => {
  const refund = { direction: 'in', use_type_text: '退款', order_sn: null } as const
  const { container } = render(
    <LedgerTable {...props} rows={[ledgerRowForStory(2, refund), ledgerRowForStory(1)]} />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['2026-11-20 09:30', '退款', '+¥128.00', '¥872.00', '余额支付订单'],
    ['2026-11-20 09:30', '消费', '−¥128.00', '¥872.00', '余额支付订单YJ26112000001'],
  ])
  const link = screen.getByRole('link', { name: '订单 YJ26112000001' })
  expect(link.getAttribute('href')).toBe('/order?keywords=YJ26112000001')
  expect(screen.getByText('+¥128.00').dataset.direction).toBe('in')
  await expectAccessible(container)
})

test('while the first rows load it says which', () => {
  render(<LedgerTable {...props} rows={undefined} />)
  expect(screen.getByRole('status').textContent).toBe('正在加载收支记录')
  expect(screen.getByRole('table', { name: '收支记录' })).toBeTruthy()
})

const panel: LedgerPanelProps = {
  ledger: 'balance',
  answer: { total: 3, page: 1, last_page: 1, income: '100.00', expense: '25.50' },
  refreshing: false,
  uses: [
    { use_type: 1, text: '充值', dormant: true },
    { use_type: 2, text: '消费' },
  ],
  use_type: undefined,
  onUseTypeChange: () => {},
}

const sums = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => `${textContent} ${nextElementSibling?.textContent}`)

test('the panel of a ledger has what its rows add and take, in money or points', async () => {
  const { container, rerender } = render(<LedgerPanel {...panel}>rows</LedgerPanel>)
  expect(sums()).toEqual(['收入合计（含退款） ¥100.00', '支出合计 ¥25.50', '笔数 3'])
  await expectAccessible(container)
  const answer = { total: 2, page: 1, last_page: 1, points_in: 30, points_out: 7 }
  rerender(<LedgerPanel {...panel} ledger="points" answer={answer} />)
  expect(sums()).toEqual(['获得 30', '使用 7', '笔数 2'])
})

test('without an answer, and after a failure, the sums are dashes', () => {
  const { rerender } = render(<LedgerPanel {...panel} answer={undefined} />)
  expect(sums()).toEqual(['收入合计（含退款） —', '支出合计 —', '笔数 —'])
  rerender(<LedgerPanel {...panel} failed />)
  expect(sums()).toEqual(['收入合计（含退款） —', '支出合计 —', '笔数 —'])
})

test('a kind that the shop does not write is offered only where it is chosen', async () => {
  const onUseTypeChange = vi.fn()
  const { rerender } = render(<LedgerPanel {...panel} onUseTypeChange={onUseTypeChange} />)
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options()).toEqual(['全部类型', '消费'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '类型' }), '消费')
  expect(onUseTypeChange).toHaveBeenLastCalledWith(2)
  rerender(<LedgerPanel {...panel} use_type={1} onUseTypeChange={onUseTypeChange} />)
  expect(options()).toEqual(['全部类型', '充值', '消费'])
  await userEvent.selectOptions(screen.getByRole('combobox'), '全部类型')
  expect(onUseTypeChange).toHaveBeenLastCalledWith(undefined)
})

test('rows have the titles and the amounts of their ledger', () => {
  const points = { ...ledgerRowForStory(1), points: 30, points_after: 1408 }
  const { rerender } = render(<LedgerRows ledger="points" rows={[points]} linkOf={props.linkOf} />)
  expect(screen.getByRole('columnheader', { name: '变动后积分' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '−30' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '1408' })).toBeTruthy()
  const money = { ...ledgerRowForStory(1), amount: '25.50', balance_after: '74.50' }
  rerender(<LedgerRows ledger="vouchers" rows={[money]} linkOf={props.linkOf} />)
  expect(screen.getByRole('columnheader', { name: '该券剩余' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '−¥25.50' })).toBeTruthy()
})

test('without rows it says what brings some, or clears the filters', async () => {
  const onClear = vi.fn()
  const { rerender } = render(<LedgerNone ledger="balance" />)
  expect(screen.getByText('还没有收支记录')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<LedgerNone ledger="balance" onClear={onClear} />)
  expect(screen.getByText('没有符合条件的收支记录')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(onClear).toHaveBeenCalledOnce()
})

testConformance(exported, {
  LedgerNone: { props: { ledger: 'balance' } },
  LedgerPanel: { props: { ...panel, children: 'rows' } },
  LedgerRows: { props: { ledger: 'points', rows: [ledgerRowForStory(1)], linkOf: props.linkOf } },
  LedgerTable: { props: { ...props, rows: [ledgerRowForStory(1)] } },
})
