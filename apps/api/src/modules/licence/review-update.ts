import { DOCUMENTS, type LicenceState, scopeDocuments } from '@yaoji/domain'
import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import { chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { conflict, invalidField, notFound } from '../../wire/refusal'
import { messages } from '../message/tables'
import { updateDocumentExpiry } from './expiry'
import { catalogueScopes } from './service'
import { enterprises, licenceDocuments } from './tables'

/** What a reviewer found about an update. */
export type UpdateFinding =
  | {
      readonly kind: 'pass'
      /** Scopes that the new version names, beside those that are open. */
      readonly scopes?: readonly string[]
    }
  | { readonly kind: 'reject'; readonly reason: string }

type DocumentRow = typeof licenceDocuments.$inferSelect

/** Updates of documents that wait for a review, the oldest first. */
export async function waitingUpdates(db: Db) {
  return db
    .select({ ...getTableColumns(licenceDocuments), company: users.company })
    .from(licenceDocuments)
    .innerJoin(users, eq(users.id, licenceDocuments.user_id))
    .where(and(eq(licenceDocuments.review, 'reviewing'), ne(users.licence_state, 'submitted')))
    .orderBy(asc(licenceDocuments.id))
}

/** How many updates of documents wait for a review. */
export function countUpdates(db: Db): Promise<number> {
  const others = db.select({ id: users.id }).from(users).where(ne(users.licence_state, 'submitted'))
  const waits = and(eq(licenceDocuments.review, 'reviewing'), inArray(licenceDocuments.user_id, others))
  return db.$count(licenceDocuments, waits)
}

/**
 * Passes or rejects an update, in the transaction of the caller, and sends the buyer a message. A document that passed
 * counts at once; a type that the buyer did not have opens its scopes, another one those of the finding. Returns the
 * licence's state. Throws a 422 for a scope that the document cannot open.
 */
export async function reviewUpdate(
  context: Context,
  id: number,
  finding: UpdateFinding,
): Promise<LicenceState> {
  const { db, now } = context
  const { document, user } = await lockUpdate(db, id)
  if (document.review !== 'reviewing' || user.licence_state === 'submitted')
    throw conflict('该证照没有待审核的更新')
  const passes = finding.kind === 'pass'
  const opened = passes ? await openScopes(db, { user, document, named: finding.scopes ?? [] }) : []
  await db
    .update(licenceDocuments)
    .set({ review: passes ? 'passed' : 'rejected', reason: passes ? '' : finding.reason })
    .where(eq(licenceDocuments.id, id))
  const [other] = await db
    .select({ id: licenceDocuments.id })
    .from(licenceDocuments)
    .where(and(eq(licenceDocuments.user_id, user.id), eq(licenceDocuments.review, 'reviewing')))
    .limit(1)
  if (!other && user.licence_state === 'updating')
    await db.update(users).set({ licence_state: 'passed' }).where(eq(users.id, user.id))
  await updateDocumentExpiry(db, chinaDate(now), user.id)
  const { name } = DOCUMENTS[document.type]
  await db.insert(messages).values({
    user_id: user.id,
    kind: 'licence',
    title: passes ? `《${name}》更新通过` : `《${name}》更新未通过`,
    content: passes
      ? `新的证照已生效。${opened.length > 0 ? `已开通经营范围：${opened.join('、')}。` : ''}`
      : `${finding.reason}。原来的证照在有效期内仍然有效，请修改后重新提交。`,
    url: '/zhzx/basic/zzzj',
    created_at: now,
  })
  const [after] = await db.select({ state: users.licence_state }).from(users).where(eq(users.id, user.id))
  return after?.state ?? user.licence_state
}

/** The document with its buyer, who is locked first. */
async function lockUpdate(db: Db, id: number): Promise<{ document: DocumentRow; user: UserRow }> {
  const [found] = await db
    .select({ user_id: licenceDocuments.user_id })
    .from(licenceDocuments)
    .where(eq(licenceDocuments.id, id))
  if (!found) throw notFound('证照')
  const [user] = await db.select().from(users).where(eq(users.id, found.user_id)).for('update')
  const [document] = await db.select().from(licenceDocuments).where(eq(licenceDocuments.id, id))
  if (!user || !document) throw notFound('证照')
  return { document, user }
}

interface PassedUpdate {
  readonly user: UserRow
  readonly document: DocumentRow
  /** Scopes that the reviewer read in the document. */
  readonly named: readonly string[]
}

/** Opens the scopes of a document of a type that never passed before, of another one the named ones. Returns them. */
async function openScopes(db: Db, { user, document, named }: PassedUpdate): Promise<string[]> {
  const { type } = document
  const [known] = await db
    .select({ id: licenceDocuments.id })
    .from(licenceDocuments)
    .where(
      and(
        eq(licenceDocuments.user_id, user.id),
        eq(licenceDocuments.type, type),
        inArray(licenceDocuments.review, ['passed']),
      ),
    )
    .limit(1)
  const [enterprise] = await db.select().from(enterprises).where(eq(enterprises.user_id, user.id))
  if (!enterprise) return []
  const openable = (await catalogueScopes(db))
    .map(({ name }) => name)
    .filter(name => scopeDocuments(enterprise.type, name)?.includes(type))
  const wrong = named.find(name => !openable.includes(name))
  if (wrong !== undefined) throw invalidField('scopes', `《${DOCUMENTS[type].name}》不能开通${wrong}`)
  const opened = (known ? named : openable).filter(name => !user.scopes.includes(name))
  const scopes = [...new Set([...user.scopes, ...opened])]
  await db.update(users).set({ scopes }).where(eq(users.id, user.id))
  await db.update(enterprises).set({ scopes }).where(eq(enterprises.user_id, user.id))
  return opened
}
