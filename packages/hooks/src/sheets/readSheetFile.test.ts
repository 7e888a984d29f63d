import { expect, test } from 'vitest'
import { readSheetFile } from './readSheetFile'

/** A file of the browser, as far as it is read. */
const fileOf = (name: string, bytes: Uint8Array) =>
  ({ name, arrayBuffer: async () => bytes.slice().buffer }) as unknown as File

test('[RT-30] a csv file is read in UTF-8, with quotes and without empty rows at its end', async () => {
  const text = '名称,数量\r\n"阿莫西林胶囊, 0.25g",20\r\n,\r\n\r\n'
  expect(await readSheetFile(fileOf('a.csv', new TextEncoder().encode(text)))).toEqual([
    {
      name: 'a.csv',
      rows: [
        ['名称', '数量'],
        ['阿莫西林胶囊, 0.25g', '20'],
      ],
    },
  ])
})

test('[RT-30] a csv file of a spreadsheet program on a Chinese Windows is read in GB 18030', async () => {
  const titles = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xca, 0xfd, 0xc1, 0xbf]
  expect(await readSheetFile(fileOf('a.csv', new Uint8Array(titles)))).toEqual([
    { name: 'a.csv', rows: [['名称', '数量']] },
  ])
})

test('[RT-30] what a spreadsheet program saves as Unicode text is read, with tabs between its cells', async () => {
  const text = '\uFEFF名称\t数量\r\n板蓝根颗粒\t20\r\n'
  const bytes = new Uint8Array(
    [...text].flatMap(letter => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  )
  const rows = [
    ['名称', '数量'],
    ['板蓝根颗粒', '20'],
  ]
  expect(await readSheetFile(fileOf('a.txt', bytes))).toEqual([{ name: 'a.txt', rows }])
  const swapped = bytes.map((_byte, at) => bytes[at ^ 1] ?? 0)
  expect(await readSheetFile(fileOf('a.csv', swapped))).toEqual([{ name: 'a.csv', rows }])
})

test('[RT-30] a file of an old spreadsheet program is refused, whatever it is called', async () => {
  const xls = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00, 0x00])
  await expect(readSheetFile(fileOf('a.xls', xls))).rejects.toThrow()
  await expect(readSheetFile(fileOf('a.csv', xls))).rejects.toThrow()
})

test('[RT-30] what is no spreadsheet is refused', async () => {
  await expect(readSheetFile(fileOf('a.xlsx', new TextEncoder().encode('no zip')))).rejects.toThrow()
})

/** An xlsx file as the browser gives it. */
async function xlsxOf(blob: Blob): Promise<File> {
  const reader = new FileReader()
  const read = new Promise(resolve => reader.addEventListener('load', resolve))
  reader.readAsArrayBuffer(blob)
  await read
  return fileOf('a.xlsx', new Uint8Array(reader.result as ArrayBuffer))
}

test.each(['yyyy-mm-dd', 'm月d日', 'yyyy"年"m"月"d"日"', '[$-804]yyyy/m/d'])(
  '[RT-30] a date in an xlsx file is its day, in the format %s',
  async format => {
    const { default: writeSheet } = await import('write-excel-file/universal')
    const rows = [[{ value: '阿莫西林胶囊' }, { value: new Date('2026-11-23T00:00:00Z'), format }]]
    expect(await readSheetFile(await xlsxOf(await writeSheet(rows).toBlob()))).toMatchObject([
      { rows: [['阿莫西林胶囊', '2026-11-23']] },
    ])
  },
)

test('[RT-30] all sheets of an xlsx file are read, with their empty rows between others', async () => {
  const { default: writeSheet } = await import('write-excel-file/universal')
  const blob = await writeSheet([
    { data: [[{ value: '封面' }]], sheet: '封面' },
    { data: [[{ value: '品名' }], [], [{ value: '板蓝根颗粒' }]], sheet: '计划' },
  ]).toBlob()
  const sheets = await readSheetFile(await xlsxOf(blob))
  expect(sheets.map(({ name }) => name)).toEqual(['封面', '计划'])
  expect(sheets[1]?.rows.map(row => row.join('|'))).toEqual(['品名', '', '板蓝根颗粒'])
})
