import type { DrawResult } from '@yaoji/api-client/contract/draw'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Draws: between two moments, so many chances a buyer. */
export const drawActivities = pgTable('draw_activities', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  remarks: text('remarks').notNull(),
  image: text('image').notNull(),
  rules: text('rules').array().notNull(),
  begin_at: moment('begin_at'),
  end_at: moment('end_at'),
  chances: integer('chances').notNull(),
  /** 1: offered in a popup to buyers who have not joined. */
  is_simple: integer('is_simple').notNull(),
})

/** Prizes of a draw. */
export const drawPrizes = pgTable(
  'draw_prizes',
  {
    id: integer('id').primaryKey(),
    activity_id: integer('activity_id')
      .notNull()
      .references(() => drawActivities.id),
    kind: text('kind').$type<DrawResult['kind']>().notNull(),
    name: text('name').notNull(),
    remarks: text('remarks').notNull(),
    image: text('image').notNull(),
    /** Points that are given. */
    points: integer('points').notNull().default(0),
    /** Template of the coupon that is given. */
    coupon_template_id: integer('coupon_template_id'),
    /** Remaining number; null is unlimited. Never below zero: every win takes one on the condition that one is left. */
    stock: integer('stock'),
    /** Share of all chances, against the other prizes' weights. */
    weight: integer('weight').notNull(),
    sort: integer('sort').notNull(),
  },
  table => [
    index('draw_prizes_activity').on(table.activity_id, table.sort),
    check('draw_prizes_stock', sql`${table.stock} >= 0`),
  ],
)

/** The result of every chance, with the prize as it was then. */
export const drawRecords = pgTable(
  'draw_records',
  {
    id: serial('id').primaryKey(),
    activity_id: integer('activity_id')
      .notNull()
      .references(() => drawActivities.id),
    user_id: ownedByUser(),
    /** The buyer's chance in this activity, from 1. */
    chance: integer('chance').notNull(),
    prize_id: integer('prize_id'),
    kind: text('kind').$type<DrawResult['kind']>().notNull(),
    name: text('name').notNull(),
    remarks: text('remarks').notNull(),
    image: text('image').notNull(),
    state: text('state').$type<DrawResult['state']>().notNull(),
    created_at: moment('created_at'),
  },
  table => [
    uniqueIndex('draw_records_chance').on(table.activity_id, table.user_id, table.chance),
    index('draw_records_user').on(table.user_id, table.id),
  ],
)
