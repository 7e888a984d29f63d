import type { InputOf } from '@yaoji/api-client/contract'
import type { registerDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENTS, type DocumentType, documentProblems, documentRequirements } from '@yaoji/domain'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { chinaDate } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { invalid, invalidField, notFound } from '../../wire/refusal'
import { claimFiles, releaseFiles } from '../file/claim'
import { enterprises, licenceDocuments } from '../licence/tables'
import { lockDraft } from './draft'
import { enterpriseFirst } from './enterprise'

export type DocumentRow = typeof licenceDocuments.$inferSelect

/** The newest version of each document of a buyer that was not withdrawn. */
export async function currentDocuments(db: Db, userId: number): Promise<Map<DocumentType, DocumentRow>> {
  const rows = await db
    .select()
    .from(licenceDocuments)
    .where(and(eq(licenceDocuments.user_id, userId), ne(licenceDocuments.review, 'withdrawn')))
    .orderBy(asc(licenceDocuments.id))
  return new Map(rows.map(row => [row.type, row]))
}

/** Saves a document. A draft is replaced; a reviewed version stays as history, and a draft comes after it. */
export async function saveDocument(
  context: BuyerContext,
  input: InputOf<typeof registerDocument>,
): Promise<void> {
  const { db, viewer, now } = context
  await lockDraft(context)
  await checkDocument(context, input)
  const file_ids = [...new Set(input.file_ids)]
  await claimFiles(context, { ids: file_ids, purpose: 'licence', field: 'file_ids' })
  const { type, number = '', begin_date = null, long_term = 0 } = input
  const fields = {
    number,
    person: DOCUMENTS[type].names_person ? (input.person ?? '') : '',
    begin_date,
    end_date: long_term === 1 ? null : (input.end_date ?? null),
    long_term,
    file_ids,
    submitted_at: now,
  }
  const before = (await currentDocuments(db, viewer.buyer.id)).get(type)
  if (before?.review === 'draft') {
    await db.update(licenceDocuments).set(fields).where(eq(licenceDocuments.id, before.id))
    await releaseUnused(context, before.file_ids)
  } else {
    await db.insert(licenceDocuments).values({ user_id: viewer.buyer.id, type, review: 'draft', ...fields })
  }
}

async function checkDocument(
  { db, viewer, now }: BuyerContext,
  input: InputOf<typeof registerDocument>,
): Promise<void> {
  const [enterprise] = await db
    .select({ type: enterprises.type })
    .from(enterprises)
    .where(eq(enterprises.user_id, viewer.buyer.id))
  if (!enterprise) throw enterpriseFirst()
  const shown = documentRequirements(enterprise.type).flatMap(({ types }) => types)
  if (!shown.includes(input.type)) {
    throw invalidField('type', `您的企业类型不需要${DOCUMENTS[input.type].name}`)
  }
  // The same file twice is one file: both sides of an identity card are two.
  const problems = documentProblems({ ...input, file_ids: [...new Set(input.file_ids)] }, chinaDate(now))
  const errors = Object.entries(problems).map(([field, message]) => [field, [message]])
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** Removes a document: a draft is deleted, a reviewed version withdrawn. */
export async function removeDocument(
  context: BuyerContext,
  { type }: { readonly type: DocumentType },
): Promise<void> {
  const { db, viewer } = context
  await lockDraft(context)
  const own = and(eq(licenceDocuments.user_id, viewer.buyer.id), eq(licenceDocuments.type, type))
  const drafts = await db
    .delete(licenceDocuments)
    .where(and(own, eq(licenceDocuments.review, 'draft')))
    .returning()
  const withdrawn = await db
    .update(licenceDocuments)
    .set({ review: 'withdrawn' })
    .where(and(own, ne(licenceDocuments.review, 'withdrawn')))
    .returning({ id: licenceDocuments.id })
  if (drafts.length + withdrawn.length === 0) throw notFound('证照')
  await releaseUnused(
    context,
    drafts.flatMap(row => row.file_ids),
  )
}

/** Releases those files that no document of the buyer refers to any more. */
export async function releaseUnused(context: BuyerContext, ids: readonly number[]): Promise<void> {
  const { db, viewer } = context
  const rows = await db
    .select({ file_ids: licenceDocuments.file_ids })
    .from(licenceDocuments)
    .where(eq(licenceDocuments.user_id, viewer.buyer.id))
  const used = new Set(rows.flatMap(row => row.file_ids))
  await releaseFiles(
    context,
    ids.filter(id => !used.has(id)),
  )
}
