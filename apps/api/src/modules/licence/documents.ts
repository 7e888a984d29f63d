import type { LicenceDocument } from '@yaoji/api-client/contract/licence'
import { documentStatus } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { DOCUMENTS, type DocumentType, ENTERPRISES } from './requirements'
import { enterprises, licenceDocuments } from './tables'

type DocumentRow = typeof licenceDocuments.$inferSelect
type EnterpriseRow = typeof enterprises.$inferSelect

/** A buyer's enterprise and the state of each of its documents on a day. */
export interface Licence {
  readonly enterprise: EnterpriseRow
  readonly documents: readonly LicenceDocument[]
}

/** Reads a buyer’s licence. A buyer without an enterprise counts as a pharmacy without documents. */
export async function readLicence(db: Db, userId: number, today: string): Promise<Licence> {
  const [known] = await db.select().from(enterprises).where(eq(enterprises.user_id, userId))
  const rows = await db
    .select()
    .from(licenceDocuments)
    .where(eq(licenceDocuments.user_id, userId))
    .orderBy(asc(licenceDocuments.id))
  const enterprise: EnterpriseRow = known ?? {
    user_id: userId,
    type: 'pharmacy',
    credit_code: '',
    legal_person: '',
    review_note: '',
  }
  const { required, optional } = ENTERPRISES[enterprise.type]
  const answerOf = (type: DocumentType, is_required: 0 | 1) =>
    documentAnswer({ type, is_required, rows: rows.filter(row => row.type === type), today })
  return {
    enterprise,
    documents: [...required.map(type => answerOf(type, 1)), ...optional.map(type => answerOf(type, 0))],
  }
}

interface DocumentAnswerInput {
  readonly type: DocumentType
  readonly is_required: 0 | 1
  /** The buyer's documents of this type, the oldest first. */
  readonly rows: readonly DocumentRow[]
  readonly today: string
}

/** Shows the newest document that passed its review; a later one is in review or was rejected. */
function documentAnswer({ type, is_required, rows, today }: DocumentAnswerInput): LicenceDocument {
  const valid = rows.findLast(row => row.review === 'passed')
  const last = rows.at(-1)
  const shown = valid ?? last
  const status = shown ? statusOf(shown, today) : documentStatus(null, today)
  const update = valid !== undefined && last !== undefined && last !== valid ? last : undefined
  return {
    id: shown?.id ?? null,
    type,
    name: DOCUMENTS[type],
    is_required,
    number: shown?.number ?? '',
    begin_date: shown?.begin_date ?? null,
    end_date: shown?.end_date ?? null,
    long_term: shown?.long_term ?? 0,
    state: status.state,
    state_text: update ? `${status.text}；${UPDATE_TEXT[update.review] ?? ''}` : status.text,
    days_left: status.days_left,
    reason: last?.review === 'rejected' ? last.reason : '',
  }
}

const UPDATE_TEXT: Readonly<Record<string, string>> = { reviewing: '更新审核中', rejected: '更新被驳回' }

function statusOf(row: DocumentRow, today: string) {
  if (row.review === 'reviewing') return { state: 'reviewing' as const, text: '审核中', days_left: null }
  const { begin_date: begin, end_date: end } = row
  return documentStatus(
    { begin, end, long_term: row.long_term === 1, rejected: row.review === 'rejected' },
    today,
  )
}
