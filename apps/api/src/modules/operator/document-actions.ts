import { DOCUMENTS, LICENCE_STATES } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { documentFiles } from '../licence/review-files'
import { countUpdates, reviewUpdate, type UpdateFinding, waitingUpdates } from '../licence/review-update'
import { licenceDocuments } from '../licence/tables'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** Updates of documents that approved buyers submitted. */
export const documentActions: ActionGroup = {
  kind: 'documents',
  about: 'new versions of documents, to review; the old ones count until their end',
  list: listUpdates,
  count: countUpdates,
  async state(db, id) {
    const [row] = await db
      .select({ state: licenceDocuments.review })
      .from(licenceDocuments)
      .where(eq(licenceDocuments.id, recordId(id, '证照')))
    return row?.state ?? ''
  },
  files: (db, id) => documentFiles(db, recordId(id, '证照')),
  actions: {
    pass: {
      about:
        'the new version counts from now on, with the scopes that it names beside the open ones: 中成药、生物制品',
      fields: ['scopes?'],
      run: (context, id, { scopes = '' }) =>
        decide(context, id, { kind: 'pass', scopes: scopes.split(/[、，,\s]+/).filter(Boolean) }),
    },
    reject: {
      about: 'the buyer submits it again',
      fields: ['reason'],
      run: (context, id, fields) =>
        decide(context, id, { kind: 'reject', reason: fieldOf(fields, 'reason') }),
    },
  },
}

async function decide(context: Context, id: string, finding: UpdateFinding): Promise<string> {
  return LICENCE_STATES[await reviewUpdate(context, recordId(id, '证照'), finding)].text
}

async function listUpdates({ db }: Context): Promise<WaitingRow[]> {
  const rows = await waitingUpdates(db)
  return rows.map(({ id, submitted_at, company, type, number, person, begin_date, end_date }) => ({
    id: String(id),
    at: chinaTime(submitted_at),
    company,
    text: [DOCUMENTS[type].name, number, person, `${begin_date ?? ''}至${end_date ?? '长期'}`]
      .filter(Boolean)
      .join('  '),
  }))
}
