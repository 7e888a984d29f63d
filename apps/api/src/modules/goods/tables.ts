import type { Goods } from '@yaoji/api-client/contract/goods'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { flag, momentOrNull, price, priceOrNull } from '../../db/columns'

/** Unit prices are whole numbers of 1/10000 yuan. */

/** Kinds of sellable lines. */
export type PriceKind = 'normal' | 'near_expiry' | 'spike' | 'everyday'

/** Drawers of the four category menus. */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  parent_id: integer('parent_id'),
  menu: text('menu').notNull(),
  name: text('name').notNull(),
  logo: text('logo').notNull(),
  sort: integer('sort').notNull(),
  goods_count: integer('goods_count').notNull(),
})

/** Columns that a name is found by: see modules/search. */
const terms = () => ({
  search_text: text('search_text').notNull(),
  search_initials: text('search_initials').notNull(),
  search_full: text('search_full').notNull(),
  search_grams: text('search_grams').array().notNull(),
  search_length: integer('search_length').notNull(),
})

export const manufacturers = pgTable(
  'manufacturers',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    goods_count: integer('goods_count').notNull(),
    is_import: flag('is_import'),
    ...terms(),
  },
  table => [index('manufacturers_grams').using('gin', table.search_grams)],
)

/** Every generic and trade name together once, however many packs are sold under it. */
export const goodsNames = pgTable(
  'goods_names',
  {
    id: integer('id').primaryKey(),
    common_name: text('common_name').notNull(),
    trade_name: text('trade_name').notNull(),
    goods_count: integer('goods_count').notNull(),
    sales: integer('sales').notNull(),
    ...terms(),
  },
  table => [
    index('goods_names_grams').using('gin', table.search_grams),
    // Beginnings of the names and whole names.
    index('goods_names_heads').using(
      'gin',
      sql`search_heads(${table.search_text} || ${table.search_initials} || ${table.search_full})`,
    ),
    // Those with a product that is sold first, then those that sell best.
    index('goods_names_best_selling').on(
      sql`(${table.goods_count} > 0) desc`,
      sql`${table.sales} desc`,
      table.id,
    ),
  ],
)

export const brands = pgTable('brands', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  describe: text('describe').notNull(),
  sort: integer('sort').notNull(),
  goods_count: integer('goods_count').notNull(),
})

