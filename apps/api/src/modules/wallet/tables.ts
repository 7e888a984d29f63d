import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { fen, fenFromZero, moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/**
 * The money of each buyer, in fen. The row is also the lock for every change of the buyer’s money, coupons or orders:
 * one at a time, so that two changes never wait for each other.
 */
export const wallets = pgTable(
  'wallets',
  {
    user_id: ownedByUser().primaryKey(),
    /** What the buyer can use. */
    balance: fenFromZero('balance'),
    /** What unpaid orders hold: it is spent when they are paid, and can be used again when they are cancelled. */
    frozen: fenFromZero('frozen'),
  },
  table => [
    check('wallets_balance', sql`${table.balance} >= 0`),
    check('wallets_frozen', sql`${table.frozen} >= 0`),
  ],
)

/**
 * Every change of a buyer’s money. Rows are only added; their signed amounts add up to the balance with what is frozen.
 * Freezing moves nothing out of the wallet, so it has no row.
 */
export const walletLog = pgTable(
  'wallet_log',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    at: moment('at'),
    /** 1 recharge, 2 spend, 3 refund, 4 cashback, 5 gift, 6 adjustment, 7 withdrawal. */
    use_type: integer('use_type').notNull(),
    /** Fen, negative for a payment. */
    amount: fen('amount'),
    /** What was in the wallet then, with what was frozen. */
    balance_after: fen('balance_after'),
    order_sn: text('order_sn'),
    remark: text('remark').notNull(),
  },
  table => [
    index('wallet_log_user').on(table.user_id, table.id),
    index('wallet_log_user_at').on(table.user_id, table.at),
  ],
)

/** Every change of a buyer’s points (`users.points`), like `wallet_log` for the balance. */
export const pointsLog = pgTable(
  'points_log',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    at: moment('at'),
    /** 1 order, 2 check-in, 3 activity, 4 redeem, 5 taken back on return, 6 expired, 7 given, 8 used for an order. */
    use_type: integer('use_type').notNull(),
    amount: fen('amount'),
    points_after: fen('points_after'),
    order_sn: text('order_sn'),
    remark: text('remark').notNull(),
  },
  table => [
    index('points_log_user').on(table.user_id, table.id),
    // Only points that are taken back with a return make an account negative.
    check(
      'points_log_after',
      sql`${table.amount} >= 0 or ${table.use_type} = 5 or ${table.points_after} >= 0`,
    ),
  ],
)
