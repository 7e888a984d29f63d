import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import * as exported from './index'
import { RecordCell } from './RecordCell'
import type { RecordColumn } from './RecordColumn'
import { RecordsTable, type RecordsTableProps } from './RecordsTable'

interface Entry {
  id: number
  text: string
  amount: string
  purchase?: string
}

const columns: readonly RecordColumn<Entry>[] = [
  { key: 'text', title: '说明', render: entry => entry.text },
  { key: 'amount', title: '金额', align: 'end', width: '160px', render: entry => `¥${entry.amount}` },
]

const rows: Entry[] = [
  { id: 1, text: '订单一', amount: '10.00', purchase: 'A' },
  { id: 2, text: '订单二', amount: '20.00', purchase: 'A' },
  { id: 3, text: '充值', amount: '30.00' },
  { id: 4, text: '订单三', amount: '40.00', purchase: 'A' },
]

const props: RecordsTableProps<Entry> = { label: '余额明细', columns, rows, rowKey: entry => entry.id }

const texts = (elements: readonly HTMLElement[]) => elements.map(element => element.textContent)

test('each record is a row, named by its first column; numbers say that they are aligned at the end', async () => {
  const { container } = render(<RecordsTable {...props} />)
  const table = within(screen.getByRole('table', { name: '余额明细' }))
  expect(texts(table.getAllByRole('columnheader'))).toEqual(['说明', '金额'])
  expect(texts(table.getAllByRole('rowheader'))).toEqual(['订单一', '订单二', '充值', '订单三'])
  expect(table.getByRole('cell', { name: '¥30.00' }).dataset.align).toBe('end')
  await expectAccessible(container)
})

test('when the first row is removed the others keep their elements, and with them the focus', () => {
  const { rerender } = render(<RecordsTable {...props} />)
  const second = screen.getByRole('row', { name: /订单二/ })
  rerender(<RecordsTable {...props} rows={rows.slice(1)} />)
  expect(screen.getByRole('row', { name: /订单二/ })).toBe(second)
})

const groups = { keyOf: (entry: Entry) => entry.purchase, renderHead: (key: string) => `采购 ${key}` }

test('a removed row leaves the rows of a group that begins again their elements', () => {
  const { rerender } = render(<RecordsTable {...props} groups={groups} />)
  const last = screen.getByRole('row', { name: /订单三/ })
  rerender(<RecordsTable {...props} groups={groups} rows={rows.slice(1)} />)
  expect(screen.getByRole('row', { name: /订单三/ })).toBe(last)
})

test('only rows with a head say to the styles that they are grouped', () => {
  render(<RecordsTable {...props} groups={groups} />)
  const grouped = (name: string) => screen.getByRole('row', { name }).parentElement?.dataset.grouped
  expect(grouped('订单一 ¥10.00')).toBe('')
  expect(grouped('充值 ¥30.00')).toBeUndefined()
})

test('a column has its width, and says what a card shows of it: by default its title too', () => {
  const narrow: readonly RecordColumn<Entry>[] = [
    ...columns,
    { key: 'note', title: '备注', narrow: 'hidden', render: () => '备注内容' },
  ]
  const { container } = render(<RecordsTable {...props} columns={narrow} rows={rows.slice(0, 1)} />)
  expect([...container.querySelectorAll('col')].map(each => each.style.width)).toEqual(['', '160px', ''])
  expect(screen.getByRole('cell', { name: '¥10.00' }).dataset).toMatchObject({
    narrow: 'titled',
    title: '金额',
  })
  expect(screen.getByRole('cell', { name: '备注内容' }).dataset.narrow).toBe('hidden')
})

test('consecutive rows of one group are below its head, which is given these rows', async () => {
  const { container } = render(
    <RecordsTable
      {...props}
      groups={{
        keyOf: entry => entry.purchase,
        renderHead: (key, parts) => `采购 ${key}：${parts.map(part => part.id).join('、')}`,
      }}
    />,
  )
  expect(texts(screen.getAllByRole('row'))).toEqual([
    '说明金额',
    '采购 A：1、2',
    '订单一¥10.00',
    '订单二¥20.00',
    '充值¥30.00',
    '采购 A：4',
    '订单三¥40.00',
  ])
  await expectAccessible(container)
})

test('while the first rows load it says so, and shows as many empty rows as are expected', async () => {
  const { container } = render(<RecordsTable {...props} rows={undefined} skeletonRows={3} />)
  expect(screen.getByRole('status').textContent).toBe('正在加载')
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('rowheader')).toBeNull()
  expect(container.querySelectorAll('[data-part="skeleton"] > tr')).toHaveLength(3)
  await expectAccessible(container)
})

test('an empty row has the lines and the columns of the rows that are loading', () => {
  const expected: readonly RecordColumn<Entry>[] = [
    { key: 'text', title: '说明', lines: 2, render: entry => entry.text },
    { key: 'amount', title: '金额', align: 'end', narrow: 'hidden', render: entry => entry.amount },
  ]
  const { container } = render(
    <RecordsTable {...props} columns={expected} rows={undefined} skeletonRows={1} />,
  )
  const cells = [...container.querySelectorAll<HTMLElement>('[data-part="skeleton"] td')]
  expect(cells.map(({ children, dataset }) => [children.length, dataset.align, dataset.narrow])).toEqual([
    [2, undefined, 'plain'],
    [1, 'end', 'hidden'],
  ])
})

test('while other rows load the rows stay', () => {
  render(<RecordsTable {...props} refreshing />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('rowheader', { name: '充值' })).toBeTruthy()
})

test('without rows there is what the caller says, and no table', () => {
  render(<RecordsTable {...props} rows={[]} empty={<p>还没有余额明细</p>} />)
  expect(screen.getByText('还没有余额明细')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a cell with several lines leaves out what is empty', () => {
  const { container } = render(
    <RecordCell about={['2026-11-22', '', null, '抬头不符']}>
      <span>已驳回</span>
    </RecordCell>,
  )
  expect([...(container.firstElementChild?.children ?? [])].map(line => line.textContent)).toEqual([
    '已驳回',
    '2026-11-22',
    '抬头不符',
  ])
})

testConformance(exported, {
  RecordsTable: { props: { ...props } },
  RecordCell: { props: { children: '已驳回', about: ['抬头不符'] } },
})
