import type { Db } from '../../db/types'
import { notFound } from '../../wire/refusal'
import { contractNumber, contractPdf, evidenceOf } from '../supply-contract/evidence'
import { type ActionGroup, recordId } from './action-group'

/** Signed supply contracts. The id is the number of the contract, or its digits at the end. */
export const contractActions: ActionGroup = {
  kind: 'contracts',
  about: 'signed supply contracts, by the number of the contract',
  list: async () => [],
  count: null,
  state: (db, id) => contractNumber(db, readNumber(id)),
  files: pdfOf,
  actions: {
    evidence: {
      about:
        'shows what proves the signature: time, phone, code, address, browser, and the hashes of text and PDF',
      fields: [],
      run: ({ db }, id) => evidenceOf(db, readNumber(id)),
    },
  },
}

async function pdfOf(db: Db, id: string) {
  const file = await contractPdf(db, readNumber(id))
  return file ? [file] : []
}

/** The id in `YJGH-2026-000012`, or in `12`. */
function readNumber(text: string): number {
  const [, digits] = /^(?:YJGH-\d{4}-)?0*([1-9]\d*)$/.exec(text) ?? []
  if (!digits) throw notFound('合同')
  return recordId(digits, '合同')
}