export const warehouses = pgTable('warehouses', {
  ck_id: integer('ck_id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  /** Who takes returned goods, and the telephone for their parcel; empty: the warehouse's group for returns, no number. */
  return_receiver: text('return_receiver').notNull().default(''),
  return_phone: text('return_phone').notNull().default(''),
})

export interface TagRow {
  name: string
  describe: string
  is_show: 0 | 1
  isLadder: 0 | 1
}

/** Numbers each version of a product and of a line. No number is given twice. */
export const revisions = pgSequence('revisions')

/** The version of a row: a trigger gives it a new number when the row changes. */
const revision = () => bigint('revision', { mode: 'number' }).notNull().default(sql`nextval('revisions')`)

/** One product: one name, one specification, one maker. Prices and stock are in `goods_prices`. */
export const goods = pgTable(
  'goods',
  {
    id: integer('id').primaryKey(),
    source: text('source').notNull(),
    code: text('code').notNull(),
    barcode: text('barcode').notNull(),
    name: text('name').notNull(),
    common_name: text('common_name').notNull(),
    trade_name: text('trade_name').notNull(),
    approval_no: text('approval_no').notNull(),
    dosage_form: text('dosage_form').notNull(),
    category_id: integer('category_id').notNull(),
    category_ids: integer('category_ids').array().notNull(),
    manufacturer_id: integer('manufacturer_id').notNull(),
    brand_id: integer('brand_id'),
    sccj: text('sccj').notNull(),
    ypgg: text('ypgg').notNull(),
    bzdw: text('bzdw').notNull(),
    origin: text('origin').notNull(),
    /** Trade grade of a herb; empty otherwise. */
    grade: text('grade').notNull().default(''),
    rx_type: text('rx_type').$type<Goods['rx_type']>().notNull(),
    storage: text('storage').$type<Goods['storage']>().notNull(),
    special_flag: text('special_flag').$type<Goods['special_flag']>().notNull(),
    /** Business scope that a buyer's licence must name; null needs none. */
    scope: text('scope'),
    /** Prefixes of the region codes where it is sold; null is everywhere. */
    regions: text('regions').array(),
    type: flag('type'),
    is_youx: flag('is_youx'),
    is_qx: flag('is_qx'),
    mid_pack: integer('mid_pack').notNull(),
    case_pack: integer('case_pack').notNull(),
    min_qty: integer('min_qty').notNull(),
    step_qty: integer('step_qty').notNull(),
    max_qty: integer('max_qty'),
    limit_period: text('limit_period').$type<NonNullable<Goods['limit_period']>>(),
    market_price: price('market_price'),
    ladder_price_type: integer('ladder_price_type').notNull(),
    is_free_shipping: flag('is_free_shipping'),
    free_shipping_number: integer('free_shipping_number').notNull(),
    is_dpby: flag('is_dpby'),
    qg_number: integer('qg_number').notNull(),
    ck_id: integer('ck_id').notNull(),
    tax_rate: integer('tax_rate').notNull(),
    off_shelf: flag('off_shelf'),
    price_pending: flag('price_pending'),
    sales: integer('sales').notNull(),
    listed_on: date('listed_on', { mode: 'string' }).notNull(),
    tags: jsonb('tags').$type<TagRow[]>().notNull(),
    name_id: integer('name_id').notNull(),
    /** Place among the goods of the same name, and of the same maker: see modules/search. */
    name_rank: integer('name_rank').notNull(),
    maker_rank: integer('maker_rank').notNull(),
    search_keys: text('search_keys').notNull(),
    search_key_grams: text('search_key_grams').array().notNull(),
    search_spec: text('search_spec').notNull(),
    revision: revision(),
  },
  table => [
    index('goods_key_grams').using('gin', table.search_key_grams),
    index('goods_search_spec').on(table.search_spec),
    index('goods_name').on(table.name_id, table.name_rank),
    index('goods_categories').using('gin', table.category_ids),
    index('goods_manufacturer').on(table.manufacturer_id, table.maker_rank),
    index('goods_sccj').on(table.sccj),
    index('goods_brand').on(table.brand_id),
    // The best sellers of all and of a category, and the newest, in their order, which `desc` has without `nulls last`.
    index('goods_sales').on(table.sales.desc().nullsFirst(), table.id),
    index('goods_category_sales').on(table.category_id, table.sales.desc().nullsFirst(), table.id),
    index('goods_listed_on').on(table.listed_on.desc().nullsFirst(), table.id),
    index('goods_dosage_form').on(table.dosage_form),
    // The same medicine of other makers, best sellers first.
    index('goods_common_name').on(
      table.common_name,
      table.dosage_form,
      table.sales.desc().nullsFirst(),
      table.id,
    ),
  ],
)

/** A sellable line of a product: normal, near_expiry, spike or everyday. The first two own stock. */
export const goodsPrices = pgTable(
  'goods_prices',
  {
    goods_price_id: integer('goods_price_id').primaryKey(),
    goods_id: integer('goods_id')
      .notNull()
      .references(() => goods.id),
    kind: text('kind').$type<PriceKind>().notNull(),
    price: price('price'),
    /** The line whose stock is sold; the line itself when it has stock. */
    stock_goods_price_id: integer('stock_goods_price_id').notNull(),
    /**
     * Booked packs, including expired ones (see `sellable.ts`). Never below zero: every sale takes packs on the
     * condition that there are enough.
     */
    stock: integer('stock').notNull().default(0),
    /** Packs that this line may sell in all, and has sold; null when only stock limits it. */
    quota: integer('quota'),
    sold: integer('sold').notNull().default(0),
    /** When a spike or everyday line is valid; null is always. */
    begin_at: momentOrNull('begin_at'),
    end_at: momentOrNull('end_at'),
    /** Largest number of packs of a spike for one buyer. */
    buyer_limit: integer('buyer_limit'),
    /** Also that of the tiers. Packs that are sold, and those that come in, do not change it. */
    revision: revision(),
  },
  table => [
    index('goods_prices_goods').on(table.goods_id, table.kind),
    index('goods_prices_price').on(table.price, table.goods_id),
    check('goods_prices_stock', sql`${table.stock} >= 0`),
  ],
)

/** Quantity tiers of a line. */
export const ladderTiers = pgTable(
  'ladder_tiers',
  {
    ladder_price_id: integer('ladder_price_id').primaryKey(),
    goods_id: integer('goods_id').notNull(),
    goods_price_id: integer('goods_price_id').notNull(),
    number: integer('number').notNull(),
    price: price('price'),
  },
  table => [index('ladder_tiers_price').on(table.goods_price_id, table.number)],
)

/** Stock by batch; picked first expired first. The numbers of a line's lots add up to its stock. */
export const stockLots = pgTable(
  'stock_lots',
  {
    id: integer('id').primaryKey(),
    goods_id: integer('goods_id').notNull(),
    goods_price_id: integer('goods_price_id').notNull(),
    ck_id: integer('ck_id').notNull(),
    batch_no: text('batch_no').notNull(),
    produce_date: date('produce_date', { mode: 'string' }).notNull(),
    expiry_date: date('expiry_date', { mode: 'string' }).notNull(),
    number: integer('number').notNull(),
  },
  table => [
    index('stock_lots_price').on(table.goods_price_id, table.expiry_date),
    index('stock_lots_expiry').on(table.expiry_date),
  ],
)

/** The category of {@link listedLines} that has every product. */
export const ALL_CATEGORIES = 0

/**
 * What lists filter and order by: the ordinary and near-expiry lines of the products on the shelf, a row for each category
 * of the product and one for {@link ALL_CATEGORIES}. The view `listed_line_rows` defines the rows; triggers keep them in the
 * transaction that changes a product, a line or a lot. Nothing here depends on the clock.
 */
export const listedLines = pgTable(
  'listed_lines',
  {
    category_id: integer('category_id').notNull(),
    goods_price_id: integer('goods_price_id').notNull(),
    goods_id: integer('goods_id').notNull(),
    kind: text('kind').$type<PriceKind>().notNull(),
    sales: integer('sales').notNull(),
    /** Null while the product has no price. */
    price: priceOrNull('price'),
    listed_on: date('listed_on', { mode: 'string' }).notNull(),
    /** First day on which a lot with packs expires, also one in the past: until that day all packs are for sale. */
    first_expiry: date('first_expiry', { mode: 'string' }),
    /** The days on which lots with packs expire, the first one first. */
    expiry_days: date('expiry_days', { mode: 'string' }).array().notNull(),
    /** Whether there are packs, expired ones included. */
    has_stock: boolean('has_stock').notNull(),
    /** The product's own category. */
    goods_category_id: integer('goods_category_id').notNull(),
    dosage_form: text('dosage_form').notNull(),
    sccj: text('sccj').notNull(),
    brand_id: integer('brand_id'),
    type: flag('type'),
    is_youx: flag('is_youx'),
    is_qx: flag('is_qx'),
    special_flag: text('special_flag').$type<Goods['special_flag']>().notNull(),
    scope: text('scope'),
    regions: text('regions').array(),
  },
  table => [
    primaryKey({ columns: [table.category_id, table.goods_price_id] }),
    // One index for each order of a list: a page is the first rows of it, or those behind the last page.
    index('listed_lines_sales').on(
      table.category_id,
      table.kind,
      table.sales.desc().nullsFirst(),
      table.goods_price_id,
    ),
    index('listed_lines_price').on(table.category_id, table.kind, table.price, table.goods_price_id),
    index('listed_lines_price_desc').on(
      table.category_id,
      table.kind,
      table.price.desc().nullsFirst(),
      table.goods_price_id,
    ),
    index('listed_lines_listed_on').on(
      table.category_id,
      table.kind,
      table.listed_on.desc().nullsFirst(),
      table.goods_price_id,
    ),
    // It has the days too, in its migration: those of lines with expired packs are compared without reading the table.
    index('listed_lines_expiry').on(
      table.category_id,
      table.kind,
      sql`coalesce(${table.first_expiry}, '9999-12-31'::date)`,
      table.goods_price_id,
    ),
    index('listed_lines_sccj').on(table.category_id, table.sccj),
    index('listed_lines_brand').on(table.category_id, table.brand_id),
    index('listed_lines_goods').on(table.goods_id),
  ],
)
