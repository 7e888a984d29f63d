import type { Store } from '@yaoji/api-client/contract/account'
import { formatAmount, isLicenceChecked, LICENCE_STATES, ORDER, ORDER_TABS } from '@yaoji/domain'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { actsAs, beginSession, endSession, lockUser } from '../../session/session'
import { companyOf, ofCompany } from '../../session/stores'
import { users } from '../../session/tables'
import { sessionUse } from '../../wire/caller'
import { chinaDate, chinaMoment } from '../../wire/clock'
import type { BuyerContext, BuyerRequestContext } from '../../wire/context'
import { notFound, unauthenticated } from '../../wire/refusal'
import { orders } from '../order/tables'
import { sessionUser } from './base'
import { storeVisits } from './tables'

/** The stores of this buyer's head office, the head first. */
export async function listStores({ db, viewer, now }: BuyerContext): Promise<Store[]> {
  const { buyer } = viewer
  const waiting = and(eq(orders.user_id, users.id), eq(orders.status, ORDER.unpaid))
  const shipped = and(eq(orders.user_id, users.id), inArray(orders.status, [...TO_RECEIVE]))
  const family = await db
    .select({
      ...getTableColumns(users),
      unpaid_count: db.$count(orders, waiting),
      to_receive_count: db.$count(orders, shipped),
      spent: spentSince(chinaMoment(`${chinaDate(now).slice(0, 7)}-01`, 0)),
    })
    .from(users)
    .where(ofCompany(companyOf(buyer)))
    .orderBy(sql`${users.head_id} is not null`, asc(users.id))
  const head = family[0]
  const mayGo = head !== undefined && (await actsAs(db, viewer)) === head.id
  return family.map(store => ({
    user_id: store.id,
    company: store.company,
    address: store.address,
    licence_state: store.licence_state,
    licence_text: LICENCE_STATES[store.licence_state].text,
    is_passed: isLicenceChecked(store.licence_state) ? 1 : 0,
    is_current: store.id === buyer.id ? 1 : 0,
    is_head: store.id === head?.id ? 1 : 0,
    can_switch: mayGo && store.id !== buyer.id ? 1 : 0,
    ...((mayGo || store.id === buyer.id) && {
      unpaid_count: store.unpaid_count,
      to_receive_count: store.to_receive_count,
      month_amount: formatAmount(store.spent),
    }),
  }))
}

const TO_RECEIVE = ORDER_TABS.find(({ tab }) => tab === 'to_receive')?.statuses ?? []

/** What was received for the orders that a store placed since then, less what was refunded of them, in fen. */
function spentSince(begin: Date) {
  const received = sql`${orders.paid_amount} + ${orders.balance_paid} - ${orders.refunded_amount}`
  // Drizzle leaves out the tables of columns that are directly in a selected text.
  const sum = sql`(
    select coalesce(sum(${received}), 0) from ${orders}
    where ${orders.user_id} = ${users.id} and ${orders.created_at} >= ${begin.toISOString()}
  )`
  return sql<number>`${sum}`.mapWith(Number)
}

/**
 * Continues as another store of the head office. Only the head office can switch between its stores: a buyer who
 * logged in as one store stays there. Another company’s store looks like a missing one.
 */
export async function switchStore(context: BuyerRequestContext<{ id: number }>) {
  const { db, viewer, input, caller, deps, setToken } = context
  const { buyer, sessionId } = viewer
  const head = await actsAs(db, viewer)
  const [store] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, input.id), ofCompany(head)))
  if (!store) throw notFound('门店')
  if (store.id === buyer.id) return { user: await sessionUser(context) }
  // A password change that ended this session in the meantime ends what would follow from it.
  await lockUser(db, head)
  // A store that left in the meantime is not visited.
  if (store.id !== head && (await lockUser(db, store.id))?.head_id !== head) throw notFound('门店')
  if (!(await endSession(db, sessionId))) throw unauthenticated()
  const begun = await beginSession(context, store.id, sessionUse(caller, deps.config))
  if (store.id !== head) await db.insert(storeVisits).values({ session_id: begun.sessionId, head_id: head })
  setToken(begun.token)
  return { user: await sessionUser({ ...context, viewer: { sessionId: begun.sessionId, buyer: store } }) }
}
