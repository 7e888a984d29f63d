import { acceptanceRecordFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { pagesOf, textIn } from '../../tests/pdf-text'
import type { AcceptanceContent, InvoiceContent, PdfContent } from './content'
import draw from './draw'

const LINE = {
  ...{ order_id: 1, line_id: 1, name: '阿莫西林胶囊', ypgg: '0.25g*24粒', bzdw: '盒', number: 2 },
  ...{ rate: 1300, net: 1770, tax: 230 },
}

const INVOICE: InvoiceContent = {
  kind: 'invoice',
  type: 'digital',
  number: '26310000000000000001',
  issued_on: '2026-11-20',
  seller: [['名称', '药集医药']],
  profile: null,
  lines: [LINE],
  amount: 2_000,
  tax_amount: 230,
  red_of: '',
  reason: '',
  specimen: false,
}

/** Whether a text of the PDF has the word. */
async function shows(content: PdfContent, word: string): Promise<boolean> {
  return pagesOf(await draw(content)).some(({ texts }) => texts.some(({ text }) => text.includes(word)))
}

/** The rows below the titles of the table, each as what its cells show, by the titles of their columns. */
async function tableOf(content: InvoiceContent): Promise<Record<string, string>[]> {
  const [page] = pagesOf(await draw(content))
  const cells = page!.frames.map(frame => ({ ...frame, text: textIn(page!, frame) }))
  const head = cells.find(({ text }) => text === '项目名称')!
  const titles = cells.filter(({ top }) => top === head.top)
  const rows = cells.filter(({ left, top }) => left === head.left && top > head.top)
  return rows.map(row => {
    const own = cells.filter(({ top }) => top === row.top)
    return Object.fromEntries(
      own.map(({ left, text }) => [titles.find(title => title.left === left)?.text, text]),
    )
  })
}

test('[RT-32] the invoice of a real shop says nothing of a specimen; that of a demonstration does', async () => {
  expect(await shows(INVOICE, '阿莫西林胶囊')).toBe(true)
  expect([await shows(INVOICE, '样'), await shows(INVOICE, '演示')]).toEqual([false, false])
  const specimen = { ...INVOICE, specimen: true }
  expect([await shows(specimen, '样票'), await shows(specimen, '演示环境开具')]).toEqual([true, true])
})

test('[RT-32] a red invoice says so, and which invoice it takes back', async () => {
  const red = { ...INVOICE, red_of: '26310000000000000009', lines: [{ ...LINE, net: -1770, tax: -230 }] }
  for (const word of ['（红字）', '冲销发票 26310000000000000009'])
    expect([await shows(INVOICE, word), await shows(red, word)]).toEqual([false, true])
})

const FREIGHT = {
  ...{ order_id: 1, line_id: 0, name: '运费', ypgg: '', bzdw: '', number: 0 },
  ...{ rate: 1300, net: 1062, tax: 138 },
}

test('[RT-32] a line has its number and the price of a pack without tax; freight is a line without them', async () => {
  const invoice = { ...INVOICE, lines: [LINE, { ...LINE, number: 3, rate: 0, net: 1_000, tax: 0 }, FREIGHT] }
  expect(await tableOf({ ...invoice, amount: 4_200, tax_amount: 368 })).toEqual([
    {
      ...{ 项目名称: '阿莫西林胶囊', 规格型号: '0.25g*24粒', 单位: '盒', 数量: '2', 单价: '8.85' },
      ...{ 金额: '17.70', 税率: '13%', 税额: '2.30' },
    },
    {
      ...{ 项目名称: '阿莫西林胶囊', 规格型号: '0.25g*24粒', 单位: '盒', 数量: '3', 单价: '3.3333' },
      ...{ 金额: '10.00', 税率: '免税', 税额: '0.00' },
    },
    {
      ...{ 项目名称: '运费', 规格型号: '', 单位: '', 数量: '', 单价: '' },
      ...{ 金额: '10.62', 税率: '13%', 税额: '1.38' },
    },
  ])
})

test('[RT-32] a line of a red invoice takes back an amount and its tax, without a number and a price', async () => {
  const lines = [
    { ...LINE, net: -1770, tax: -230 },
    { ...FREIGHT, net: -1062, tax: -138 },
  ]
  const red = { ...INVOICE, red_of: '26310000000000000009', lines, amount: -3_200, tax_amount: -368 }
  expect(await tableOf(red)).toEqual([
    {
      ...{ 项目名称: '阿莫西林胶囊', 规格型号: '0.25g*24粒', 单位: '盒', 数量: '', 单价: '' },
      ...{ 金额: '-17.70', 税率: '13%', 税额: '-2.30' },
    },
    {
      ...{ 项目名称: '运费', 规格型号: '', 单位: '', 数量: '', 单价: '' },
      ...{ 金额: '-10.62', 税率: '13%', 税额: '-1.38' },
    },
  ])
})

test('the same content is the same file', async () => {
  const [one, other] = [await draw(INVOICE), await draw(INVOICE)]
  expect(Buffer.compare(one, other)).toBe(0)
})

test('[RT-32] an invoice with more lines than a page has a second page', async () => {
  const many = { ...INVOICE, lines: Array.from({ length: 80 }, () => LINE) }
  expect(Buffer.from(await draw(many)).toString('latin1')).toContain('/Count 3')
})

const RECORDS: AcceptanceContent = {
  kind: 'acceptance records',
  company: '康宁大药房',
  drawn_at: '2026-11-24 09:00:00',
  from: '2026-11-01',
  to: '',
  total: 2,
  records: [
    acceptanceRecordFor(1),
    acceptanceRecordFor(2, { received: 9, short: 1, accepted: 9, reason: '短缺 1', is_gift: 1 }),
  ],
}

test('[RT-27] the record of acceptances has the buyer, the days and a row for each batch', async () => {
  const pages = pagesOf(await draw(RECORDS))
  const text = pages.flatMap(({ texts }) => texts.map(each => each.text)).join('')
  for (const word of ['药品收货验收记录', '康宁大药房', '2026-11-01 至 今日', '共 2 条', '短缺 1', '陈晓梅'])
    expect(text).toContain(word)
  expect(await shows({ ...RECORDS, total: 9 }, '本文件为最近 2 条')).toBe(true)
  const many = Array.from({ length: 60 }, (_, at) => acceptanceRecordFor(at + 1))
  const long = pagesOf(await draw({ ...RECORDS, total: 60, records: many }))
  expect(long.length).toBeGreaterThan(1)
  for (const { texts } of long) expect(texts.some(each => each.text.includes('验收日'))).toBe(true)
})
