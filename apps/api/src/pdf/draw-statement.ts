import type {
  StatementInvoice,
  StatementPayment,
  StatementRefund,
  StatementStore,
} from '@yaoji/api-client/contract/statement'
import { formatAmount, parseAmount, statementBuyer, sumAmounts, yuan } from '@yaoji/domain'
import type { StatementContent } from './content'
import { drawTable, type TableColumn } from './draw-table'
import {
  type Drawing,
  drawPdf,
  INK,
  MARGIN,
  markSpecimen,
  numberPage,
  onEachPage,
  SEAL,
  widthOf,
} from './drawing'

/** The PDF of the account statement of a month. */
export function drawStatement(statement: StatementContent): Promise<Buffer> {
  const { begin_date, made_at, company, supplier, specimen } = statement
  const title = '对账单'
  const head = {
    title: `${title} ${begin_date.slice(0, 7)} ${company}`,
    author: supplier,
    at: `${made_at.replace(' ', 'T')}+08:00`,
    landscape: true,
  }
  return drawPdf(head, document => {
    drawHead(document, statement, title)
    drawSums(document, statement)
    drawStores(document, statement)
    drawPayments(document, statement)
    drawRefunds(document, statement)
    drawInvoices(document, statement)
    drawRules(document, statement)
    onEachPage(document, (at, count) => {
      if (specimen) markSpecimen(document, '样张')
      numberPage(document, at, count)
    })
  })
}

function drawHead(document: Drawing, statement: StatementContent, title: string): void {
  const { begin_date, end_date, made_at, running, company, stores, supplier } = statement
  const width = widthOf(document)
  document.fontSize(18).fillColor(SEAL).text(title, MARGIN, MARGIN, { width, align: 'center' })
  document.fontSize(9).fillColor(INK).moveDown(0.5)
  const rows = [
    `采购方：${statementBuyer(company, stores)}`,
    supplier && `供货方：${supplier}`,
    `对账期间：${begin_date} 至 ${end_date}（含首尾两日）${running ? `，本月未结束，截至 ${made_at}` : ''}`,
    `生成时间：${made_at}　　金额单位：元`,
  ].filter(Boolean)
  for (const row of rows) document.text(row, { width, lineGap: 3 })
}

function drawSums(document: Drawing, { totals, balance_changes }: StatementContent): void {
  const { paid_amount, refunded_amount, net_amount, invoiced_amount } = totals
  const { opening_amount, income, expense, closing_amount } = totals
  const changes = balance_changes.map(change => `${change.use_type_text} ${changeText(change)}`)
  const rows = [
    `本月付款 ${digits(paid_amount)} − 本月退款 ${digits(refunded_amount)} = 实付净额 ${digits(net_amount)}`,
    `本月开票（红字为负）${digits(invoiced_amount)}`,
    `期初余额 ${digits(opening_amount)} + 本月收入 ${digits(income)} − 本月支出 ${digits(expense)} = 期末余额 ${digits(closing_amount)}`,
    changes.length > 0 ? `余额变动：${changes.join('，')}` : '',
  ].filter(Boolean)
  drawTitle(document, '汇总')
  for (const row of rows) document.text(row, { width: widthOf(document), lineGap: 3 })
}

// biome-ignore format: one line for each column
const STORE_COLUMNS: readonly TableColumn<StatementStore>[] = [
  { title: '门店', share: 0.25, align: 'left', text: ({ company }) => company },
  { title: '订单', share: 0.06, align: 'right', text: ({ order_count }) => String(order_count) },
  { title: '商品金额', share: 0.1, align: 'right', text: ({ goods_amount }) => digits(goods_amount) },
  { title: '优惠与抵扣', share: 0.1, align: 'right', text: ({ deducted_amount }) => digits(deducted_amount) },
  { title: '运费', share: 0.09, align: 'right', text: ({ shipping_amount }) => digits(shipping_amount) },
  { title: '本月付款', share: 0.1, align: 'right', text: ({ paid_amount }) => digits(paid_amount) },
  { title: '本月退款', share: 0.1, align: 'right', text: ({ refunded_amount }) => digits(refunded_amount) },
  { title: '实付净额', share: 0.1, align: 'right', text: ({ net_amount }) => digits(net_amount) },
  { title: '本月开票', share: 0.1, align: 'right', text: ({ invoiced_amount }) => digits(invoiced_amount) },
]

/** The totals by store; nothing in the statement of one store. */
function drawStores(document: Drawing, { store_totals, totals }: StatementContent): void {
  if (store_totals.length === 0) return
  const { goods_amount, shipping_amount, paid_amount, refunded_amount, net_amount, invoiced_amount } = totals
  const orders = store_totals.reduce((sum, { order_count }) => sum + order_count, 0)
  const deducted = sumAmounts(store_totals.map(({ deducted_amount }) => parseAmount(deducted_amount)))
  const sums = [
    ...[goods_amount, formatAmount(deducted), shipping_amount],
    ...[paid_amount, refunded_amount, net_amount, invoiced_amount],
  ]
  drawTitle(document, '按门店')
  document.fontSize(7.5)
  drawTable(document, {
    columns: STORE_COLUMNS,
    rows: store_totals,
    foot: ['合计', String(orders), ...sums.map(digits)],
  })
}

function changeText({ income, expense }: StatementContent['balance_changes'][number]): string {
  const parts = [
    Number(income) > 0 && `收入 ${digits(income)}`,
    Number(expense) > 0 && `支出 ${digits(expense)}`,
  ]
  return parts.filter(Boolean).join('、')
}

