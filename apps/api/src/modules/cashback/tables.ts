import type { CashbackTier } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { fen, moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Tiers of the monthly cashback, from one month to another. Months are `YYYY-MM`. */
export const cashbackPlans = pgTable('cashback_plans', {
  id: integer('id').primaryKey(),
  begin_month: text('begin_month').notNull(),
  /** The last month; null for a plan without an end. */
  end_month: text('end_month'),
  /** Tiers ascending, in fen. */
  tiers: jsonb('tiers').$type<CashbackTier[]>().notNull(),
})

/** The months that are settled for a buyer: what was received, and what came back. A month is settled once. */
export const cashbackMonths = pgTable(
  'cashback_months',
  {
    user_id: ownedByUser(),
    month: text('month').notNull(),
    received_amount: fen('received_amount'),
    /** 0 where no tier was reached. */
    cashback_amount: fen('cashback_amount'),
    settled_at: moment('settled_at'),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.month] }),
    index('cashback_months_month').on(table.month),
    check('cashback_months_amount', sql`${table.cashback_amount} >= 0`),
  ],
)
