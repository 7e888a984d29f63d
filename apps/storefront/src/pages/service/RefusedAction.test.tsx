import { fireEvent, render, screen } from '@testing-library/react'
import { aspirin, ibuprofen } from '@yaoji/api-client/testing'
import type { OrderGridResultRow } from '@yaoji/hooks'
import { readSheetFile } from '@yaoji/hooks/sheets'
import { OrderGridResult } from '@yaoji/ui/order-grid'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { findInRow, openQuickBuy, openResult as openRows } from '../../testing/quickBuy'
import { savedFiles } from '../../testing/savedFiles'
import type { QuickGoods } from './quickProduct'
import { RefusedAction } from './RefusedAction'

afterEach(() => sessionStorage.clear())

const ADDED: OrderGridResultRow<QuickGoods> = {
  key: 1,
  line: 1,
  guessed: false,
  query: 'blf',
  goods: ibuprofen(),
  wanted: '5',
  number: 5,
  outcome: 'added',
  messages: [],
  reason: '',
}

function refused(reason: string, text: string): OrderGridResultRow<QuickGoods> {
  const messages = [{ kind: 'service', text }] as const
  return { ...ADDED, key: 2, line: 2, goods: aspirin(), number: null, outcome: 'refused', messages, reason }
}

function open(rows: readonly OrderGridResultRow<QuickGoods>[]) {
  const { Shop } = fakeShop({ 'arrival.list': () => ({ list: [] }) }, { at: '/zzfw/kjcg' })
  render(
    <OrderGridResult rows={rows} onClose={() => {}} refusedAction={row => <RefusedAction row={row} />} />,
    { wrapper: Shop },
  )
  fireEvent.click(screen.getByRole('button', { name: '查看' }))
}

const links = () => screen.queryAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])

test('[RT-30] a buying state leads to what the buyer can do', () => {
  open([refused('licence_expired', '证照已过期，更新后可下单'), ADDED])
  expect(screen.getByRole('cell', { name: '证照已过期，更新后可下单 更新证照' })).toBeTruthy()
  expect(links()).toEqual([['更新证照', '/zhzx/basic/zzzj']])
})

test.each([
  ['no_stock', '暂时缺货'],
  ['too_many', '购物车最多 300 种'],
])('[RT-30] the reason %s has no link', (reason, text) => {
  open([refused(reason, text)])
  expect(screen.getByText(text)).toBeTruthy()
  expect(links()).toEqual([])
})

test('[RT-30] a row that is sold out offers a notice of its arrival', async () => {
  open([refused('no_stock', '暂时缺货'), ADDED])
  expect(await screen.findByRole('button', { name: `到货通知 ${aspirin().name}` })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /到货通知/ })).toHaveLength(1)
})

/** The page with a result: a text without a product, and a product in the cart. */
async function openResult() {
  const { user } = await openQuickBuy({
    'cart.add': () => ({ added: [{ entry: 0, id: 7, number: 5 }], adjusted: [], refused: [], cart: 1 }),
  })
  const clipboardData = { getData: () => 'blf 5\nxxxx 3', files: [] }
  fireEvent.paste(document.body, { clipboardData })
  await findInRow(1, '可加入')
  await user.click(screen.getByRole('button', { name: '加入购物车' }))
  const result = await openRows()
  return { result, exportResult: () => user.click(result.getByRole('button', { name: '下载结果' })) }
}

test('[RT-30] the result leads to its products and the cart, and is saved as an xlsx file with what was typed', async () => {
  const saved = savedFiles()
  const { result, exportResult } = await openResult()
  const hrefOf = (name: string) => result.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('布洛芬缓释胶囊')).toBe(`/list/info/${ibuprofen().id}`)
  expect(hrefOf('去购物车')).toBe('/cart')
  await exportResult()
  await vi.waitFor(() => expect(saved).toHaveLength(1), 5000)
  expect(saved[0]?.name).toBe('快捷采购结果.xlsx')
  const [{ rows } = { rows: [] }] = await readSheetFile(saved[0]!.file)
  expect(rows).toEqual([
    ['输入', '商品编码', '商品', '规格', '生产厂家', '填写数量', '购物车数量', '结果', '说明', '原行号'],
    ['xxxx', '', 'xxxx', '', '', '3', '', '没有加入', '没有找到，可选相近的商品', '2'],
    ['blf', 'YJ2', '布洛芬缓释胶囊', '0.25g×24粒', '香港澳美制药厂', '5', '5', '已加入', '', '1'],
  ])
})

test('[RT-30] a file that could not be made says so', async () => {
  savedFiles()
  vi.mocked(URL.createObjectURL).mockImplementation(() => {
    throw new Error('no memory')
  })
  const { exportResult } = await openResult()
  await exportResult()
  expect(await screen.findByText('文件没有生成，请重试')).toBeTruthy()
})
