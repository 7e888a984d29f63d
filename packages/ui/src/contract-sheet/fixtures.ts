import type { ContractSheetAgreement, ContractSheetParty } from './ContractSheet'

const supplier: ContractSheetParty = {
  company: '药集医药有限公司',
  credit_code: '91350100M000100Y43',
  legal_person: '林建国',
  address: '福州市鼓楼区五一北路 8 号',
  contact: '陈晓梅',
  phone: '0591-87650000',
}

/** A contract of a year, for stories and tests. */
export function agreementForStory(change: Partial<ContractSheetAgreement> = {}): ContractSheetAgreement {
  return {
    begin_date: '2026-01-01',
    end_date: '2026-12-31',
    supplier,
    buyer: { ...supplier, company: '康宁大药房', contact: '', phone: '' },
    terms: [
      { title: '一、质量', paragraphs: ['甲方供应的药品符合国家药品标准。', '乙方凭检验报告验收。'] },
      { title: '二、付款', paragraphs: ['乙方在下单后付款。'] },
    ],
    ...change,
  }
}
