import { expect, test } from 'vitest'
import { readSheetFile } from './sheetFile'

/** A file of the browser, as far as it is read. */
const fileOf = (name: string, bytes: Uint8Array) =>
  ({ name, arrayBuffer: async () => bytes.slice().buffer }) as unknown as File

test('[RT-30] a csv file is read in UTF-8, with quotes and without empty rows', async () => {
  const text = '名称,数量\r\n"阿莫西林胶囊, 0.25g",20\r\n,\r\n\r\n'
  expect(await readSheetFile(fileOf('a.csv', new TextEncoder().encode(text)))).toEqual([
    ['名称', '数量'],
    ['阿莫西林胶囊, 0.25g', '20'],
  ])
})

test('[RT-30] a csv file of a spreadsheet program on a Chinese Windows is read in GB 18030', async () => {
  const titles = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xca, 0xfd, 0xc1, 0xbf]
  expect(await readSheetFile(fileOf('a.csv', new Uint8Array(titles)))).toEqual([['名称', '数量']])
})

test('[RT-30] a file of an old spreadsheet program is refused, whatever it is called', async () => {
  const xls = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00, 0x00])
  await expect(readSheetFile(fileOf('a.xls', xls))).rejects.toThrow()
  await expect(readSheetFile(fileOf('a.csv', xls))).rejects.toThrow()
})

test('[RT-30] what is no spreadsheet is refused', async () => {
  await expect(readSheetFile(fileOf('a.xlsx', new TextEncoder().encode('no zip')))).rejects.toThrow()
})

test('[RT-30] a date in an xlsx file is its day', async () => {
  const { default: writeSheet } = await import('write-excel-file/universal')
  const rows = [
    [{ value: '阿莫西林胶囊' }, { value: new Date('2026-11-23T00:00:00Z'), format: 'yyyy-mm-dd' }],
  ]
  const blob = await writeSheet(rows).toBlob()
  const reader = new FileReader()
  const read = new Promise(resolve => reader.addEventListener('load', resolve))
  reader.readAsArrayBuffer(blob)
  await read
  const bytes = new Uint8Array(reader.result as ArrayBuffer)
  expect(await readSheetFile(fileOf('a.xlsx', bytes))).toEqual([['阿莫西林胶囊', '2026-11-23']])
})
