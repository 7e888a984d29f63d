import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { addDays, chinaMoment, chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { type Fields, readFields } from './action-group'
import { readDay } from './read-day'
import { operatorActions } from './tables'

/** Actions that are listed at once. */
const PAGE = 100

export type OperatorAction = Omit<typeof operatorActions.$inferInsert, 'id' | 'at'>

/** Notes what an operator did. Run it in the transaction of the action. */
export async function noteAction({ db, now }: Context, action: OperatorAction): Promise<void> {
  await db.insert(operatorActions).values({ ...action, at: now })
}

/** The filters of the log: each narrows the actions that are listed. */
const FILTERS: Readonly<Record<string, (value: string) => SQL>> = {
  who: value => eq(operatorActions.operator, value),
  kind: value => eq(operatorActions.kind, value),
  action: value => eq(operatorActions.action, value),
  id: value => eq(operatorActions.record, value),
  request: value => eq(operatorActions.request_id, value),
  since: value => gte(operatorActions.at, chinaMoment(readDay('since', value), 0)),
  until: value => lt(operatorActions.at, chinaMoment(addDays(readDay('until', value), 1), 0)),
  before: value => lt(operatorActions.id, readNumber(value)),
}

/**
 * What operators did, the newest first, at most {@link PAGE} actions. `before` in the answer is the filter that lists the
 * next ones; null at the end.
 */
export async function listActions({ db }: Context, query: unknown) {
  const filters = readFields(LOG_FIELDS, query)
  const rows = await db
    .select()
    .from(operatorActions)
    .where(and(...conditionsOf(filters)))
    .orderBy(desc(operatorActions.id))
    .limit(PAGE + 1)
  const list = rows.slice(0, PAGE).map(({ at, ...row }) => ({ ...row, at: chinaTime(at) }))
  return { list, before: rows.length > PAGE ? (list.at(-1)?.id ?? null) : null }
}

const LOG_FIELDS = { fields: Object.keys(FILTERS).map(name => `${name}?`) }

function conditionsOf(filters: Fields): SQL[] {
  return Object.entries(filters).flatMap(([name, value]) => FILTERS[name]?.(value) ?? [])
}

function readNumber(value: string): number {
  if (!/^[1-9]\d{0,14}$/.test(value)) throw invalidField('before', 'before 应为操作记录的编号')
  return Number(value)
}
