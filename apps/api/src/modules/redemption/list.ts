import type { InputOf } from '@yaoji/api-client/contract'
import type { Redemption, Redemptions, redemptionList } from '@yaoji/api-client/contract/redemption'
import {
  formatAmount,
  REDEMPTION,
  REDEMPTION_STATUSES,
  redemptionActions,
  redemptionStatusText,
} from '@yaoji/domain'
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { BuyerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { shopSettings } from '../config/shop-settings'
import { redemptions } from './tables'

export type RedemptionRow = typeof redemptions.$inferSelect

/** Redemptions on a page. */
const PER_PAGE = 10

const DAY_MS = 86_400_000

/** A page of the buyer's redemptions, newest first. The counts of the tabs follow the keywords. */
export async function listRedemptions(
  { db, viewer }: BuyerContext,
  input: InputOf<typeof redemptionList>,
): Promise<Redemptions> {
  const own = and(eq(redemptions.user_id, viewer.buyer.id), mentions(input.keywords))
  const counts = await db
    .select({ status: redemptions.status, number: count() })
    .from(redemptions)
    .where(own)
    .groupBy(redemptions.status)
  const numberOf = (status: number) => counts.find(row => row.status === status)?.number ?? 0
  const all = counts.reduce((total, { number }) => total + number, 0)
  const chosen = REDEMPTION_STATUSES.find(({ tab }) => tab === input.tab)
  const bounds = pageBounds(input, PER_PAGE)
  const rows = await db
    .select()
    .from(redemptions)
    .where(and(own, chosen && eq(redemptions.status, chosen.code)))
    .orderBy(desc(redemptions.id))
    .limit(bounds.per_page)
    .offset(bounds.offset)
  return {
    ...toPage(rows.map(toRedemption), chosen ? numberOf(chosen.code) : all, bounds),
    tabs: [
      { tab: 'all', name: '全部', count: all },
      ...REDEMPTION_STATUSES.map(({ tab, text, code }) => ({ tab, name: text, count: numberOf(code) })),
    ],
  }
}

/** The number, or a part of the name of the gift. */
function mentions(keywords: string | undefined): SQL | undefined {
  if (!keywords) return undefined
  const name = sql`strpos(lower(${redemptions.name}), lower(${keywords})) > 0`
  return or(eq(redemptions.sn, keywords.toUpperCase()), name)
}

/** A redemption for the wire. */
export function toRedemption({ user_id: _owner, ...row }: RedemptionRow): Redemption {
  const { status, shipped_at, ended_at } = row
  const isOnItsWay = status === REDEMPTION.shipped && shipped_at !== null
  return {
    ...row,
    cash: formatAmount(row.cash),
    status_text: redemptionStatusText(status),
    created_at: chinaTime(row.created_at),
    shipped_at: shipped_at && chinaTime(shipped_at),
    receive_before: isOnItsWay
      ? chinaTime(new Date(shipped_at.getTime() + shopSettings().auto_receive_days * DAY_MS))
      : null,
    ended_at: ended_at && chinaTime(ended_at),
    actions: redemptionActions(status),
  }
}
