import type { DataOf } from '@yaoji/api-client'
import type {
  ContractParty,
  SignedContract,
  SupplyAgreement,
  SupplyContract,
  supplyContractList,
} from '@yaoji/api-client/contract/supply-contract'

const PARTY: ContractParty = {
  company: '康宁大药房',
  credit_code: '91350100M000100Y43',
  legal_person: '陈康宁',
  address: '福州市鼓楼区五一北路 8 号',
  contact: '李晓梅',
  phone: '13800000001',
}

/** A contract to sign. */
const AGREEMENT: SupplyAgreement = {
  begin_date: '2026-11-20',
  end_date: '2027-11-19',
  supplier: { ...PARTY, company: '药集医药供应链有限公司', phone: '400-820-2026' },
  buyer: PARTY,
  terms_version: 3,
  terms: [{ title: '第一条　合同内容', paragraphs: ['以订单为准。', '订单是合同的组成部分。'] }],
}

const SIGNED: SignedContract = {
  id: 12,
  number: 'YJGH-2026-000012',
  begin_date: '2026-11-20',
  end_date: '2027-11-19',
  signed_at: '2026-11-20 10:00:00',
  state: 'running',
  state_text: '有效',
  pdf_url: '/api/supply_contract/12/pdf',
}

export const CONTRACT: SupplyContract = {
  ...AGREEMENT,
  ...SIGNED,
  signed_phone: '138****0001',
  text_sha256: 'a1'.repeat(32),
  pdf_sha256: 'b2'.repeat(32),
}

type Contracts = DataOf<typeof supplyContractList>

/** What the page shows before the signature, and after it. */
export const UNSIGNED_CONTRACTS: Contracts = {
  message: '采购前请先签订本年度的供货合同',
  offer: AGREEMENT,
  list: [],
}
export const SIGNED_CONTRACTS: Contracts = {
  message: '供货合同有效，至 2027-11-19',
  offer: null,
  list: [SIGNED],
}
