import { capitalAmountText, formatAmount, INVOICE_TYPES, sumTaxes } from '@yaoji/domain'
import type { InvoiceContent, PartyRow } from './content'
import { drawLines, rateText } from './draw-lines'
import {
  BOX,
  CONTENT,
  type Drawing,
  drawPdf,
  INK,
  LINE,
  MARGIN,
  markSpecimen,
  numberPage,
  onEachPage,
  SEAL,
} from './drawing'

/** The PDF of an issued invoice. */
export function drawInvoice(invoice: InvoiceContent): Promise<Buffer> {
  const title = `${INVOICE_TYPES[invoice.type].text}${invoice.red_of ? '（红字）' : ''}`
  const head = {
    title: `${title} ${invoice.number}`,
    author: invoice.seller[0]?.[1] ?? '',
    at: `${invoice.issued_on}T00:00:00+08:00`,
  }
  return drawPdf(head, document => {
    drawHead(document, invoice, title)
    drawParties(document, invoice)
    drawLines(document, invoice.lines)
    drawSums(document, invoice)
    drawRemark(document, invoice)
    onEachPage(document, (at, count) => {
      if (invoice.specimen) markSpecimen(document, '样票')
      numberPage(document, at, count)
    })
  })
}

function drawHead(document: Drawing, { number, issued_on }: InvoiceContent, title: string): void {
  document.fontSize(18).fillColor(SEAL).text(title, MARGIN, MARGIN, { width: CONTENT, align: 'center' })
  document.fontSize(9).fillColor(INK)
  document.text(`发票号码：${number}`, MARGIN, MARGIN + 32, { width: CONTENT, align: 'right' })
  document.text(`开票日期：${issued_on}`, { width: CONTENT, align: 'right' })
  document.moveDown(0.5)
}

/** Buyer and seller, side by side. */
function drawParties(document: Drawing, { profile, seller }: InvoiceContent): void {
  const buyer: readonly PartyRow[] = [
    ['名称', profile?.title ?? ''],
    ['税号', profile?.tax_no ?? ''],
    ['地址', profile?.address ?? ''],
    ['电话', profile?.phone ?? ''],
    ['开户行', profile?.bank || '—'],
    ['账号', profile?.account || '—'],
  ]
  const top = document.y
  const half = CONTENT / 2
  const left = drawParty(document, { title: '购买方', rows: buyer, x: MARGIN, top })
  const right = drawParty(document, { title: '销售方', rows: seller, x: MARGIN + half, top })
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
  readonly rows: readonly PartyRow[]
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
function drawSums(document: Drawing, { amount, tax_amount, lines }: InvoiceContent): void {
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

function drawRemark(document: Drawing, { reason, red_of, specimen }: InvoiceContent): void {
  const remarks = [
    red_of && `冲销发票 ${red_of} 的退款部分`,
    reason,
    specimen && '样票：演示环境开具，不能作为报销和抵扣凭证',
  ].filter(Boolean)
  if (remarks.length === 0) return
  document
    .moveDown(0.5)
    .fontSize(8.5)
    .text(`备注：${remarks.join('；')}`, MARGIN, document.y, { width: CONTENT })
}
