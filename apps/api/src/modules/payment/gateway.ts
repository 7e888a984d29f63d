import { randomUUID } from 'node:crypto'
import { sumAmounts } from '@yaoji/domain'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/types'
import type { PaymentNotice } from '../../ports/payment'
import type { Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { gatewayDecisions, payments } from './tables'

type Decision = typeof gatewayDecisions.$inferSelect

/**
 * Seconds until the first notice, and then after each failed one until the next; after the last the gateway gives up.
 */
const PAUSES_S = [1, 2, 5, 15, 30, 60, 180, 600, 1800, 3600, 7200, 21_600]

/** An accepted notice is sent once more, as gateways do: the receiver must ignore it. */
const TIMES_TAKEN = 2
const REPLAY_S = 15

type PaymentRow = typeof payments.$inferSelect

/** A payment as the in-service gateway knows it. */
export interface GatewayPayment {
  /** Of several orders together: the sum, and the first of the orders. */
  readonly payment: Pick<PaymentRow, 'sn' | 'way' | 'amount' | 'state' | 'order_id'>
  readonly decision: Decision | null
}

/** A payment that this buyer opened at the gateway. */
export async function findPayment(db: Db, sn: string, userId: number): Promise<GatewayPayment | null> {
  const rows = await db
    .select({ payment: payments, decision: gatewayDecisions })
    .from(payments)
    .leftJoin(gatewayDecisions, eq(gatewayDecisions.payment_sn, payments.sn))
    .where(and(eq(payments.sn, sn), eq(payments.user_id, userId)))
    .orderBy(asc(payments.order_id))
  const [first] = rows
  if (!first || first.payment.gateway_url === null) return null
  const amount = sumAmounts(rows.map(({ payment }) => payment.amount))
  return { payment: { ...first.payment, amount }, decision: first.decision }
}

/** Stores the buyer’s decision; the first one counts. Its notice is sent automatically. */
export async function recordDecision(
  { db, now }: Context,
  { sn, amount }: { sn: string; amount: number },
  result: PaymentNotice['result'],
): Promise<void> {
  await db
    .insert(gatewayDecisions)
    .values({
      payment_sn: sn,
      amount,
      gateway_no: `G${randomUUID().replaceAll('-', '').slice(0, 20)}`,
      result,
      decided_at: now,
      deliver_at: new Date(now.getTime() + 1000 * (PAUSES_S[0] ?? 0)),
    })
    .onConflictDoNothing()
}

/**
 * Sends the notices that are due to the callback and schedules the next time of each; returns how many were accepted.
 * A notice is claimed before it is sent, so that several processes share the work; when a process dies, its notices
 * are sent again.
 */
export async function deliverNotices(app: FastifyInstance, now: Date): Promise<number> {
  const deliver = async (decision: Decision) => {
    if (!(await send(app, decision, now))) return 0
    await noteTaken({ db: app.deps.db, now }, decision)
    return 1
  }
  const message = 'api: some notices of payments were not delivered. They are sent again.'
  return eachDue(await claimDue({ db: app.deps.db, now }), deliver, message)
}

async function claimDue({ db, now }: Context): Promise<Decision[]> {
  return db.transaction(async tx => {
    const due = await tx
      .select()
      .from(gatewayDecisions)
      .where(lte(gatewayDecisions.deliver_at, now))
      .orderBy(asc(gatewayDecisions.deliver_at), asc(gatewayDecisions.payment_sn))
      .limit(50)
      .for('update', { skipLocked: true })
    for (const { payment_sn, tries } of due) {
      const pause = PAUSES_S[tries + 1]
      const next = pause === undefined ? null : new Date(now.getTime() + pause * 1000)
      await tx
        .update(gatewayDecisions)
        .set({ tries: sql`${gatewayDecisions.tries} + 1`, deliver_at: next })
        .where(eq(gatewayDecisions.payment_sn, payment_sn))
    }
    return due
  })
}

/** Posts a notice as an external gateway does, signed when it is sent. */
async function send(app: FastifyInstance, decision: Decision, now: Date): Promise<boolean> {
  const { payment_sn, amount, gateway_no } = decision
  const result = decision.result === 'paid' ? 'paid' : 'failed'
  const fields = app.deps.ports.payment.sign?.({ payment_sn, amount, gateway_no, result }, now)
  if (!fields) return false
  const answer = await app.inject({
    method: 'POST',
    url: '/api/pay/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return answer.statusCode === 200
}

async function noteTaken({ db, now }: Context, decision: Decision): Promise<void> {
  const taken = decision.taken + 1
  const deliver_at = taken < TIMES_TAKEN ? new Date(now.getTime() + REPLAY_S * 1000) : null
  await db
    .update(gatewayDecisions)
    .set({ taken, deliver_at })
    .where(eq(gatewayDecisions.payment_sn, decision.payment_sn))
}
