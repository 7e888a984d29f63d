import type { CouponKind, CouponScope, CouponStatus } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { fen, fenFromZero, fenOrNull, moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Value and scope of a coupon; it does not change once a buyer has one. */
export const couponTemplates = pgTable(
  'coupon_templates',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    /** `scope_ids` are the ids, or the names of zones. */
    scope: text('scope').$type<CouponScope>().notNull(),
    scope_ids: jsonb('scope_ids').$type<(number | string)[]>().notNull(),
    scope_text: text('scope_text').notNull(),
    /** Fen. Face value of reduce, cash and freight coupons; 0 for a discount. */
    amount: fen('amount'),
    min_amount: fen('min_amount'),
    /** Basis points that the buyer still pays, of a discount. */
    rate: integer('rate'),
    /** Largest deduction of a discount, in fen. */
    max_amount: fenOrNull('max_amount'),
    begin_at: moment('begin_at'),
    end_at: moment('end_at'),
    /** Number of coupons, number claimed, and number for each buyer. A quota of 0 cannot be claimed. */
    quota: integer('quota').notNull().default(0),
    claimed: integer('claimed').notNull().default(0),
    per_buyer: integer('per_buyer').notNull().default(1),
    /** Number for each buyer on one day; null without such a limit. */
    per_day: integer('per_day'),
    /** When the claiming begins; null when it begins with the coupon. */
    claim_begin_at: momentOrNull('claim_begin_at'),
  },
  table => [check('coupon_templates_claimed', sql`${table.claimed} >= 0`)],
)

/** Coupons of buyers. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    template_id: integer('template_id')
      .notNull()
      .references(() => couponTemplates.id),
    /** locked: in an unpaid checkout. Whether it is expired follows from the template’s last moment. */
    status: text('status').$type<Exclude<CouponStatus, 'expired'>>().notNull().default('unused'),
    /** The checkout that locked or used it. */
    parent_sn: text('parent_sn'),
    received_at: moment('received_at'),
    used_at: momentOrNull('used_at'),
    /** What orders have taken of a cash voucher, in fen; 0 for other kinds. */
    spent: fenFromZero('spent'),
  },
  table => [
    index('user_coupons_user').on(table.user_id, table.status),
    index('user_coupons_parent').on(table.parent_sn),
    check('user_coupons_spent', sql`${table.spent} >= 0`),
  ],
)

/**
 * Every change of what is left of a cash voucher. Rows are only added; the amounts of a voucher add up to what is left,
 * and to 0 when its end is written.
 */
export const voucherLog = pgTable(
  'voucher_log',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    user_coupon_id: integer('user_coupon_id')
      .notNull()
      .references(() => userCoupons.id),
    at: moment('at'),
    /** 2 used by an order, 3 given back, 5 received, 6 expired. */
    use_type: integer('use_type').notNull(),
    /** Fen, negative where an order uses it or it expires. */
    amount: fen('amount'),
    /** What was left of this voucher. */
    balance_after: fen('balance_after'),
    order_sn: text('order_sn'),
    remark: text('remark').notNull(),
  },
  table => [
    index('voucher_log_user').on(table.user_id, table.id),
    index('voucher_log_coupon').on(table.user_coupon_id),
  ],
)
