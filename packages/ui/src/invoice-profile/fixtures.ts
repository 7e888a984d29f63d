import type { InvoiceProfileChange, InvoiceProfileData } from './InvoiceProfile'
import type { InvoiceTypeOption } from './InvoiceTypeField'

/** The profile of the stories and tests. */
export function invoiceProfileForStory(change: Partial<InvoiceProfileData> = {}): InvoiceProfileData {
  return {
    title: '成都康宁大药房有限公司',
    tax_no: '91510107MA6CEXAM1X',
    address: '成都市武侯区人民南路四段 12 号',
    phone: '028-85550001',
    bank: '中国工商银行成都人民南路支行',
    account: '4402200009000000017',
    ...change,
  }
}

/** A change of it. */
export function invoiceChangeForStory(change: Partial<InvoiceProfileChange> = {}): InvoiceProfileChange {
  return {
    ...invoiceProfileForStory({ phone: '028-85550002' }),
    state: 'pending',
    state_text: '审核中',
    reason: '',
    submitted_at: '2026-11-20 10:24:08',
    ...change,
  }
}

/** Types of which one cannot be chosen. */
export const invoiceTypesForStory: readonly InvoiceTypeOption[] = [
  { type: 'special', text: '增值税专用发票', reason: '请先补充开户银行和账号' },
  { type: 'ordinary', text: '增值税普通发票', reason: '' },
]
