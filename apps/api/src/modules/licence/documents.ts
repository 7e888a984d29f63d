import type { LicenceDocument } from '@yaoji/api-client/contract/licence'
import {
  DOCUMENTS,
  type DocumentRequirement,
  type DocumentType,
  documentRequirements,
  documentStatus,
} from '@yaoji/domain'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { documentReminders } from '../config/shop-settings'
import { enterprises, licenceDocuments } from './tables'

export type DocumentRow = typeof licenceDocuments.$inferSelect
type EnterpriseRow = typeof enterprises.$inferSelect

/** A document as everything needs it: its files and versions are only for its own page. */
export type DocumentState = Omit<LicenceDocument, 'files' | 'versions'>

/** A buyer's enterprise and the state of each of its documents on a day. */
export interface Licence {
  readonly enterprise: EnterpriseRow
  readonly documents: readonly DocumentState[]
  /** What was submitted, the oldest first. */
  readonly rows: readonly DocumentRow[]
}

/** The enterprise of a buyer who has not entered one: a pharmacy without documents. */
const UNKNOWN: Omit<EnterpriseRow, 'user_id'> = {
  type: 'pharmacy',
  credit_code: '',
  legal_person: '',
  province_code: '',
  city_code: '',
  district_code: '',
  region: '',
  address: '',
  contact: '',
  scopes: [],
  invoice_kind: 'ordinary',
  bank: '',
  account: '',
  invoice_address: '',
  invoice_phone: '',
  submitted_at: null,
  review_note: '',
  withdrawn_at: null,
}

/** Reads a buyer's licence: what was submitted. */
export async function readLicence(db: Db, userId: number, today: string): Promise<Licence> {
  const [known] = await db.select().from(enterprises).where(eq(enterprises.user_id, userId))
  const rows = await db
    .select()
    .from(licenceDocuments)
    .where(
      and(eq(licenceDocuments.user_id, userId), notInArray(licenceDocuments.review, ['draft', 'withdrawn'])),
    )
    .orderBy(asc(licenceDocuments.id))
  const enterprise: EnterpriseRow = known ?? { user_id: userId, ...UNKNOWN }
  const documents = documentRequirements(enterprise.type).flatMap(requirement =>
    requirementAnswers(requirement, rows, today),
  )
  return { enterprise, documents, rows }
}

const IN_FORCE: ReadonlySet<string> = new Set(['valid', 'expiring'])

/** The documents of a requirement that were submitted, or one that is missing. Only the best of them is required. */
function requirementAnswers(
  { types, name, required }: DocumentRequirement,
  rows: readonly DocumentRow[],
  today: string,
): DocumentState[] {
  const answers = types.flatMap(type => {
    const own = rows.filter(row => row.type === type)
    return own.length === 0 ? [] : [{ ...documentAnswer(type, own, today), types: [...types] }]
  })
  const best = answers.find(({ state }) => IN_FORCE.has(state)) ?? answers[0]
  if (!best) return types.slice(0, 1).map(type => missingAnswer(type, { types, name, required }))
  return answers.map(answer => ({ ...answer, is_required: required && answer === best ? 1 : 0 }))
}

function missingAnswer(type: DocumentType, { types, name, required }: DocumentRequirement): DocumentState {
  const { state, text, days_left } = documentStatus(null, '')
  return {
    id: null,
    type,
    types: [...types],
    name,
    is_required: required ? 1 : 0,
    number: '',
    person: '',
    begin_date: null,
    end_date: null,
    long_term: 0,
    state,
    state_text: text,
    days_left,
    reason: '',
  }
}

/** The valid one is the newest document that passed; one after it is being reviewed or was rejected. */
function documentAnswer(
  type: DocumentType,
  rows: readonly DocumentRow[],
  today: string,
): Omit<DocumentState, 'types'> {
  const holding = rows.findLast(row => row.review === 'passed')
  const last = rows.at(-1) as DocumentRow // The caller has at least one row.
  const shown = holding ?? last
  const status = statusOf(shown, today)
  const update = holding !== undefined && last !== holding ? last : undefined
  return {
    id: shown.id,
    type,
    name: DOCUMENTS[type].name,
    is_required: 0,
    number: shown.number,
    person: shown.person,
    begin_date: shown.begin_date,
    end_date: shown.end_date,
    long_term: shown.long_term,
    state: status.state,
    state_text: update ? `${status.text}；${UPDATE_TEXT[update.review] ?? ''}` : status.text,
    days_left: status.days_left,
    reason: last.review === 'rejected' ? last.reason : '',
  }
}

const UPDATE_TEXT: Readonly<Record<string, string>> = { reviewing: '更新审核中', rejected: '更新被驳回' }

function statusOf(row: DocumentRow, today: string) {
  if (row.review === 'reviewing') return { state: 'reviewing' as const, text: '审核中', days_left: null }
  const { begin_date: begin, end_date: end } = row
  return documentStatus(
    { begin, end, long_term: row.long_term === 1, rejected: row.review === 'rejected' },
    today,
    documentReminders(),
  )
}
