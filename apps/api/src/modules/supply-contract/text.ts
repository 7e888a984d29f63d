import { createHash } from 'node:crypto'
import type { ContractParty, SupplyAgreement } from '@yaoji/api-client/contract/supply-contract'

/**
 * The whole text of an agreement, as a buyer reads and signs it, one line for each detail and paragraph. Its hash proves
 * what was signed, so this form never changes.
 */
function textOf(agreement: SupplyAgreement): string {
  const { begin_date, end_date, terms_version, terms, supplier, buyer } = agreement
  return [
    '药品供货合同',
    `有效期 ${begin_date} 至 ${end_date}`,
    `条款版本 ${terms_version}`,
    '甲方（供货方）',
    ...partyLines(supplier),
    '乙方（采购方）',
    ...partyLines(buyer),
    ...terms.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
  ].join('\n')
}

function partyLines({
  company,
  credit_code,
  legal_person,
  address,
  contact,
  phone,
}: ContractParty): string[] {
  return [
    `企业名称 ${company}`,
    `信用代码 ${credit_code}`,
    `法定代表人 ${legal_person}`,
    `地址 ${address}`,
    `联系人 ${contact}`,
    `联系电话 ${phone}`,
  ]
}

/** SHA-256 of an agreement's text in UTF-8, in hex. */
export function hashOf(agreement: SupplyAgreement): string {
  return createHash('sha256').update(textOf(agreement)).digest('hex')
}
