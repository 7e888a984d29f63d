import { and, eq, inArray, like, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import { cartLines } from './modules/cart/tables'
import { messages } from './modules/message/tables'
import { type NoticeOutcome, paymentNotices } from './modules/payment/tables'
import { purchaseCodes } from './modules/purchase-code/tables'
import { purchaseLists } from './modules/purchase-list/tables'
import { tickets } from './modules/user/tables'
import { wechatRequests } from './modules/wechat/tables'
import { LOGGED_IN } from './session/session'
import { attempts, idempotencyKeys, KEY_HOURS, sessions, smsCodes } from './session/tables'
import type { Context } from './wire/context'
import { eachDue } from './wire/each-due'
import { everySeconds } from './wire/timer'

/** How often expired rows are deleted. */
const CLEAN_SECONDS = 600

/** Rows of one statement: a lock on them is short. */
const BATCH = 500

/** Batches of a job in one run; the next run goes on. */
const BATCHES = 100

/** Notices without a right signature that are kept at most, whatever their age: anybody can send them. */
const NOTICES_KEPT = 10_000

/** Refused notices that anybody can send, and those that the gateway signed. */
const FORGED: NoticeOutcome[] = ['bad_signature', 'unreadable']
const REFUSED: NoticeOutcome[] = [...FORGED, 'unknown_payment', 'wrong_amount']

/** Times that the shop sets; `app.ts` hands in its settings. */
interface KeptFor {
  /** Days for which messages are kept. */
  readonly message_days: number
}

/** Rows that have no use after some time. */
interface CleanUp {
  readonly table: PgTable & { readonly id: PgColumn }
  /** Hours for which the rows are kept after the moment that `expired` compares. */
  readonly hours: number | ((kept: KeptFor) => number)
  /** The rows that can go; `before` is so many hours ago. */
  readonly expired: (before: Date, db: Context['db']) => SQL | undefined
}

const isRefused = inArray(paymentNotices.outcome, REFUSED)
const isForged = inArray(paymentNotices.outcome, FORGED)

/** What is deleted, and after how long. Files are removed by their own module, with their contents. */
const CLEAN_UPS: readonly CleanUp[] = [
  {
    table: sessions,
    hours: 0,
    expired: before => and(lt(sessions.expires_at, before), ne(sessions.expires_at, LOGGED_IN)),
  },
  {
    table: sessions,
    hours: 24,
    expired: before => and(eq(sessions.expires_at, LOGGED_IN), lt(sessions.created_at, before)),
  },
  { table: cartLines, hours: 0, expired: (_before, db) => isOfEndedSession(db, 'session:') },
  { table: cartLines, hours: 0, expired: (_before, db) => isOfEndedSession(db, 'removed:session:') },
  // The longest limit counts the attempts of a day.
  { table: attempts, hours: 48, expired: before => lt(attempts.at, before) },
  { table: smsCodes, hours: 48, expired: before => lt(smsCodes.expires_at, before) },
  { table: tickets, hours: 24, expired: before => lt(tickets.expires_at, before) },
  { table: purchaseCodes, hours: 24, expired: before => lt(purchaseCodes.removed_at, before) },
  { table: purchaseLists, hours: 24, expired: before => lt(purchaseLists.removed_at, before) },
  { table: wechatRequests, hours: 24, expired: before => lt(wechatRequests.expires_at, before) },
  { table: idempotencyKeys, hours: KEY_HOURS, expired: before => lt(idempotencyKeys.created_at, before) },
  {
    table: messages,
    hours: ({ message_days }) => message_days * 24,
    expired: before => lt(messages.created_at, before),
  },
  {
    table: paymentNotices,
    hours: 30 * 24,
    expired: (before, db) =>
      or(and(isRefused, lt(paymentNotices.at, before)), and(isForged, isBeyondKept(db))),
  },
]

/** Deletes expired rows again and again while the service listens. */
export function cleanUpRegularly(app: FastifyInstance, keptFor: () => KeptFor): void {
  everySeconds(app, CLEAN_SECONDS, () => cleanUp({ db: app.deps.db, now: app.deps.now() }, keptFor()))
}

/**
 * Deletes the expired rows of every table; returns how many. Each batch is a transaction of its own and passes over
 * rows that another process has locked, so several processes can run it. A job that fails does not stop the others.
 */
export function cleanUp(context: Context, kept: KeptFor): Promise<number> {
  const run = (job: CleanUp) => runJob(context, job, kept)
  return eachDue(CLEAN_UPS, run, 'api: some clean-up jobs failed. The next run tries them again.')
}

async function runJob(
  { db, now }: Context,
  { table, hours, expired }: CleanUp,
  kept: KeptFor,
): Promise<number> {
  const age = typeof hours === 'number' ? hours : hours(kept)
  const before = new Date(now.getTime() - age * 3_600_000)
  let deleted = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = db
      .select({ id: table.id })
      .from(table)
      .where(expired(before, db))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const gone = await db.delete(table).where(inArray(table.id, due)).returning({ id: table.id })
    deleted += gone.length
    if (gone.length < BATCH) break
  }
  return deleted
}

/** A visitor's cart, and what was removed from it last, lasts as long as the session that owns it. */
function isOfEndedSession(db: Context['db'], prefix: string): SQL | undefined {
  const owner = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(eq(cartLines.owner, sql`${prefix}::text || ${sessions.id}`))
  return and(like(cartLines.owner, `${prefix}%`), notExists(owner))
}

/** Older than the newest notices without a right signature. */
function isBeyondKept(db: Context['db']): SQL {
  const last = db
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(isForged)
    .orderBy(sql`${paymentNotices.id} desc`)
    .offset(NOTICES_KEPT)
    .limit(1)
  return sql`${paymentNotices.id} <= (${last})`
}
