import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { conflict, notFound, type Refusal } from '../../wire/refusal'
import { messages } from '../message/tables'
import { invoiceProfiles } from './tables'

/** What a reviewer found about a profile. */
export type ProfileFinding = { readonly kind: 'pass' } | { readonly kind: 'reject'; readonly reason: string }

/** Profiles that wait for a review, the oldest first. */
export async function waitingProfiles(db: Db) {
  return db
    .select({ ...getTableColumns(invoiceProfiles), company: users.company })
    .from(invoiceProfiles)
    .innerJoin(users, eq(users.id, invoiceProfiles.user_id))
    .where(eq(invoiceProfiles.review, 'reviewing'))
    .orderBy(asc(invoiceProfiles.id))
}

/** How many profiles wait for a review. */
export function countProfiles(db: Db): Promise<number> {
  return db.$count(invoiceProfiles, eq(invoiceProfiles.review, 'reviewing'))
}

/** Passes or rejects a profile that waits, and sends the buyer a message. Refuses one whose buyer sent another. */
export async function reviewProfile(
  { db, now }: Context,
  id: number,
  finding: ProfileFinding,
): Promise<'passed' | 'rejected'> {
  const review = finding.kind === 'pass' ? 'passed' : 'rejected'
  const reason = finding.kind === 'reject' ? finding.reason : ''
  const [row] = await db
    .update(invoiceProfiles)
    .set({ review, reason, decided_at: now })
    .where(and(eq(invoiceProfiles.id, id), eq(invoiceProfiles.review, 'reviewing')))
    .returning()
  if (!row) throw await refusalOf(db, id)
  await db.insert(messages).values({
    user_id: row.user_id,
    kind: 'system',
    title: finding.kind === 'pass' ? '开票信息审核通过' : '开票信息未通过审核',
    content:
      finding.kind === 'pass'
        ? '新的开票信息已生效。'
        : `${reason}。原来的开票信息仍然有效，请修改后重新提交。`,
    url: '/zzfw/dzfp',
    created_at: now,
  })
  return review
}

/** Why a profile cannot be reviewed. */
async function refusalOf(db: Db, id: number): Promise<Refusal> {
  const [row] = await db.select().from(invoiceProfiles).where(eq(invoiceProfiles.id, id))
  if (!row) return notFound('待审核的开票信息')
  return conflict(
    row.review === 'withdrawn' ? '买家已修改开票信息，请重新列出后再审核' : '开票信息不在审核中',
  )
}
