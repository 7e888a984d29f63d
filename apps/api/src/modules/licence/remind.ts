import { DOCUMENTS } from '@yaoji/domain'
import { and, between, eq, gt, lt, or, sql } from 'drizzle-orm'
import { addDays, chinaDate } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { documentReminders } from '../config/shop-settings'
import { messages } from '../message/tables'
import { licenceDocuments } from './tables'

/**
 * Sends a message about each valid document that ends soon, and another one when it ends very soon, after the days that the
 * shop sets. A document with a newer version, also one that is reviewed, needs none. Running it again sends nothing. Returns how many it sent.
 */
export async function remindOfExpiry({ db, now }: Context): Promise<number> {
  const today = chinaDate(now)
  const days = documentReminders()
  const late = addDays(today, days.late)
  return db.transaction(async tx => {
    const due = await tx
      .update(licenceDocuments)
      .set({
        reminded: sql`case when ${licenceDocuments.end_date} <= ${late} then ${days.late}::int else ${days.early}::int end`,
      })
      .where(
        and(
          eq(licenceDocuments.review, 'passed'),
          eq(licenceDocuments.long_term, 0),
          between(licenceDocuments.end_date, today, addDays(today, days.early)),
          or(
            eq(licenceDocuments.reminded, 0),
            and(gt(licenceDocuments.reminded, days.late), lt(licenceDocuments.end_date, addDays(late, 1))),
          ),
          sql`not exists (select 1 from licence_documents newer where newer.user_id = ${licenceDocuments.user_id}
            and newer.type = ${licenceDocuments.type} and newer.id > ${licenceDocuments.id}
            and newer.review in ('passed', 'reviewing'))`,
        ),
      )
      .returning()
    if (due.length === 0) return 0
    await tx.insert(messages).values(
      due.map(({ user_id, type, end_date }) => ({
        user_id,
        kind: 'licence' as const,
        title: `《${DOCUMENTS[type].name}》即将到期`,
        content: `将于 ${end_date} 到期，请及时更新。到期后不能结算。`,
        url: '/zhzx/basic/zzzj',
        created_at: now,
      })),
    )
    return due.length
  })
}
