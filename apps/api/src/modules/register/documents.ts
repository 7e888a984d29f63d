import type { InputOf } from '@yaoji/api-client/contract'
import type { registerDocument } from '@yaoji/api-client/contract/register'
import type { DocumentType } from '@yaoji/domain'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { BuyerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { claimFiles, releaseFiles } from '../file/claim'
import { checkDocument, documentFields } from '../licence/check-document'
import { licenceDocuments } from '../licence/tables'
import { lockDraft } from './draft'

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
  const entered = documentFields(input)
  await claimFiles(context, { ids: entered.file_ids, purpose: 'licence', field: 'file_ids' })
  const { type } = input
  const fields = { ...entered, submitted_at: now }
  const before = (await currentDocuments(db, viewer.buyer.id)).get(type)
  if (before?.review === 'draft') {
    await db.update(licenceDocuments).set(fields).where(eq(licenceDocuments.id, before.id))
    await releaseUnused(context, before.file_ids)
  } else {
    await db.insert(licenceDocuments).values({ user_id: viewer.buyer.id, type, review: 'draft', ...fields })
  }
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
