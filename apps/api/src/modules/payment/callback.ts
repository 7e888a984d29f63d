import type { InputOf } from '@yaoji/api-client/contract'
import type { paymentCallback } from '@yaoji/api-client/contract/payment'
import { eq } from 'drizzle-orm'
import type { Context, RequestContext } from '../../wire/context'
import { Refusal } from '../../wire/refusal'
import { applyNotice } from './apply-notice'
import { type NoticeOutcome, paymentNotices, payments } from './tables'

type Fields = InputOf<typeof paymentCallback>

/** Longest text of an external field in the log. */
const KEPT_CHARACTERS = 200

/**
 * Receives a notice of the gateway. An invalid one (signature, age, payment, amount) is refused; each one is logged
 * with its result. Opens its own transactions, because the log entry stays when the notice is refused.
 */
export async function takeNotice(context: RequestContext<Fields>): Promise<void> {
  const { db, deps, now } = context
  const given = namedFields(context.input)
  const log = (target: Context, outcome: NoticeOutcome) => keep(target, given, outcome)
  const notice = deps.ports.payment.readNotice(given, now)
  if (!notice) {
    await log(context, 'bad_signature')
    throw new Refusal(400, '签名无效或已过期')
  }
  const [payment] = await db.select().from(payments).where(eq(payments.sn, notice.payment_sn))
  if (!payment) {
    await log(context, 'unknown_payment')
    throw new Refusal(404, '支付单不存在')
  }
  if (payment.amount !== notice.amount) {
    await log(context, 'wrong_amount')
    throw new Refusal(409, '金额与支付单不符')
  }
  await db.transaction(async tx => {
    const inside = { db: tx, now }
    await log(inside, await applyNotice(inside, payment, notice))
  })
}

async function keep(
  { db, now }: Context,
  fields: Record<string, string>,
  outcome: NoticeOutcome,
): Promise<void> {
  const kept = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, keptText(value)]))
  await db
    .insert(paymentNotices)
    .values({ at: now, payment_sn: kept.payment_sn ?? '', fields: kept, outcome })
}

/** The text without NUL characters, which the database refuses, cut to the longest length. */
function keptText(text: string): string {
  return text.slice(0, KEPT_CHARACTERS).replaceAll('\0', '')
}

function namedFields(fields: Fields): Record<string, string> {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return Object.fromEntries(given)
}
