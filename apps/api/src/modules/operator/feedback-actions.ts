import { eq } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { answerFeedback, countUnanswered, feedbackFiles, unansweredFeedback } from '../feedback/answer'
import { feedbackAnswers } from '../feedback/tables'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** Messages that buyers wrote to the shop. */
export const feedbackActions: ActionGroup = {
  kind: 'feedback',
  about: 'messages to the shop without an answer',
  list: listFeedback,
  count: countUnanswered,
  async state(db, id) {
    const answers = await db.$count(feedbackAnswers, eq(feedbackAnswers.feedback_id, recordId(id, '反馈')))
    return `已回复 ${answers} 次`
  },
  files: (db, id) => feedbackFiles(db, recordId(id, '反馈')),
  actions: {
    answer: {
      about: 'answers the buyer',
      fields: ['text'],
      async run(context, id, fields) {
        await answerFeedback(context, recordId(id, '反馈'), fieldOf(fields, 'text'))
        return '已回复'
      },
    },
  },
}

async function listFeedback({ db }: Context): Promise<WaitingRow[]> {
  const rows = await unansweredFeedback(db)
  return rows.map(({ feedback, company }) => ({
    id: String(feedback.id),
    at: chinaTime(feedback.created_at),
    company,
    text: [
      feedback.kind,
      feedback.order_sn,
      feedback.content,
      feedback.contact,
      `图片 ${feedback.file_ids.length} 张`,
    ]
      .filter(Boolean)
      .join('  '),
  }))
}
