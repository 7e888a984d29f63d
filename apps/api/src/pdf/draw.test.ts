import { expect, test } from 'vitest'
import { charactersOf } from '../../tests/pdfText'
import type { InvoiceContent } from './content'
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

/** Whether all characters of a word are in the PDF. */
async function shows(content: InvoiceContent, word: string): Promise<boolean> {
  const characters = charactersOf(await draw(content))
  return [...word].every(character => characters.has(character))
}

test('[RT-32] the invoice of a real shop says nothing of a specimen; that of a demonstration does', async () => {
  expect(await shows(INVOICE, '阿莫西林胶囊')).toBe(true)
  expect([await shows(INVOICE, '样'), await shows(INVOICE, '演示')]).toEqual([false, false])
  const specimen = { ...INVOICE, specimen: true }
  expect([await shows(specimen, '样票'), await shows(specimen, '演示环境开具')]).toEqual([true, true])
})

test('[RT-32] a red invoice says so, and which invoice it takes back', async () => {
  const red = { ...INVOICE, red_of: '26310000000000000009', lines: [{ ...LINE, net: -1770, tax: -230 }] }
  expect([await shows(INVOICE, '红字冲销'), await shows(red, '红字冲销')]).toEqual([false, true])
})

test('the same content is the same file', async () => {
  const [one, other] = [await draw(INVOICE), await draw(INVOICE)]
  expect(Buffer.compare(one, other)).toBe(0)
})

test('[RT-32] an invoice with more lines than a page has a second page', async () => {
  const many = { ...INVOICE, lines: Array.from({ length: 80 }, () => LINE) }
  expect(Buffer.from(await draw(many)).toString('latin1')).toContain('/Count 3')
})
