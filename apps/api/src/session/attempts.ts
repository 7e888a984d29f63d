import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/types'
import type { BuyerContext, Context } from '../wire/context'
import { Refusal, tooMany } from '../wire/refusal'
import { attempts } from './tables'

/** How many attempts are allowed, and when. */
export interface Rule {
  /** For how long an attempt counts. */
  readonly minutes: number
  /** The time from which the next attempt is allowed, in milliseconds; `times` are those that count, the last first. */
  readonly opensAt: (times: readonly number[]) => number
}

/** A limit of attempts. */
export interface Limit {
  /** The subject of the attempts, like `login:user:7` or `address:10.0.0.7`. */
  readonly subject: string
  readonly rule: Rule
  /** The message for the buyer beyond the limit, with the time until the next attempt, like `15 分钟`. */
  readonly message: (wait: string) => string
}

/** At most so many attempts in any period of this length. */
export function atMost(most: number, minutes: number): Rule {
  return { minutes, opensAt: times => (times[most - 1] ?? Number.NEGATIVE_INFINITY) + minutes * 60_000 }
}

export const A_DAY = 24 * 60

/** Two rules for the same attempts: the later time applies. */
export function bothOf(one: Rule, other: Rule): Rule {
  return {
    minutes: Math.max(one.minutes, other.minutes),
    opensAt: times => Math.max(one.opensAt(times), other.opensAt(times)),
  }
}

/** A wait after each attempt, in seconds; the last one repeats. An attempt counts for a day. */
export function growing(waits: readonly number[]): Rule {
  return {
    minutes: A_DAY,
    opensAt: times => {
      const wait = waits[Math.min(times.length, waits.length) - 1] ?? 0
      // Without a wait a concurrent attempt, which can be later by the clock of its call, opens the next one at once.
      return wait === 0 ? 0 : (times[0] ?? 0) + 1000 * wait
    },
  }
}

/**
 * Counts an attempt before it is made, so that concurrent attempts count each other, and refuses it with a 429 when one
 * of its limits does. A refused attempt counts for no limit: repeating does not lengthen the wait. Run it outside of a
 * transaction that a refusal rolls back. Returns the ids of what was counted.
 */
export async function countAttempt(context: Context, limits: readonly Limit[]): Promise<number[]> {
  const counted = await context.db.transaction(async db => {
    // In one order, so that two attempts never wait for each other.
    for (const { subject } of limits.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${subject}))`)
    }
    for (const limit of limits) {
      const seconds = await secondsToWait({ ...context, db }, limit)
      if (seconds > 0) return beyond(limit, seconds)
    }
    const rows = limits.map(({ subject }) => ({ subject, at: context.now }))
    return rows.length === 0 ? [] : db.insert(attempts).values(rows).returning({ id: attempts.id })
  })
  if (counted instanceof Refusal) throw counted
  return counted.map(({ id }) => id)
}

/** Refuses with a 429 what a limit does not allow now, and counts nothing. */
export async function checkAttempt(context: Context, limit: Limit): Promise<void> {
  const seconds = await secondsToWait(context, limit)
  if (seconds > 0) throw beyond(limit, seconds)
}

/** What a buyer does so many times in 24 hours at most. */
export interface DailyLimit {
  /** The name of what is counted, like `feedback`. */
  readonly what: string
  readonly most: number
  /** The message for the buyer beyond the limit. */
  readonly message: string
}

/**
 * Counts something that employees of the shop must read, and refuses it with a 429 beyond its limit. Run it in the
 * transaction of the call, so that a call that is refused for another reason does not count.
 */
export async function countDaily(
  { db, now, viewer }: BuyerContext,
  { what, most, message }: DailyLimit,
): Promise<void> {
  const subject = `${what}:user:${viewer.buyer.id}`
  await countAttempt({ db, now }, [{ subject, rule: atMost(most, A_DAY), message: () => message }])
}

/** Seconds until a limit allows the next attempt; 0 when it does now. */
export async function secondsToWait({ db, now }: Context, { subject, rule }: Limit): Promise<number> {
  const since = new Date(now.getTime() - rule.minutes * 60_000)
  await db.delete(attempts).where(and(eq(attempts.subject, subject), lte(attempts.at, since)))
  const rows = await db
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.subject, subject), gt(attempts.at, since)))
    .orderBy(desc(attempts.at))
  const opensAt = rule.opensAt(rows.map(({ at }) => at.getTime()))
  return Math.max(0, Math.ceil((opensAt - now.getTime()) / 1000))
}

/** Deletes attempts by their ids: they did not fail. */
export async function deleteAttempts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(attempts).where(inArray(attempts.id, [...ids]))
}

/** Deletes all attempts of a subject. */
export async function clearAttempts(db: Db, { subject }: Limit): Promise<void> {
  await db.delete(attempts).where(eq(attempts.subject, subject))
}

function beyond({ subject, message }: Limit, seconds: number): Refusal {
  return tooMany(message(waitText(seconds))).as({ event: 'limit_reached', limit: subject.split(':')[0] })
}

function waitText(seconds: number): string {
  if (seconds < 120) return `${seconds} 秒`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} 分钟` : `${Math.ceil(minutes / 60)} 小时`
}
