import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSheetFile } from './readSheetFile'
import { saveRows, saveSheet } from './saveSheet'

const saved: { name: string; content: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  let content = new Blob()
  const createObjectURL = (blob: Blob) => {
    content = blob
    return 'blob:saved'
  }
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(async () => {
  // The library removes its link a moment later, from a document that other files use too.
  await vi.waitFor(() => expect(document.querySelector('a[download]')).toBeNull())
  vi.unstubAllGlobals()
})

async function rowsOfSaved() {
  const [file] = saved
  const reader = new FileReader()
  const read = new Promise(resolve => reader.addEventListener('load', resolve))
  reader.readAsArrayBuffer(file!.content)
  await read
  const bytes = new Uint8Array(reader.result as ArrayBuffer).slice().buffer
  const sheets = await readSheetFile({ name: file!.name, arrayBuffer: async () => bytes } as unknown as File)
  return sheets[0]!.rows
}

test('records become a file named for the sheet and the day, with titles', async () => {
  const columns = [
    { header: '商品', width: 20, value: (row: { name: string; amount: number }) => row.name },
    { header: '金额', width: 10, value: (row: { amount: number }) => row.amount, format: '0.00' },
  ]
  await saveSheet({ name: '明细', day: '2026-11-21', columns }, [{ name: '板蓝根颗粒', amount: 12.5 }])
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('明细 2026-11-21.xlsx')
  expect(await rowsOfSaved()).toEqual([
    ['商品', '金额'],
    ['板蓝根颗粒', '12.5'],
  ])
})

test('rows are saved as they are; an empty cell stays empty', async () => {
  await saveRows('模板.xlsx', [
    ['编码', '名称', '数量'],
    [null, '阿莫西林胶囊', 20],
  ])
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('模板.xlsx')
  expect(await rowsOfSaved()).toEqual([
    ['编码', '名称', '数量'],
    ['', '阿莫西林胶囊', '20'],
  ])
})
