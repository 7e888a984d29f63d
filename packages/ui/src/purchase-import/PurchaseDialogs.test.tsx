import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PurchaseSheet } from '@yaoji/hooks'
import { expect, test, vi } from 'vitest'
import { LabelsProvider } from '../labels'
import { en } from '../locales/en'
import { testConformance } from '../part/testing/conformance'
import { expectAccessible } from '../part/testing/expectAccessible'
import { PurchaseImportDialog } from './PurchaseImportDialog'
import { PurchasePasteDialog } from './PurchasePasteDialog'
import { PurchaseTableDialog } from './PurchaseTableDialog'

const SHEETS: readonly PurchaseSheet[] = [
  {
    name: '清单',
    rows: [
      ['商品编码', '要货量'],
      ['YJ101005', '5'],
      ['YJ101006', '20'],
    ],
  },
]

/** The dialog of a file that has these sheets. */
function openImport(readFile: () => Promise<readonly PurchaseSheet[]> = async () => SHEETS) {
  const onLines = vi.fn()
  const onClose = vi.fn()
  const onTemplate = vi.fn()
  const props = { onLines, onClose, onTemplate, readFile, maxBytes: 10 * 1024 * 1024 }
  const view = render(<PurchaseImportDialog open {...props} />)
  const user = userEvent.setup()
  const choose = (name: string, size?: number) => {
    const file = new File(['rows'], name)
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
    return user.upload(screen.getByLabelText('选择文件'), file)
  }
  const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^加入清单/ })
  return { ...view, props, user, choose, addButton }
}

test('[RT-30] the lines of a file are added, and the dialog closes', async () => {
  const { user, choose, addButton, props, baseElement } = openImport()
  expect([addButton().textContent, addButton().disabled]).toEqual(['加入清单', true])
  await choose('补货.xlsx')
  expect(await screen.findByText('补货.xlsx：请核对工作表、列名和每一列的内容，回车加入清单。')).toBeTruthy()
  await expectAccessible(baseElement)
  expect(addButton().textContent).toBe('加入清单（2 行）')
  await user.click(addButton())
  expect(props.onLines).toHaveBeenCalledWith([
    { query: 'YJ101005', number: '5' },
    { query: 'YJ101006', number: '20' },
  ])
  expect(props.onClose).toHaveBeenCalledOnce()
})

test('[RT-30] closed, it forgets the file', async () => {
  const { user, choose, props, rerender } = openImport()
  await choose('补货.xlsx')
  await screen.findByText(/^补货.xlsx/)
  await user.keyboard('{Escape}')
  expect([props.onClose.mock.calls.length, props.onLines.mock.calls.length]).toEqual([1, 0])
  rerender(<PurchaseImportDialog open {...props} />)
  expect(screen.queryByText(/补货.xlsx/)).toBeNull()
})

test.each([
  ['文件不能超过 10 MB，请拆分后导入', 10 * 1024 * 1024 + 1, async () => SHEETS],
  ['文件里没有内容', 10 * 1024 * 1024, async () => [{ name: '清单', rows: [] }]],
  ['文件无法读取，请另存为 xlsx 或 csv 后重试', 1, () => Promise.reject(new Error('no zip'))],
])('[RT-30] a file that cannot be taken says %s', async (text, size, readFile) => {
  const { choose, addButton } = openImport(readFile)
  await choose('补货.xlsx', size)
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(addButton().disabled).toBe(true)
})

test('[RT-30] a table to fill in is offered where one can be saved', async () => {
  const { user, props, rerender } = openImport()
  await user.click(screen.getByRole('button', { name: '下载模板' }))
  expect(props.onTemplate).toHaveBeenCalledOnce()
  rerender(<PurchaseImportDialog open {...props} onTemplate={undefined} />)
  expect(screen.queryByRole('button', { name: '下载模板' })).toBeNull()
})

function openPaste() {
  const onLines = vi.fn()
  const onClose = vi.fn()
  const view = render(<PurchasePasteDialog open {...{ onLines, onClose }} />)
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('清单')
  return { ...view, onLines, onClose, text, user: userEvent.setup() }
}

test('[RT-30] lines that are written are added once; the field is then empty', async () => {
  const { user, onLines, onClose, text, baseElement } = openPaste()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '加入清单' }).disabled).toBe(true)
  await user.type(text(), 'blf 5{Enter}以上，谢谢')
  expect(screen.getByText('认出 1 行，略过 1 行没有商品：以上，谢谢')).toBeTruthy()
  await expectAccessible(baseElement)
  await user.click(screen.getByRole('button', { name: '加入清单（1 行）' }))
  expect(onLines).toHaveBeenCalledWith([{ query: 'blf', number: '5' }])
  expect(onClose).toHaveBeenCalledOnce()
  expect(text().value).toBe('')
})

