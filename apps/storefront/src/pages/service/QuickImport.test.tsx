import { screen, waitFor, within } from '@testing-library/react'
import { proposePurchaseTable, purchaseLineOf, readPurchaseSheet } from '@yaoji/domain'
import { readSheetFile } from '@yaoji/hooks/sheets'
import { afterEach, expect, test, vi } from 'vitest'
import { findInRow, number, openQuickBuy, query } from '../../testing/quickBuy'
import { savedFiles } from '../../testing/savedFiles'

afterEach(() => sessionStorage.clear())

/** The largest file that is read. */
const MOST_BYTES = 5 * 1024 * 1024

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
  const kindOf = (name: string) => columnOf(name).selectedOptions[0]?.text
  const counts = () => dialog.findByRole('status')
  const addButton = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^加入清单/ })
  return { ...page, dialog, choose, columnOf, kindOf, counts, addButton }
}

const isOpen = () => screen.queryByRole('dialog') !== null

test('[RT-30] the columns of a file are known by their titles, and its rows are matched in the grid', async () => {
  const { user, client, choose, kindOf, counts, addButton } = await openImport()
  expect(addButton().textContent).toBe('加入清单')
  expect(addButton().disabled).toBe(true)
  await choose(fileOf('补货.csv', '序号,商品编码,要货量\n1,blf,5\n2,amxl,20\n'))
  expect((await counts()).textContent).toBe('认出 2 行')
  expect(['第 1 列 序号', '第 2 列 商品编码', '第 3 列 要货量'].map(kindOf)).toEqual([
    '不用',
    '编码或条码',
    '数量',
  ])
  expect(addButton().textContent).toBe('加入清单（2 行）')
  await user.click(addButton())
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect([query(1).value, number(1).value, query(2).value, number(2).value]).toEqual([
    'blf',
    '5',
    'amxl',
    '20',
  ])
  expect(isOpen()).toBe(false)
  // None of them is to be looked at: the next key types in the empty row.
  await waitFor(() => expect(document.activeElement).toBe(query(3)))
  expect(client.sentTo('quickBuy.match').map(({ input }) => input)).toEqual([{ queries: ['blf', 'amxl'] }])
})

test('[RT-30] names with pack and maker find a product, and another column can be chosen', async () => {
  const { user, choose, columnOf, addButton, counts } = await openImport()
  await choose(fileOf('补货.csv', '商品名称,规格,助记码,数量\n阿莫西林胶囊,24粒,amxl,20\n'))
  await counts()
  await user.selectOptions(columnOf('第 1 列 商品名称'), '不用')
  await user.selectOptions(columnOf('第 2 列 规格'), '不用')
  await user.selectOptions(columnOf('第 3 列 助记码'), '品名')
  await user.selectOptions(columnOf('第 4 列 数量'), '不用')
  await user.click(addButton())
  expect(await findInRow(1, '阿莫西林胶囊')).toBeTruthy()
  expect([query(1).value, number(1).value]).toEqual(['amxl', ''])
})

test('[RT-30] without known titles the buyer chooses the columns, and the first row is a product', async () => {
  const { user, choose, columnOf, addButton, counts } = await openImport()
  await choose(fileOf('清单.csv', '3,blf\n20,amxl\n9\n'))
  expect((await counts()).textContent).toBe('请在表格上方选择品名或编码所在的列。')
  expect(addButton().disabled).toBe(true)
  await user.selectOptions(columnOf('第 2 列'), '品名')
  await user.click(addButton())
  expect(await findInRow(1, '布洛芬缓释胶囊')).toBeTruthy()
  expect([number(1).value, number(2).value]).toEqual(['3', '20'])
})

test('[RT-30] a file of another system: title, own codes, a stock beside the number, a date, a sum', async () => {
  const { user, client, choose, kindOf, counts, addButton } = await openImport()
  await choose(
    fileOf(
      '要货.csv',
      [
        '惠民大药房采购计划,,,,,',
        '商品编码,品名,规格,厂家,数量,采购数量',
        '1023,尿毒清颗粒,5g*18袋,康臣药业,1,20',
        '001044,板蓝根颗粒,10g*20袋,白云山,1,2026-11-23',
        '合计,,,,2,500',
      ].join('\n'),
    ),
  )
  expect((await counts()).textContent).toBe('认出 2 行，1 行的数量或条码不正确，略过 1 行合计')
  expect([kindOf('第 5 列 数量'), kindOf('第 6 列 采购数量')]).toEqual(['不用', '数量'])
  await user.click(addButton())
  await waitFor(() =>
    expect(client.sentTo('quickBuy.match').map(({ input }) => input)).toEqual([
      {
        queries: ['尿毒清颗粒 5g*18袋 康臣药业', '001044 板蓝根颗粒 10g*20袋 白云山'],
        own_codes: ['1023', '001044'],
      },
    ]),
  )
  expect([number(1).value, number(2).value]).toEqual(['20', '2026-11-23'])
})

test.each([
  ['文件不能超过 5 MB，请拆分后导入', fileOf('大.csv', 'blf,5', MOST_BYTES + 1)],
  ['文件里没有内容', fileOf('空.csv', '\n\n')],
  ['文件无法读取，请另存为 xlsx 或 csv 后重试', fileOf('坏.xlsx', 'no zip')],
])('[RT-30] a file that cannot be taken says %s, and another one can be chosen', async (text, file) => {
  const { choose, dialog, addButton } = await openImport()
  await choose(file)
  expect((await dialog.findByRole('alert')).textContent).toBe(text)
  expect(addButton().disabled).toBe(true)
  await choose(fileOf('补货.csv', '商品编码,数量\nblf,5\n', MOST_BYTES))
  expect(await dialog.findByText(/补货.csv/)).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('[RT-30] after a file was read the focus is on the button that adds: Enter takes what was understood', async () => {
  const { user, choose, dialog } = await openImport()
  await choose(fileOf('补货.csv', '商品编码,数量\nblf,5\n'))
  await dialog.findByText(/补货.csv/)
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: '加入清单（1 行）' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '导入文件' })))
})

test('[RT-30] a dialog that is closed and opened again has no file', async () => {
  const { user, choose, dialog } = await openImport()
  await choose(fileOf('补货.csv', '商品编码,数量\nblf,5\n'))
  await dialog.findByText(/补货.csv/)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(query(1).value).toBe('')
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
  const [sheet] = await readSheetFile(saved[0]!.file)
  const { head, columns } = proposePurchaseTable(sheet!.rows)
  const { lines } = readPurchaseSheet(sheet!.rows, { head, kinds: columns.map(({ kind }) => kind) })
  expect(lines.map(purchaseLineOf)).toEqual([{ query: '阿莫西林胶囊 0.25g*24粒', number: '20' }])
})
