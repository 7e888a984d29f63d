import { createRequire } from 'node:module'
import path from 'node:path'
import { capitalAmountText, formatAmount, INVOICE_TYPES, sumTaxes } from '@yaoji/domain'
import PDFDocument from 'pdfkit'
import { SITE } from '../config/service'
import { TRANSFER_ACCOUNT } from '../payment/state'
import { SUPPLIER } from '../supply-contract/read'
import { drawLines, rateText } from './draw-lines'
import { BOX, CONTENT, type Drawing, FONT, INK, LINE, MARGIN, PAGE, SEAL } from './drawing'
import type { InvoiceRow } from './issued'

const require = createRequire(import.meta.url)

/** Noto Sans in Simplified Chinese; a PDF contains only the glyphs that it shows. */
const FONT_FILE = path.resolve(require.resolve('@embedpdf/fonts-sc'), '../../fonts/NotoSansHans-Regular.otf')

const SELLER = [
  ['名称', SUPPLIER.company],
  ['税号', SUPPLIER.credit_code],
  ['地址', SUPPLIER.address],
  ['电话', SUPPLIER.phone],
  ['开户行', TRANSFER_ACCOUNT.bank],
  ['账号', TRANSFER_ACCOUNT.account],
] as const

/** The PDF of an issued invoice. `redOf` is the number of the invoice that it takes back a part of; empty without one. */
export async function drawInvoice(invoice: InvoiceRow, redOf: string): Promise<Buffer> {
  const title = `${INVOICE_TYPES[invoice.type].text}${redOf ? '（红字）' : ''}`
  const document: Drawing = new PDFDocument({
    size: PAGE,
    margin: MARGIN,
    bufferPages: true,
    info: { Title: `${title} ${invoice.number}`, Author: SITE.company },
  })
  const content = collect(document)
  document.registerFont(FONT, FONT_FILE).font(FONT).fillColor(INK)
  drawHead(document, invoice, title)
  drawParties(document, invoice)
  drawLines(document, invoice.lines)
  drawSums(document, invoice)
  drawRemark(document, invoice, redOf)
  markPages(document)
  document.end()
  return content
}

function collect(document: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}

function drawHead(document: Drawing, { number, issued_on }: InvoiceRow, title: string): void {
  document.fontSize(18).fillColor(SEAL).text(title, MARGIN, MARGIN, { width: CONTENT, align: 'center' })
  document.fontSize(9).fillColor(INK)
  document.text(`发票号码：${number}`, MARGIN, MARGIN + 32, { width: CONTENT, align: 'right' })
  document.text(`开票日期：${issued_on}`, { width: CONTENT, align: 'right' })
  document.moveDown(0.5)
}

/** Buyer and seller, side by side. */
function drawParties(document: Drawing, { profile }: InvoiceRow): void {
  const buyer = [
    ['名称', profile?.title ?? ''],
    ['税号', profile?.tax_no ?? ''],
    ['地址', profile?.address ?? ''],
    ['电话', profile?.phone ?? ''],
    ['开户行', profile?.bank || '—'],
    ['账号', profile?.account || '—'],
  ] as const
  const top = document.y
  const half = CONTENT / 2
  const left = drawParty(document, { title: '购买方', rows: buyer, x: MARGIN, top })
  const right = drawParty(document, { title: '销售方', rows: SELLER, x: MARGIN + half, top })
  const height = Math.max(left, right) - top + BOX
  document
    .rect(MARGIN, top, half, height)
    .rect(MARGIN + half, top, half, height)
    .stroke(LINE)
  document.x = MARGIN
  document.y = top + height + BOX
}

interface Party {
  readonly title: string
  readonly rows: readonly (readonly [name: string, value: string])[]
  readonly x: number
  readonly top: number
}

/** Draws a party and returns where it ends. */
function drawParty(document: Drawing, { title, rows, x, top }: Party): number {
  const width = CONTENT / 2 - 2 * BOX
  document.fontSize(9).text(title, x + BOX, top + BOX, { width })
  for (const [name, value] of rows) document.fontSize(8.5).text(`${name}：${value}`, { width })
  return document.y
}

/** The sums in words and numbers, and the tax by rate. */
function drawSums(document: Drawing, { amount, tax_amount, lines }: InvoiceRow): void {
  const rows = [
    `合计　　金额 ¥${formatAmount(amount - tax_amount)}　　税额 ¥${formatAmount(tax_amount)}`,
    `价税合计（大写）${capitalAmountText(amount)}　　（小写）¥${formatAmount(amount)}`,
    ...sumTaxes(lines).map(
      ({ rate, net, tax }) =>
        `税率 ${rateText(rate)}　　金额 ¥${formatAmount(net)}　　税额 ¥${formatAmount(tax)}`,
    ),
  ]
  document.fontSize(9)
  for (const row of rows) document.text(row, MARGIN, document.y + 3, { width: CONTENT })
}

function drawRemark(document: Drawing, { reason }: InvoiceRow, redOf: string): void {
  const remarks = [
    redOf && `冲销发票 ${redOf} 的退款部分`,
    reason,
    '样票：演示环境开具，不能作为报销和抵扣凭证',
  ]
  document
    .moveDown(0.5)
    .fontSize(8.5)
    .text(`备注：${remarks.filter(Boolean).join('；')}`, MARGIN, document.y, { width: CONTENT })
}

/** Marks every page as a specimen, with its number. */
function markPages(document: Drawing): void {
  const { count } = document.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at)
    const { width, height } = document.page
    // Below the bottom margin a text would begin another page.
    document.page.margins.bottom = 0
    document
      .save()
      .rotate(-24, { origin: [width / 2, height / 2] })
      .fontSize(110)
      .fillColor(SEAL, 0.1)
      .text('样票', 0, height / 2 - 80, { width, align: 'center' })
      .restore()
    document
      .fontSize(8)
      .fillColor(INK, 1)
      .text(`第 ${at + 1} 页，共 ${count} 页`, MARGIN, height - 28, { width: CONTENT, align: 'center' })
  }
}
