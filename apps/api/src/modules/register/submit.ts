import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { BuyerContext } from '../../wire/context'
import { invalid } from '../../wire/refusal'
import { enterprises, licenceDocuments } from '../licence/tables'
import { messages } from '../message/tables'
import { releaseUnused } from './documents'
import { lockDraft } from './draft'
import { missingParts, readRegistration } from './registration'

/** Submits the registration for review. Throws a 422 with what is missing by part, and a 409 for a second submission. */
export async function submitRegistration(context: BuyerContext): Promise<void> {
  const { db, viewer, now } = context
  const userId = viewer.buyer.id
  await lockDraft(context)
  const registration = await readRegistration(context)
  const missing = missingParts(registration)
  if (Object.keys(missing).length > 0) throw invalid(missing)
  const drafts = and(eq(licenceDocuments.user_id, userId), eq(licenceDocuments.review, 'draft'))
  const types = registration.documents.map(({ type }) => type)
  // Documents of another kind of enterprise, which was chosen before.
  const others = await db
    .delete(licenceDocuments)
    .where(and(drafts, notInArray(licenceDocuments.type, types)))
    .returning()
  await releaseUnused(
    context,
    others.flatMap(row => row.file_ids),
  )
  await db
    .update(licenceDocuments)
    .set({ review: 'reviewing', submitted_at: now })
    .where(and(drafts, inArray(licenceDocuments.type, types)))
  await db
    .update(enterprises)
    .set({ submitted_at: now, review_note: '' })
    .where(eq(enterprises.user_id, userId))
  await db.update(users).set({ licence_state: 'submitted' }).where(eq(users.id, userId))
  await db.insert(messages).values({
    user_id: userId,
    kind: 'licence',
    title: '资质已提交',
    content: '一般在 1 个工作日内完成审核，结果以站内消息通知。',
    url: '/register',
    created_at: now,
  })
}
