import { screen, waitFor, within } from '@testing-library/react'
import { readPurchaseColumns, readPurchaseTable } from '@yaoji/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { findInRow, number, openQuickBuy, query } from '../../testing/quickBuy'
import { savedFiles } from '../../testing/savedFiles'
import { MOST_SHEET_BYTES, readSheetFile } from './sheetFile'

afterEach(() => sessionStorage.clear())

/** A file of the browser, as far as it is read. */
function fileOf(name: string, text: string, size = text.length): File {
  const file = new File([text], name)
  Object.defineProperties(file, {
    arrayBuffer: { value: async () => new TextEncoder().encode(text).slice().buffer },
    size: { value: size },
  })
  return file
}

async function openImport() {
  const page = await openQuickBuy()
  await page.user.click(screen.getByRole('button', { name: '导入文件' }))
  const dialog = within(await screen.findByRole('dialog', { name: '导入文件' }))
  const choose = (file: File) => page.user.upload(dialog.getByLabelText('选择文件'), file)
  const columnOf = (name: string) => dialog.getByRole<HTMLSelectElement>('combobox', { name })
  const addButton = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^加入清单/ })
  return { ...page, dialog, choose, columnOf, addButton }
}

const isOpen = () => screen.queryByRole('dialog') !== null

test('[RT-30] the columns of a file are known by their titles, and its rows are matched in the grid', async () => {
  const { user, client, dialog, choose, columnOf, addButton } = await openImport()
  expect(addButton().textContent).toBe('加入清单')
  expect(addButton().disabled).toBe(true)
  await choose(fileOf('补货.csv', '序号,商品编码,数量\n1,blf,5\n2,amxl,20\n'))
  expect(await dialog.findByText('补货.csv，共 2 行。已按列名识别，可以更改。')).toBeTruthy()
  expect(columnOf('商品列').selectedOptions[0]?.text).toBe('第 2 列 商品编码')
  expect(columnOf('数量列').selectedOptions[0]?.text).toBe('第 3 列 数量')
  expect(addButton().textContent).toBe('加入清单（2 行）')
  await user.click(addButton())
  expect(await findInRow(2, '布洛芬缓释胶囊')).toBeTruthy()
  expect([query(2).value, number(2).value, query(3).value, number(3).value]).toEqual([
    'blf',
    '5',
    'amxl',
    '20',
  ])
  expect(isOpen()).toBe(false)
  // The added rows are below all others.
  await waitFor(() => expect(document.activeElement).toBe(query(2)))
  expect(client.askedOf('quickBuy.match').map(({ input }) => input)).toEqual([{ queries: ['blf', 'amxl'] }])
})

test('[RT-30] names with pack and maker find a product, and another column can be chosen', async () => {
  const { user, choose, columnOf, addButton, dialog } = await openImport()
  await choose(fileOf('补货.csv', '商品名称,规格,助记码,数量\n阿莫西林胶囊,24粒,amxl,20\n'))
  await dialog.findByText(/补货.csv，共 1 行/)
  expect(columnOf('商品列').selectedOptions[0]?.text).toBe('第 1 列 商品名称')
  await user.selectOptions(columnOf('商品列'), '第 3 列 助记码')
  await user.selectOptions(columnOf('数量列'), '没有数量')
  await user.click(addButton())
  expect(await findInRow(2, '阿莫西林胶囊')).toBeTruthy()
  expect([query(2).value, number(2).value]).toEqual(['amxl', ''])
})

test('[RT-30] without known titles the buyer chooses the columns, and the first row is a product', async () => {
  const { user, choose, columnOf, addButton, dialog } = await openImport()
  await choose(fileOf('清单.csv', '3,blf\n20,amxl\n9\n'))
  expect(await dialog.findByText('清单.csv，共 3 行。没有认出列名，请选择商品所在的列。')).toBeTruthy()
  expect(columnOf('商品列').selectedOptions[0]?.text).toBe('请选择')
  expect(columnOf('数量列').selectedOptions[0]?.text).toBe('没有数量')
  expect(addButton().disabled).toBe(true)
  await user.selectOptions(columnOf('数量列'), '第 1 列 3')
  expect(addButton().disabled).toBe(true)
  await user.selectOptions(columnOf('商品列'), '第 2 列 blf')
  // The columns are those of the buyer, not of titles.
  expect(dialog.getByText('清单.csv，共 3 行。没有认出列名，请选择商品所在的列。')).toBeTruthy()
  await user.click(addButton())
  expect(await findInRow(2, '布洛芬缓释胶囊')).toBeTruthy()
  expect([number(2).value, number(3).value]).toEqual(['3', '20'])
})

test.each([
  ['文件不能超过 5 MB，请拆分后导入', fileOf('大.csv', 'blf,5', MOST_SHEET_BYTES + 1)],
  ['文件里没有内容', fileOf('空.csv', '\n\n')],
  ['文件无法读取，请另存为 xlsx 或 csv 后重试', fileOf('坏.xlsx', 'no zip')],
])('[RT-30] a file that cannot be taken says %s, and another one can be chosen', async (text, file) => {
  const { choose, dialog, addButton } = await openImport()
  await choose(file)
  expect((await dialog.findByRole('alert')).textContent).toBe(text)
  expect(addButton().disabled).toBe(true)
  await choose(fileOf('补货.csv', '商品编码,数量\nblf,5\n', MOST_SHEET_BYTES))
  expect(await dialog.findByText(/补货.csv，共 1 行/)).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('[RT-30] the focus stays where the file was chosen', async () => {
  const { user, choose, dialog } = await openImport()
  await choose(fileOf('补货.csv', '商品编码,数量\nblf,5\n'))
  await dialog.findByText(/补货.csv/)
  expect(document.activeElement).toBe(dialog.getByLabelText('选择文件'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '导入文件' })))
})

test('[RT-30] a dialog that is closed and opened again has no file', async () => {
  const { user, choose, dialog } = await openImport()
  await choose(fileOf('补货.csv', '商品编码,数量\nblf,5\n'))
  await dialog.findByText(/补货.csv/)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(query(2).value).toBe('')
  await user.click(screen.getByRole('button', { name: '导入文件' }))
  await screen.findByRole('dialog', { name: '导入文件' })
  expect(screen.queryByText(/补货.csv/)).toBeNull()
})

test('[RT-30] the columns of the template are known when it is filled in and read', async () => {
  const saved = savedFiles()
  const { user, dialog } = await openImport()
  await user.click(dialog.getByRole('button', { name: '下载模板' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1), 5000)
  expect(saved[0]?.name).toBe('快捷采购模板.xlsx')
  const rows = await readSheetFile(saved[0]!.file)
  expect(readPurchaseTable(rows.slice(1), readPurchaseColumns(rows[0]!)!)).toEqual([
    { query: '阿莫西林胶囊 0.25g*24粒', number: '20' },
  ])
})
