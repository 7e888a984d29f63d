import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { AMOXICILLIN, ASPIRIN, IBUPROFEN } from '../../testing/quickBuy'
import { savedFiles } from '../../testing/savedFiles'
import type { AddedRow } from './addedRows'
import { QuickResult } from './QuickResult'
import { readSheetFile } from './sheetFile'

const ADDED: AddedRow = {
  key: 1,
  line: 1,
  guessed: false,
  query: 'blf',
  goods: IBUPROFEN,
  wanted: '5',
  number: 5,
  outcome: 'added',
  message: '',
  reason: '',
}
const ADJUSTED: AddedRow = {
  ...ADDED,
  key: 2,
  line: 2,
  query: 'amxl',
  goods: AMOXICILLIN,
  wanted: '13',
  number: 20,
  outcome: 'adjusted',
  message: '已为您改为 20 盒',
  // The number was limited; the row is in the cart, so there is nothing to do.
  reason: 'limit_reached',
}
const REFUSED: AddedRow = {
  ...ADDED,
  key: 3,
  line: 3,
  query: 'asp',
  goods: ASPIRIN,
  number: null,
  outcome: 'refused',
  message: '证照已过期，更新后可下单',
  reason: 'licence_expired',
}

function open(rows: readonly AddedRow[]) {
  const { Shop } = fakeShop({ 'arrival.list': () => ({ list: [] }) }, { at: '/zzfw/kjcg' })
  const onClose = vi.fn()
  render(<QuickResult rows={rows} onClose={onClose} />, { wrapper: Shop })
  return { onClose, user: userEvent.setup() }
}

/** Of each row: its number in the grid, typed number, number in the cart, outcome, message. */
const cells = () =>
  within(screen.getByRole('table', { name: '加入结果' }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )

test('[RT-30] each row says what became of its number, and what the buyer can do', async () => {
  const { user, onClose } = open([REFUSED, ADJUSTED, ADDED])
  expect(screen.getByText('2 种已加入购物车，1 行有调整，1 行没有加入，还在清单中')).toBeTruthy()
  expect(cells()).toEqual([
    ['3', '5', '—', '没有加入', '证照已过期，更新后可下单 更新证照'],
    ['2', '13', '20', '有调整', '已为您改为 20 盒'],
    ['1', '5', '5', '已加入', ''],
  ])
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('阿司匹林肠溶片')).toBe(`/list/info/${ASPIRIN.id}`)
  expect(hrefOf('更新证照')).toBe('/zhzx/basic/zzzj')
  expect(hrefOf('去购物车')).toBe('/cart')
  await user.click(screen.getByRole('button', { name: '收起' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('[RT-30] a product that the buyer has not confirmed is marked in the result and in its file', async () => {
  const saved = savedFiles()
  const guess: AddedRow = { ...ADDED, guessed: true, message: '未确认的首选，另有 3 种' }
  const { user } = open([REFUSED, guess, { ...ADDED, key: 4 }])
  expect(screen.getByText(/^1 种已加入购物车（2 行），其中 1 行是未确认的首选，/)).toBeTruthy()
  expect(cells()[1]).toEqual(['1', '5', '5', '已加入（未确认）', '未确认的首选，另有 3 种'])
  await user.click(screen.getByRole('button', { name: '导出结果' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1), 5000)
  const [{ rows } = { rows: [] }] = await readSheetFile(saved[0]!.file)
  expect(rows[2]?.slice(-3)).toEqual(['已加入（未确认）', '未确认的首选，另有 3 种', '1'])
})

test.each([
  ['a reason without anything to do', { reason: 'no_stock', message: '暂时缺货' }],
  ['a reason of its own', { reason: 'too_many', message: '购物车最多 300 种' }],
])('[RT-30] %s has no link, and without anything in the cart there is no way to it', (_case, change) => {
  open([{ ...REFUSED, ...change }])
  expect(screen.getByText(change.message)).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['阿司匹林肠溶片'])
})

test('[RT-30] the result is saved as an xlsx file with what was typed', async () => {
  const saved = savedFiles()
  const { user } = open([REFUSED, ADDED])
  await user.click(screen.getByRole('button', { name: '导出结果' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1), 5000)
  expect(saved[0]?.name).toBe('快捷采购结果.xlsx')
  const [{ rows } = { rows: [] }] = await readSheetFile(saved[0]!.file)
  expect(rows).toEqual([
    ['输入', '商品编码', '商品', '规格', '生产厂家', '填写数量', '购物车数量', '结果', '说明', '原行号'],
    [
      'asp',
      'YJ3',
      '阿司匹林肠溶片',
      '0.25g×24粒',
      '香港澳美制药厂',
      '5',
      '',
      '没有加入',
      '证照已过期，更新后可下单',
      '3',
    ],
    ['blf', 'YJ2', '布洛芬缓释胶囊', '0.25g×24粒', '香港澳美制药厂', '5', '5', '已加入', '', '1'],
  ])
})

test('[RT-30] a file that could not be made says so', async () => {
  savedFiles()
  vi.mocked(URL.createObjectURL).mockImplementation(() => {
    throw new Error('no memory')
  })
  const { user } = open([ADDED])
  await user.click(screen.getByRole('button', { name: '导出结果' }))
  expect(await screen.findByText('文件没有生成，请重试')).toBeTruthy()
})

test('[RT-30] a row that is sold out offers a notice of its arrival', async () => {
  open([{ ...REFUSED, message: '暂时缺货', reason: 'no_stock' }, ADDED])
  expect(await screen.findByRole('button', { name: `到货通知 ${ASPIRIN.name}` })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /到货通知/ })).toHaveLength(1)
})
