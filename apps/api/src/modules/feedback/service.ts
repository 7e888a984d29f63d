import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { Feedback, feedbackCreate, feedbackList } from '@yaoji/api-client/contract/feedback'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import { countDaily, type DailyLimit } from '../../session/attempts'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { invalidField, missingIn } from '../../wire/refusal'
import { claimFiles } from '../file/claim'
import { filesOf, toFileInfo } from '../file/file-info'
import { orders } from '../order/tables'
import { feedback, feedbackAnswers } from './tables'

const LIMIT: DailyLimit = {
  what: 'feedback',
  most: 20,
  message: '今日反馈次数已达上限，紧急问题请拨打客服热线',
}

const KIND_TEXTS: Readonly<Record<Feedback['kind'], string>> = {
  suggest: '建议',
  complaint: '投诉',
  goods: '商品问题',
  order: '订单问题',
  other: '其他',
}

const NEXT: Readonly<Record<Feedback['kind'], string>> = {
  suggest: '感谢您的建议，我们会认真评估',
  complaint: '投诉已受理，客服将在 1 个工作日内与您联系',
  goods: '已转交采购与质管部门，有结果会通过消息告知',
  order: '已转交订单客服，将在 1 个工作日内与您联系',
  other: '反馈已收到，感谢您的支持',
}

/** Stores a buyer’s message. */
export async function giveFeedback(
  context: BuyerContext,
  { data }: InputOf<typeof feedbackCreate>,
): Promise<DataOf<typeof feedbackCreate>> {
  const { db, viewer, now } = context
  await countDaily(context, LIMIT)
  const file_ids = [...new Set(data.file_ids ?? [])]
  const claimed = await claimFiles(context, { ids: file_ids, purpose: 'feedback', field: 'data.file_ids' })
  if (claimed.some(({ type }) => !type.startsWith('image/')))
    throw invalidField('data.file_ids', '只能上传图片')
  const order_sn = data.order_sn ?? ''
  if (order_sn !== '' && !(await isOwnOrder(context, order_sn)))
    throw missingIn('data.order_sn', '没有这个订单，请核对订单号')
  const [row] = await db
    .insert(feedback)
    .values({
      user_id: viewer.buyer.id,
      kind: data.kind,
      content: data.content,
      contact: data.contact || viewer.buyer.phone,
      order_sn,
      file_ids,
      created_at: now,
    })
    .returning({ id: feedback.id })
  return { id: row?.id as number, message: NEXT[data.kind] }
}

async function isOwnOrder({ db, viewer }: BuyerContext, sn: string): Promise<boolean> {
  const own = and(eq(orders.user_id, viewer.buyer.id), eq(orders.sn, sn))
  return (await db.select({ id: orders.id }).from(orders).where(own)).length > 0
}

/** What the buyer sent, newest first, with the answers. */
export async function listFeedback(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof feedbackList>,
): Promise<DataOf<typeof feedbackList>> {
  const bounds = pageBounds(input)
  const where = eq(feedback.user_id, viewer.buyer.id)
  const rows = await db
    .select()
    .from(feedback)
    .where(where)
    .orderBy(desc(feedback.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  const ids = rows.map(({ id }) => id)
  const answers =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(feedbackAnswers)
          .where(anyOf(feedbackAnswers.feedback_id, ids))
          .orderBy(asc(feedbackAnswers.id))
  const files = await filesOf(db, { user_id: viewer.buyer.id, ids: rows.flatMap(row => row.file_ids) })
  const infos = new Map(files.map(file => [file.id, toFileInfo(file)]))
  const list = rows.map(({ user_id: _owner, file_ids, created_at, ...row }): Feedback => {
    const own = answers.filter(answer => answer.feedback_id === row.id)
    return {
      ...row,
      kind_text: KIND_TEXTS[row.kind],
      files: file_ids.flatMap(id => infos.get(id) ?? []),
      created_at: chinaTime(created_at),
      is_answered: own.length > 0 ? 1 : 0,
      answers: own.map(({ at, text }) => ({ time: chinaTime(at), text })),
    }
  })
  const [all] = await db.select({ total: count() }).from(feedback).where(where)
  return toPage(list, all?.total ?? 0, bounds)
}
