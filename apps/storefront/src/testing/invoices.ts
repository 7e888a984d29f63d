import type { DataOf } from '@yaoji/api-client'
import type {
  Invoice,
  InvoiceOrder,
  InvoiceProfileAnswer,
  invoiceList,
  invoiceOrders,
} from '@yaoji/api-client/contract/invoice'

/** A profile without a bank: a special invoice cannot be chosen. */
export const INVOICE_PROFILE: InvoiceProfileAnswer & { readonly profile: object } = {
  profile: {
    title: '康宁大药房',
    tax_no: '91350100M000100Y43',
    address: '福州市鼓楼区五一北路 8 号',
    phone: '0591-87650000',
    bank: '',
    account: '',
  },
  change: null,
  types: [
    { type: 'digital', text: '数电发票（普通发票）', reason: '' },
    { type: 'electronic', text: '增值税电子普通发票', reason: '' },
    { type: 'ordinary', text: '增值税普通发票', reason: '' },
    { type: 'special', text: '增值税专用发票', reason: '专用发票需要开户银行和账号' },
  ],
}

const snOf = (id: number) => `YJ261121${String(id).padStart(5, '0')}`

/** A paid order of 128.00 without an invoice. */
export function invoiceOrderFor(id: number): InvoiceOrder {
  return {
    order_id: id,
    sn: snOf(id),
    paid_at: '2026-11-21 10:00:00',
    period: '2026-11',
    amount: '128.00',
    line_count: 2,
    goods_number: 10,
    gift_number: 0,
    state: 'none',
    state_text: '未申请',
    reason: '',
  }
}

/** An issued invoice of 128.00. */
export function invoiceFor(id: number): Invoice {
  return {
    id,
    number: `2631${String(id).padStart(16, '0')}`,
    is_red: 0,
    type: 'digital',
    type_text: '数电发票（普通发票）',
    state: 'issued',
    state_text: '已开票',
    title: '康宁大药房',
    tax_no: '91350100M000100Y43',
    amount: '128.00',
    tax_amount: '14.73',
    orders: [{ id, sn: snOf(id), amount: '128.00' }],
    applied_at: '2026-11-21 11:00:00',
    issued_on: '2026-11-22',
    reason: '',
    pdf_url: `/api/invoice/${id}/pdf`,
    email: '',
    mail_state: 'none',
    mail_text: '',
    actions: [],
  }
}

const pageOf = <Row>(list: Row[]) => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  last_page: 1,
  tabs: [{ tab: 'orders', name: '待申请', count: list.length }],
})

export function invoiceOrdersOf(list: InvoiceOrder[]): DataOf<typeof invoiceOrders> {
  return pageOf(list)
}

export function invoicesOf(list: Invoice[]): DataOf<typeof invoiceList> {
  return pageOf(list)
}
