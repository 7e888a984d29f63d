import type { FormField } from '@yaoji/hooks'
import type { EnterpriseSummaryEnterprise } from './EnterpriseSummary'

/** An enterprise of the stories and tests, with special invoices. */
export const ENTERPRISE_FOR_STORY: EnterpriseSummaryEnterprise = {
  type_text: '零售药店',
  company: '成都康宁大药房有限公司',
  credit_code: '91510107MA6CEXAM1X',
  legal_person: '陈晓梅',
  region: '四川省成都市武侯区',
  address: '人民南路四段 12 号',
  contact: '王建国',
  invoice_kind: 'special',
  bank: '中国工商银行成都人民南路支行',
  account: '4402200009000000017',
  invoice_address: '成都市武侯区人民南路四段 12 号',
  invoice_phone: '028-85550001',
}

/** Fields of a form without values and errors. */
export const fieldForStory = (name: string): FormField => ({
  name,
  defaultValue: undefined,
  error: undefined,
})
