import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { feedbackCreate } from '@yaoji/api-client/contract/feedback'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { BuyerContext } from '../../wire/context'
import { tooMany } from '../../wire/refusal'
import { feedback } from './tables'

/** Largest number of messages of one buyer in a day. */
const A_DAY = 20

const NEXT: Readonly<Record<InputOf<typeof feedbackCreate>['data']['kind'], string>> = {
  suggest: '感谢您的建议，我们会认真评估',
  complaint: '投诉已受理，客服将在 1 个工作日内与您联系',
  goods: '已转交采购与质管部门，有结果会通过消息告知',
  order: '已转交订单客服，将在 1 个工作日内与您联系',
  other: '反馈已收到，感谢您的支持',
}

/** Stores a buyer’s message. */
export async function giveFeedback(
  { db, viewer, now }: BuyerContext,
  { data }: InputOf<typeof feedbackCreate>,
): Promise<DataOf<typeof feedbackCreate>> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`feedback:${viewer.buyer.id}`}))`)
  const since = new Date(now.getTime() - 86_400_000)
  const [recent] = await db
    .select({ number: count() })
    .from(feedback)
    .where(and(eq(feedback.user_id, viewer.buyer.id), gt(feedback.created_at, since)))
  if ((recent?.number ?? 0) >= A_DAY) throw tooMany('今日反馈次数已达上限，紧急问题请拨打客服热线')
  const [row] = await db
    .insert(feedback)
    .values({
      user_id: viewer.buyer.id,
      kind: data.kind,
      content: data.content,
      contact: data.contact || viewer.buyer.phone,
      order_sn: data.order_sn ?? '',
      created_at: now,
    })
    .returning({ id: feedback.id })
  return { id: row?.id as number, message: NEXT[data.kind] }
}
