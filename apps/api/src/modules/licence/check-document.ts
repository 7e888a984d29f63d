import type { InputOf } from '@yaoji/api-client/contract'
import type { registerDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENTS, documentProblems, documentRequirements, readDocumentNumber } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { chinaDate } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { conflict, invalid, invalidField } from '../../wire/refusal'
import { enterprises } from './tables'

type DocumentInput = InputOf<typeof registerDocument>

/** Throws a 422 for a document that this kind of enterprise does not show, and for one that is incomplete or over. */
export async function checkDocument({ db, viewer, now }: BuyerContext, input: DocumentInput): Promise<void> {
  const [enterprise] = await db
    .select({ type: enterprises.type, credit_code: enterprises.credit_code })
    .from(enterprises)
    .where(eq(enterprises.user_id, viewer.buyer.id))
  if (!enterprise) throw conflict('请先填写企业资料')
  const shown = documentRequirements(enterprise.type).flatMap(({ types }) => types)
  if (!shown.includes(input.type)) {
    throw invalidField('type', `您的企业类型不需要${DOCUMENTS[input.type].name}`)
  }
  // The same file twice is one file: both sides of an identity card are two.
  const problems = documentProblems(
    { ...input, file_ids: [...new Set(input.file_ids)] },
    { today: chinaDate(now), credit_code: enterprise.credit_code },
  )
  const errors = Object.entries(problems).map(([field, message]) => [field, [message]])
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** The columns of a document as it was entered. A long-term one has no end. */
export function documentFields(input: DocumentInput) {
  const { type, number = '', begin_date = null, long_term = 0 } = input
  return {
    number: readDocumentNumber(type, number),
    person: DOCUMENTS[type].names_person ? (input.person ?? '') : '',
    begin_date,
    end_date: long_term === 1 ? null : (input.end_date ?? null),
    long_term,
    file_ids: [...new Set(input.file_ids)],
  }
}
