import type { ContractEvidenceContract } from './ContractEvidence'
import type { ContractTableContract } from './ContractTable'

/** A signed contract, for stories and tests. */
export function contractForStory(
  change: Partial<ContractTableContract & ContractEvidenceContract> = {},
): ContractTableContract & ContractEvidenceContract {
  return {
    id: 1,
    number: 'HT2026000018',
    begin_date: '2026-01-01',
    end_date: '2026-12-31',
    signed_at: '2025-12-28 10:24:08',
    state_text: '生效中',
    pdf_url: '#pdf',
    signed_phone: '138****0001',
    terms_version: 3,
    text_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    pdf_sha256: '',
    ...change,
  }
}
