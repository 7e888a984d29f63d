import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, price } from '../../db/columns'

/** Full-reduction activities: reach an amount, get a part off. */
export const fullReductions = pgTable('full_reductions', {
  goods_manjian_id: integer('goods_manjian_id').primaryKey(),
  name: text('name').notNull(),
  describe: text('describe').notNull(),
  begin_date: date('begin_date', { mode: 'string' }).notNull(),
  end_date: date('end_date', { mode: 'string' }).notNull(),
  /** Tiers ascending, in fen. */
  tiers: jsonb('tiers').$type<{ amount: number; reduce: number }[]>().notNull(),
})

export const fullReductionGoods = pgTable(
  'full_reduction_goods',
  { goods_manjian_id: integer('goods_manjian_id').notNull(), goods_id: integer('goods_id').notNull() },
  table => [
    primaryKey({ columns: [table.goods_manjian_id, table.goods_id] }),
    index('full_reduction_goods_goods').on(table.goods_id),
  ],
)

/** Welfare discounts: one rate for all ordinary lines, or for those of some categories, in a period. */
export const welfares = pgTable(
  'welfares',
  {
    id: integer('id').primaryKey(),
    /** Basis points that the buyer pays. */
    rate: integer('rate').notNull(),
    /** Empty: all categories. A category includes those below it. */
    category_ids: integer('category_ids').array().notNull().default([]),
    /** The scope in words; not used without categories. */
    scope_text: text('scope_text').notNull(),
    begin_at: moment('begin_at'),
    /** The first moment after the period. */
    end_at: moment('end_at'),
  },
  table => [check('welfares_rate', sql`${table.rate} between 1000 and 9999`)],
)

/** Goods of one warehouse sold together at a package price. */
export const combinations = pgTable('combinations', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  describe: text('describe').notNull(),
  price: price('price'),
  raw_price: price('raw_price'),
  number: integer('number').notNull(),
  max_qty: integer('max_qty'),
  ck_id: integer('ck_id').notNull(),
  begin_date: date('begin_date', { mode: 'string' }).notNull(),
  end_date: date('end_date', { mode: 'string' }).notNull(),
})

export const combinationItems = pgTable(
  'combination_items',
  {
    combination_id: integer('combination_id').notNull(),
    goods_id: integer('goods_id').notNull(),
    goods_price_id: integer('goods_price_id').notNull(),
    number: integer('number').notNull(),
    price: price('price'),
  },
  table => [primaryKey({ columns: [table.combination_id, table.goods_price_id] })],
)

/** Second-kill sessions: on one day between two times. Their goods are `goods_prices` of kind spike. */
export const spikeSessions = pgTable('spike_sessions', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  begin_minute: integer('begin_minute').notNull(),
  end_minute: integer('end_minute').notNull(),
})

export const spikeGoods = pgTable(
  'spike_goods',
  {
    session_id: integer('session_id').notNull(),
    goods_id: integer('goods_id').notNull(),
    goods_price_id: integer('goods_price_id').notNull(),
  },
  table => [primaryKey({ columns: [table.session_id, table.goods_price_id] })],
)

/** Buy `need`, get `give` of `gift_goods_id`. */
export const gifts = pgTable(
  'gifts',
  {
    id: integer('id').primaryKey(),
    goods_id: integer('goods_id').notNull(),
    need: integer('need').notNull(),
    gift_goods_id: integer('gift_goods_id').notNull(),
    give: integer('give').notNull(),
  },
  table => [index('gifts_goods').on(table.goods_id)],
)

/** Having `need` of the goods, `exchange_goods_id` may be added at `price`. */
export const exchanges = pgTable(
  'exchanges',
  {
    id: integer('id').primaryKey(),
    goods_id: integer('goods_id').notNull(),
    need: integer('need').notNull(),
    exchange_goods_id: integer('exchange_goods_id').notNull(),
    price: price('price'),
    max_qty: integer('max_qty').notNull(),
  },
  table => [index('exchanges_goods').on(table.goods_id)],
)

/** One row, which triggers give another number at each write to welfare discounts, full reductions, their goods and gifts. */
export const promotionRevision = pgTable('promotion_revision', {
  id: integer('id').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
})
