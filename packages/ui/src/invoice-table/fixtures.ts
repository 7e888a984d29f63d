import type { InvoiceTableOrder } from './InvoiceOrderTable'
import type { InvoiceTableInvoice } from './InvoiceTable'

/** An issued invoice, for stories and tests. */
export function invoiceForStory(id: number, change: Partial<InvoiceTableInvoice> = {}): InvoiceTableInvoice {
  return {
    id,
    number: `2631000000000000000${id}`,
    type_text: '数电发票（普通发票）',
    title: '康宁大药房',
    is_red: 0,
    orders: [{ id, sn: `YJ2611210000${id}` }],
    amount: '128.00',
    state_text: '已开票',
    issued_on: '2026-11-22',
    applied_at: '2026-11-21 11:00:00',
    reason: '',
    email: '',
    mail_text: '',
    pdf_url: `#invoice-${id}`,
    actions: [],
    ...change,
  }
}

/** A paid order without an invoice, for stories and tests. */
export function invoiceOrderForStory(id: number, change: Partial<InvoiceTableOrder> = {}): InvoiceTableOrder {
  return {
    order_id: id,
    sn: `YJ2611210000${id}`,
    paid_at: '2026-11-21 10:00:00',
    period: '2026-11',
    amount: '128.00',
    line_count: 2,
    goods_number: 10,
    gift_number: 0,
    state_text: '未申请',
    reason: '',
    ...change,
  }
}
