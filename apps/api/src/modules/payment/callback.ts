import type { InputOf } from '@yaoji/api-client/contract'
import type { paymentCallback } from '@yaoji/api-client/contract/payment'
import { sumAmounts } from '@yaoji/domain'
import { asc, eq } from 'drizzle-orm'
import { atMost, countAttempt } from '../../session/attempts'
import type { Context, RequestContext } from '../../wire/context'
import { Refusal } from '../../wire/refusal'
import { applyNotice, type NoticeResult } from './apply-notice'
import { type NoticeOutcome, paymentNotices, payments } from './tables'

type Fields = InputOf<typeof paymentCallback>

/** Longest text of an external field in the log. */
const KEPT_CHARACTERS = 200

/** What the log says of a notice whose orders have different results: the first of these. */
const RESULTS: readonly NoticeResult[] = ['applied', 'refunded', 'failed']

/**
 * Receives a notice of the gateway. An invalid one (signature, age, payment, amount) is refused; each one is logged
 * with its result. Opens its own transactions, because the log entry stays when the notice is refused.
 */
export async function receiveNotice(context: RequestContext<Fields>): Promise<void> {
  const { db, deps, now } = context
  const given = namedFields(context.input)
  const log = (target: Context, outcome: NoticeOutcome) => keep(target, given, outcome)
  const notice = deps.ports.payment.readNotice(given, now)
  if (!notice) {
    await countForged(context, context.caller.address)
    await log(context, 'bad_signature')
    throw refusedNotice(400, '签名无效或已过期', 'bad_signature')
  }
  // In the order in which orders are locked.
  const parts = await db
    .select()
    .from(payments)
    .where(eq(payments.sn, notice.payment_sn))
    .orderBy(asc(payments.order_id))
  if (parts.length === 0) {
    await log(context, 'unknown_payment')
    throw refusedNotice(404, '支付单不存在', 'unknown_payment')
  }
  if (sumAmounts(parts.map(part => part.amount)) !== notice.amount) {
    await log(context, 'wrong_amount')
    throw refusedNotice(409, '金额与支付单不符', 'wrong_amount')
  }
  await db.transaction(async tx => {
    const inside = { db: tx, now }
    const results: NoticeResult[] = []
    for (const part of parts) results.push(await applyNotice(inside, part, notice))
    await log(inside, RESULTS.find(result => results.includes(result)) ?? 'repeated')
  })
}

/** The refusal of a notice that is in the log. */
class RefusedNotice extends Refusal {}

function refusedNotice(code: number, message: string, outcome: NoticeOutcome): RefusedNotice {
  return new RefusedNotice(code, message).as({ event: 'payment_notice_refused', outcome })
}

/** Notices without a right signature of which one address leaves a row within an hour. */
const FORGED_AN_HOUR = 20

/**
 * Counts a notice that the gateway has not signed, and refuses it with a 429 beyond the limit of its address. What the
 * gateway signed has no limit.
 */
async function countForged({ db, now }: Context, address: string): Promise<void> {
  const rule = atMost(FORGED_AN_HOUR, 60)
  const message = (wait: string) => `无效的通知过多，请 ${wait}后再试`
  await countAttempt({ db, now }, [{ subject: `notice-address:${address}`, rule, message }])
}

/**
 * Logs a call that was refused before its notice was read: no form, or one that is too long or malformed. An address has
 * the same limit as for notices without a right signature.
 */
export async function logUnreadNotice(
  context: Context,
  { address, contentType }: { address: string; contentType: string | undefined },
  error: Error & { readonly statusCode?: number },
): Promise<void> {
  if (error instanceof RefusedNotice || (error instanceof Refusal && error.code === 429)) return
  if (!(error instanceof Refusal) && (error.statusCode ?? 500) >= 500) return
  try {
    await countForged(context, address)
  } catch (limit) {
    if (limit instanceof Refusal) return
    throw limit
  }
  await keep(context, { content_type: contentType ?? '', reason: error.message }, 'unreadable')
}

async function keep(
  { db, now }: Context,
  fields: Readonly<Record<string, string>>,
  outcome: NoticeOutcome,
): Promise<void> {
  const kept = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, keptText(value)]))
  await db
    .insert(paymentNotices)
    .values({ at: now, payment_sn: kept.payment_sn ?? '', fields: kept, outcome })
}

/** The start of a text, without what the database refuses: NUL, and the half of a character that the cut leaves. */
function keptText(text: string): string {
  return text.slice(0, KEPT_CHARACTERS).replace(/\0|\p{Surrogate}/gu, '')
}

function namedFields(fields: Fields): Record<string, string> {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return Object.fromEntries(given)
}