test('[RT-30] cancelled, it adds nothing and keeps the text', async () => {
  const { user, onLines, onClose, text } = openPaste()
  await user.type(text(), 'blf 5')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect([onLines.mock.calls.length, onClose.mock.calls.length, text().value]).toEqual([0, 1, 'blf 5'])
})

test('every word can be another one', async () => {
  render(
    <LabelsProvider labels={en}>
      <PurchaseImportDialog open onLines={() => {}} onClose={() => {}} readFile={async () => []} />
    </LabelsProvider>,
  )
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Import a file' })).toBeTruthy())
  expect(screen.getByRole('dialog').textContent).not.toMatch(/\p{Script=Han}/u)
})

const PASTED = [
  ['自编码', '品名', '数量', '备注'],
  ['HM-1', '板蓝根颗粒', '30', ''],
  ['HM-2', '尿毒清颗粒', '', '急'],
  ['合计', '', '30', ''],
]

function openTable(rows: readonly (readonly string[])[] | null = PASTED) {
  const onLines = vi.fn()
  const onClose = vi.fn()
  const view = render(<PurchaseTableDialog rows={rows} {...{ onLines, onClose }} />)
  return { ...view, onLines, onClose, user: userEvent.setup() }
}

const TAKEN = [
  { query: '板蓝根颗粒', number: '30', own_code: 'HM-1' },
  { query: '尿毒清颗粒', number: '', own_code: 'HM-2' },
]

test('[RT-30] a pasted table shows what was understood, and Enter takes it', async () => {
  const { user, onLines, onClose, baseElement } = openTable()
  const add = screen.getByRole('button', { name: '加入清单（2 行）' })
  expect(document.activeElement).toBe(add)
  expect(screen.getByText('认出 2 行，1 行没有数量，略过 1 行合计')).toBeTruthy()
  await expectAccessible(baseElement)
  await user.keyboard('{Enter}')
  expect(onLines).toHaveBeenCalledExactlyOnceWith(TAKEN)
  expect(onClose).toHaveBeenCalledOnce()
})

test('[RT-30] Enter takes it in the choice of the titles too; Esc takes nothing', async () => {
  const { user, onLines, onClose } = openTable()
  await user.click(screen.getByRole('radio', { name: '第 1 行是列名' }))
  await user.keyboard('{Enter}')
  expect(onLines).toHaveBeenCalledExactlyOnceWith(TAKEN)
  await user.keyboard('{Escape}')
  expect([onLines.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 2])
})

test('[RT-30] without a column that names products nothing can be taken', async () => {
  const { user, onLines } = openTable()
  for (const column of ['第 1 列 自编码', '第 2 列 品名'])
    await user.selectOptions(screen.getByRole('combobox', { name: column }), '不用')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '加入清单' }).disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: '第 1 行是列名' }))
  expect(onLines).not.toHaveBeenCalled()
})

test('[RT-30] a table in the dialog to paste is shown first, where that is offered', async () => {
  const onTable = vi.fn()
  const onLines = vi.fn()
  render(<PurchasePasteDialog open onClose={() => {}} {...{ onLines, onTable }} />)
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('清单'))
  await user.paste(PASTED.map(cells => cells.join('\t')).join('\n'))
  await user.click(screen.getByRole('button', { name: /^加入清单/ }))
  expect(onTable).toHaveBeenCalledExactlyOnceWith(PASTED)
  expect(onLines).not.toHaveBeenCalled()
})

test('[RT-30] once a file is read, Enter takes what was understood', async () => {
  const { user, choose, addButton, props } = openImport()
  await choose('补货.xlsx')
  await screen.findByText(/^补货.xlsx/)
  await waitFor(() => expect(document.activeElement).toBe(addButton()))
  await user.keyboard('{Enter}')
  expect(props.onLines).toHaveBeenCalledOnce()
})

const closing = { open: true, onLines: () => {}, onClose: () => {} }

testConformance(
  { PurchaseImportDialog, PurchasePasteDialog, PurchaseTableDialog },
  {
    PurchaseImportDialog: { props: { ...closing, readFile: async () => [] } },
    PurchasePasteDialog: { props: closing },
    PurchaseTableDialog: { props: { rows: PASTED, onLines: () => {}, onClose: () => {} } },
  },
)
