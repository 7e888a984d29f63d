import { canMoveLicence, type LicenceState } from '@yaoji/domain'
import { and, eq } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { BuyerContext } from '../../wire/context'
import { conflict } from '../../wire/refusal'
import { enterprises, licenceDocuments } from '../licence/tables'
import { messages } from '../message/tables'
import { lockState } from './draft'

/** Why a registration in another state is not withdrawn, and what the buyer can do instead. */
const REFUSED: Readonly<Partial<Record<LicenceState, string>>> = {
  draft: '注册资料没有在审核，可以直接修改',
  rejected: '审核已完成，资料被驳回，可以直接修改后重新提交',
}

/**
 * Makes a registration that waits for its review a draft again, with everything that was entered. Throws a 409 when nothing
 * waits, or when the operator was first.
 */
export async function withdrawRegistration(context: BuyerContext): Promise<void> {
  const { db, viewer, now } = context
  const userId = viewer.buyer.id
  const state = await lockState(context)
  if (!canMoveLicence(state, 'draft'))
    throw conflict(REFUSED[state] ?? '审核已通过，不能撤回；如需变更请到资质证件中更新')
  const waiting = and(eq(licenceDocuments.user_id, userId), eq(licenceDocuments.review, 'reviewing'))
  await db.update(licenceDocuments).set({ review: 'draft' }).where(waiting)
  await db
    .update(enterprises)
    .set({ submitted_at: null, withdrawn_at: now })
    .where(eq(enterprises.user_id, userId))
  await db.update(users).set({ licence_state: 'draft' }).where(eq(users.id, userId))
  await db.insert(messages).values({
    user_id: userId,
    kind: 'licence',
    title: '注册资料已撤回',
    content: '资料已恢复为可修改状态，修改后请重新提交审核。',
    url: '/register',
    created_at: now,
  })
}
