import type { GiftCategory, RedemptionStatus } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, fenFromZero, moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** What points can be redeemed for. */
export const pointsGifts = pgTable(
  'points_gifts',
  {
    id: integer('id').primaryKey(),
    category: text('category').$type<GiftCategory>().notNull(),
    name: text('name').notNull(),
    ypgg: text('ypgg').notNull(),
    remark: text('remark').notNull(),
    image: text('image').notNull(),
    /** Points of one piece, and the fen that the balance pays for it. */
    points: integer('points').notNull(),
    cash: fenFromZero('cash'),
    /** Pieces that are left. Never below zero: a redemption takes them on the condition that there are enough. */
    stock: integer('stock').notNull(),
    /** Pieces for each buyer; null without a limit. */
    per_buyer: integer('per_buyer'),
    /** Until when it can be redeemed; null without an end. */
    ends_at: momentOrNull('ends_at'),
    /** 0: no longer in the mall. */
    on_sale: integer('on_sale').$type<0 | 1>().notNull().default(1),
    sort: integer('sort').notNull(),
  },
  table => [
    index('points_gifts_shown').on(table.on_sale, table.category, table.sort),
    check('points_gifts_stock', sql`${table.stock} >= 0`),
    check('points_gifts_price', sql`${table.points} > 0 and ${table.cash} >= 0`),
  ],
)

/** Redeemed points, with the gift and the address as they were then. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: serial('id').primaryKey(),
    sn: text('sn').notNull(),
    user_id: ownedByUser(),
    gift_id: integer('gift_id')
      .notNull()
      .references(() => pointsGifts.id),
    name: text('name').notNull(),
    ypgg: text('ypgg').notNull(),
    image: text('image').notNull(),
    number: integer('number').notNull(),
    /** Of all pieces. */
    points: integer('points').notNull(),
    cash: fen('cash'),
    consignee: text('consignee').notNull(),
    mobile: text('mobile').notNull(),
    region: text('region').notNull(),
    detail: text('detail').notNull(),
    status: integer('status').$type<RedemptionStatus>().notNull(),
    company: text('company').notNull().default(''),
    tracking_no: text('tracking_no').notNull().default(''),
    /** Why it was cancelled. */
    reason: text('reason').notNull().default(''),
    created_at: moment('created_at'),
    shipped_at: momentOrNull('shipped_at'),
    ended_at: momentOrNull('ended_at'),
  },
  table => [
    uniqueIndex('redemptions_sn').on(table.sn),
    index('redemptions_user').on(table.user_id, table.id),
    index('redemptions_status').on(table.status, table.shipped_at),
    check('redemptions_number', sql`${table.number} > 0`),
  ],
)
