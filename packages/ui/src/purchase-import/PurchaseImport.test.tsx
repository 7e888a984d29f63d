import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type PurchaseSheet, usePurchaseImport } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { expect, test } from 'vitest'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { PLAN_BOOK } from './fixtures'
import * as exported from './index'
import { PurchaseImport, type PurchaseImportProps } from './PurchaseImport'

type ImportProps = Omit<PurchaseImportProps, 'book'> & { sheets?: readonly PurchaseSheet[] }

const Import = forwardRef<HTMLDivElement, ImportProps>(function Import({ sheets = PLAN_BOOK, ...rest }, ref) {
  return <PurchaseImport {...rest} ref={ref} book={usePurchaseImport(sheets)} />
})

function open(sheets = PLAN_BOOK) {
  const view = render(<Import sheets={sheets} />)
  const columnOf = (column: number) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^第 ${column} 列`) })
  return { ...view, user: userEvent.setup(), columnOf }
}

const counts = () => screen.getByRole('status').textContent
const told = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const headRow = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ name, checked }) => checked && /^第/.test(name))

test('[RT-30] the sheet with products is shown, with what each column has and what that gives', async () => {
  const { container, columnOf } = open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /采购计划/ }).checked).toBe(true)
  const table = within(screen.getByRole('table', { name: '采购计划 的前几行' }))
  expect(table.getByRole('cell', { name: '康臣药业(内蒙古)有限责任公司' })).toBeTruthy()
  const shown = [1, 2, 3, 4, 5, 6, 7].map(at => columnOf(at).selectedOptions[0]?.text)
  expect(shown).toEqual(['编码或条码', '品名', '规格', '厂家', '不用', '数量', '不用'])
  expect(counts()).toBe('认出 3 行，1 行没有数量，1 行的数量或条码不正确，略过 1 行合计，略过 1 行没有商品')
  expect(told()).toEqual([
    '第 5 行：2026-11-23，数量是日期，请填写大于 0 的整数',
    '第 7 行：合计 10 20，合计',
    '第 8 行：制单人：王晓，没有商品',
  ])
  await expectAccessible(container)
})

test('[RT-30] another column can be the number, and a column can be left out', async () => {
  const { user, columnOf } = open()
  await user.selectOptions(columnOf(5), '数量')
  expect(columnOf(6).selectedOptions[0]?.text).toBe('不用')
  expect(counts()).toBe('认出 3 行，1 行的数量或条码不正确，略过 1 行合计，略过 1 行没有商品')
  await user.selectOptions(columnOf(1), '不用')
  await user.selectOptions(columnOf(2), '不用')
  expect(counts()).toBe('请在表格上方选择品名或编码所在的列。')
})

test('[RT-30] the row with the titles can be another one, and the choice can be that there is none', async () => {
  const { user } = open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '第 2 行是列名' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: '第 3 行是列名' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '第 3 行是列名' }).checked).toBe(true)
  expect(screen.getAllByText('表头以上的内容')).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: '没有列名，第一行就是商品' }))
  expect(headRow()).toBeUndefined()
})

test('[RT-30] another sheet can be chosen', async () => {
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: /封面/ }))
  expect(screen.getByRole('table', { name: '封面 的前几行' })).toBeTruthy()
})

test('[RT-30] a file with one sheet shows no choice of sheets, and an empty one says so', () => {
  const { container } = open([{ name: '空表', rows: [] }])
  expect(screen.queryByText('工作表')).toBeNull()
  expect(container.textContent).toBe('这张工作表没有内容')
})

test('[RT-30] rows below those that are shown are counted, and of many bad rows the first are named', () => {
  const rows = [['品名', '数量'], ...Array.from({ length: 30 }, () => ['板蓝根颗粒', '2026-11-23'])]
  open([{ name: '清单', rows }])
  expect(screen.getByText('下面还有 19 行')).toBeTruthy()
  expect(told()).toHaveLength(7)
  expect(told().at(-1)).toBe('另有 24 行 查看')
  fireEvent.click(screen.getByRole('button', { name: '查看' }))
  expect(told()).toHaveLength(30)
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0]?.parentElement)
})

test('[RT-30] of two columns of numbers the list says which one is used', () => {
  open([
    {
      name: '清单',
      rows: [
        ['品名', '数量', '采购数量'],
        ['板蓝根颗粒', '1', '20'],
      ],
    },
  ])
  expect(told()).toEqual(['已按“采购数量”取数量，未用“数量”'])
})

testConformance({ PurchaseImport: Import, labels: exported.purchaseImportLabels }, { PurchaseImport: {} })
