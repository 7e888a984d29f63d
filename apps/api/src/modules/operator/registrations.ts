import { DOCUMENT_TYPES, ENTERPRISES } from '@yaoji/domain'
import * as z from 'zod/mini'
import type { Db } from '../../db/types'
import { chinaTime } from '../../wire/clock'
import { invalidField, notFound } from '../../wire/refusal'
import { type ReviewFinding, waitingRegistrations } from '../licence/review'

/** Registrations that wait, the oldest first. */
export async function listRegistrations(db: Db) {
  const rows = await waitingRegistrations(db)
  return rows.map(({ user, enterprise }) => ({
    user_id: user.id,
    company: user.company,
    type_text: ENTERPRISES[enterprise.type].text,
    credit_code: enterprise.credit_code,
    legal_person: enterprise.legal_person,
    phone: user.phone,
    scopes: enterprise.scopes,
    submitted_at: enterprise.submitted_at && chinaTime(enterprise.submitted_at),
  }))
}

/** A text that a buyer is shown. The database does not accept NUL. */
const text = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.refine(value => !value.includes('\0')),
)

const review = z.object({
  result: z.enum(['pass', 'reject']),
  note: z.optional(text),
  reasons: z.optional(z.partialRecord(z.enum(DOCUMENT_TYPES), text)),
})

/** Fields `result` (pass, reject), and with a rejection `note` about the whole and `reasons[TYPE]` about documents. */
export function readReview(body: unknown): ReviewFinding {
  const read = review.safeParse(body)
  if (!read.success) {
    const [issue] = read.error.issues
    throw invalidField(
      String(issue?.path[0] ?? 'result'),
      '审核结果格式不正确，result 只能是 pass 或 reject，原因不超过 200 字',
    )
  }
  const { result, note = '', reasons = {} } = read.data
  return result === 'pass' ? { kind: 'pass' } : { kind: 'reject', note, reasons }
}

/** The id in the address of a registration. */
export function readUserId(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('注册资料')
  return Number(id)
}