// biome-ignore format: one line for each column
const PAYMENT_COLUMNS: readonly TableColumn<StatementPayment>[] = [
  { title: '订单号', share: 0.125, align: 'left', text: ({ sn, kind }) => (kind === 'extra' ? `${sn}（多收款）` : sn) },
  { title: '付款时间', share: 0.09, align: 'left', text: ({ paid_at }) => paid_at.slice(0, 16) },
  { title: '门店 / 仓库', share: 0.125, align: 'left', text: ({ company, warehouse }) => `${company}\n${warehouse}` },
  { title: '商品金额', share: 0.075, align: 'right', text: ({ goods_amount }) => digits(goods_amount) },
  { title: '促销', share: 0.06, align: 'right', text: ({ promotion_amount }) => digits(promotion_amount) },
  { title: '福利', share: 0.055, align: 'right', text: ({ welfare_amount }) => digits(welfare_amount) },
  { title: '满减', share: 0.055, align: 'right', text: ({ manjian_amount }) => digits(manjian_amount) },
  { title: '优惠券', share: 0.055, align: 'right', text: ({ coupon_amount }) => digits(coupon_amount) },
  { title: '现金券', share: 0.055, align: 'right', text: ({ cash_amount }) => digits(cash_amount) },
  { title: '积分', share: 0.05, align: 'right', text: ({ points_amount }) => digits(points_amount) },
  { title: '运费', share: 0.05, align: 'right', text: ({ shipping_amount }) => digits(shipping_amount) },
  { title: '应付', share: 0.07, align: 'right', text: ({ cost_amount }) => digits(cost_amount) },
  { title: '余额支付', share: 0.065, align: 'right', text: ({ balance_amount }) => digits(balance_amount) },
  { title: '在线/转账', share: 0.07, align: 'right', text: ({ online_amount }) => digits(online_amount) },
]

function drawPayments(document: Drawing, { payments, totals }: StatementContent): void {
  const sums = [
    ...[totals.goods_amount, totals.promotion_amount, totals.welfare_amount, totals.manjian_amount],
    ...[totals.coupon_amount, totals.cash_amount, totals.points_amount, totals.shipping_amount],
    ...[totals.cost_amount, totals.balance_amount, totals.online_amount],
  ]
  drawPart(document, '付款', {
    columns: PAYMENT_COLUMNS,
    rows: payments,
    foot: ['合计', '', '', ...sums.map(digits)],
  })
}

// biome-ignore format: one line for each column
const REFUND_COLUMNS: readonly TableColumn<StatementRefund>[] = [
  { title: '退款号', share: 0.24, align: 'left', text: ({ sn }) => sn },
  { title: '订单号', share: 0.16, align: 'left', text: ({ order_sn }) => order_sn },
  { title: '退款时间', share: 0.13, align: 'left', text: ({ created_at }) => created_at.slice(0, 16) },
  { title: '门店', share: 0.15, align: 'left', text: ({ company }) => company },
  { title: '退款去向', share: 0.11, align: 'left', text: ({ target }) => target },
  { title: '状态', share: 0.11, align: 'left', text: ({ state_text }) => state_text },
  { title: '金额', share: 0.1, align: 'right', text: ({ amount }) => digits(amount) },
]

function drawRefunds(document: Drawing, { refunds, totals }: StatementContent): void {
  const foot = ['合计', '', '', '', '', '', digits(totals.refunded_amount)]
  drawPart(document, '退款', { columns: REFUND_COLUMNS, rows: refunds, foot })
}

// biome-ignore format: one line for each column
const INVOICE_COLUMNS: readonly TableColumn<StatementInvoice>[] = [
  { title: '发票号码', share: 0.3, align: 'left', text: ({ number }) => number },
  { title: '类型', share: 0.2, align: 'left', text: ({ type_text, is_red }) => (is_red ? `${type_text}（红字）` : type_text) },
  { title: '开票日期', share: 0.15, align: 'left', text: ({ issued_on }) => issued_on },
  { title: '门店', share: 0.2, align: 'left', text: ({ company }) => company },
  { title: '金额（含税）', share: 0.15, align: 'right', text: ({ amount }) => digits(amount) },
]

function drawInvoices(document: Drawing, { invoices, totals }: StatementContent): void {
  const foot = ['合计', '', '', '', digits(totals.invoiced_amount)]
  drawPart(document, '发票', { columns: INVOICE_COLUMNS, rows: invoices, foot })
}

function drawPart<Row>(document: Drawing, title: string, table: Parameters<typeof drawTable<Row>>[1]): void {
  drawTitle(document, `${title}（${table.rows.length} 笔）`)
  document.fontSize(7.5)
  if (table.rows.length === 0) document.text('本月没有', { width: widthOf(document) })
  else drawTable(document, table)
}

function drawRules(document: Drawing, { rules, specimen }: StatementContent): void {
  drawTitle(document, '说明')
  document.fontSize(8.5)
  for (const [at, rule] of rules.entries())
    document.text(`${at + 1}. ${rule}`, { width: widthOf(document), lineGap: 2 })
  if (specimen)
    document.text('样张：演示环境生成，数据不是真实的交易', { width: widthOf(document), lineGap: 2 })
}

function drawTitle(document: Drawing, title: string): void {
  // Neither a title nor the heads of its table are alone at the end of a page.
  if (document.y > document.page.height - MARGIN - 120) document.addPage()
  document
    .moveDown(0.8)
    .fontSize(10.5)
    .text(title, MARGIN, document.y, { width: widthOf(document) })
  document.fontSize(9).moveDown(0.2)
}

const digits = (amount: string) => yuan.digits(amount)
