import { asc, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import type { FileRow } from '../file/claim'
import { filesOf } from '../file/file-info'
import { messages } from '../message/tables'
import { feedback, feedbackAnswers } from './tables'

/** Messages of buyers without an answer, the oldest first, with the companies. */
export async function unansweredFeedback(db: Db) {
  return db
    .select({ feedback, company: users.company })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.user_id))
    .where(hasNoAnswer(db))
    .orderBy(asc(feedback.id))
}

/** How many messages have no answer. */
export function countUnanswered(db: Db): Promise<number> {
  return db.$count(feedback, hasNoAnswer(db))
}

function hasNoAnswer(db: Db) {
  const answers = db
    .select({ one: sql`1` })
    .from(feedbackAnswers)
    .where(eq(feedbackAnswers.feedback_id, feedback.id))
  return notExists(answers)
}

/** Answers a message. The buyer gets a message that leads to the answer. */
export async function answerFeedback({ db, now }: Context, id: number, text: string): Promise<void> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id)).for('update')
  if (!row) throw notFound('反馈')
  await db.insert(feedbackAnswers).values({ feedback_id: id, at: now, text })
  await db.insert(messages).values({
    user_id: row.user_id,
    kind: 'system',
    title: '您的反馈有回复',
    content: text,
    url: '/zzfw/yjfk',
    created_at: now,
  })
}

/** The pictures of a message. */
export async function feedbackFiles(db: Db, id: number): Promise<FileRow[]> {
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row ? filesOf(db, { user_id: row.user_id, ids: row.file_ids }) : []
}
