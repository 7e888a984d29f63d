import type { GoodsAlertKind } from '@yaoji/domain'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { users } from '../../session/tables'
import type { UserRow } from '../../session/viewer'
import type { BuyerContext, Context } from '../../wire/context'
import { eachDue } from '../../wire/each-due'
import { favorites } from '../favorite/tables'
import { sendMessage } from '../message/send'
import { orders } from '../order/tables'
import { evaluateAlerts } from './evaluate'
import { alertMessage } from './messages'
import { alertSettings } from './tables'

/** Minutes between two evaluations for one buyer: what happens in between is in one message. */
const EVERY_MINUTES = 60

/** Buyers of one run; the next run goes on. */
const BUYERS = 500

/** Kinds in the order of their messages. */
const KINDS: readonly GoodsAlertKind[] = ['price_fell', 'back_in_stock', 'short_expiry']

/**
 * Sends the alerts about favourites and regular products of all buyers whose last evaluation was an hour ago: a message
 * for each kind, with its products. Returns how many messages. Each buyer is a transaction that claims the evaluation, so
 * several processes can run this at the same time. What is switched off is evaluated and not sent, so that switching it
 * on sends nothing old.
 */
export async function sendAlerts(context: Context): Promise<number> {
  const { db, now } = context
  const before = new Date(now.getTime() - EVERY_MINUTES * 60_000)
  await addSettings(context)
  const rows = await db
    .select({ buyer: users })
    .from(alertSettings)
    .innerJoin(users, eq(users.id, alertSettings.user_id))
    .where(isDue(before))
    .orderBy(sql`${alertSettings.evaluated_at} nulls first`, asc(users.id))
    .limit(BUYERS)
  const work = ({ buyer }: { buyer: UserRow }) =>
    db.transaction(tx => sendToBuyer({ ...context, db: tx, viewer: { sessionId: null, buyer } }, before))
  return eachDue(rows, work, 'api: the alerts of some buyers were not sent. The next run tries them again.')
}

const isDue = (before: Date) =>
  or(isNull(alertSettings.evaluated_at), lte(alertSettings.evaluated_at, before))

/** Settings of buyers who have favourites or bought something since the last run. */
async function addSettings({ db }: Context): Promise<void> {
  await db.execute(sql`insert into ${alertSettings} (user_id)
    select ${users.id} from ${users}
    where not exists (select 1 from ${alertSettings} where ${alertSettings.user_id} = ${users.id})
      and (exists (select 1 from ${favorites} where ${favorites.user_id} = ${users.id} and ${favorites.removed_at} is null)
        or exists (select 1 from ${orders} where ${orders.user_id} = ${users.id}))
    on conflict do nothing`)
}

async function sendToBuyer(context: BuyerContext, before: Date): Promise<number> {
  const { db, viewer, now } = context
  const [settings] = await db
    .update(alertSettings)
    .set({ evaluated_at: now })
    .where(and(eq(alertSettings.user_id, viewer.buyer.id), isDue(before)))
    .returning()
  if (!settings) return 0
  const alerts = await evaluateAlerts(context)
  const messages = KINDS.filter(kind => settings[kind] === 1).flatMap(kind => {
    const list = alerts.filter(({ kinds }) => kinds.includes(kind))
    return list.length > 0 ? [alertMessage(kind, list)] : []
  })
  for (const message of messages) await sendMessage(context, { ...message, user_id: viewer.buyer.id })
  return messages.length
}
