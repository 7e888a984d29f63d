import type { Feedback } from '@yaoji/api-client/contract/feedback'
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Messages from buyers to the shop. */
export const feedback = pgTable(
  'feedback',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    kind: text('kind').$type<Feedback['kind']>().notNull(),
    content: text('content').notNull(),
    contact: text('contact').notNull(),
    order_sn: text('order_sn').notNull(),
    file_ids: integer('file_ids').array().notNull().default([]),
    created_at: moment('created_at'),
  },
  table => [index('feedback_user').on(table.user_id, table.created_at)],
)

/** Answers of the shop. */
export const feedbackAnswers = pgTable(
  'feedback_answers',
  {
    id: serial('id').primaryKey(),
    feedback_id: integer('feedback_id')
      .notNull()
      .references(() => feedback.id),
    at: moment('at'),
    text: text('text').notNull(),
  },
  table => [index('feedback_answers_feedback').on(table.feedback_id, table.id)],
)
