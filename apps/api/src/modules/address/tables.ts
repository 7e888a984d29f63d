import type { AddressReviewState } from '@yaoji/api-client/contract/address'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { flag } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Delivery addresses of buyers. Orders keep their own copy. */
export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    consignee: text('consignee').notNull(),
    mobile: text('mobile').notNull(),
    province_code: text('province_code').notNull(),
    /** The region below the province: a city, or the district itself where districts hang under the province. */
    city_code: text('city_code').notNull(),
    /** The lowest region. */
    district_code: text('district_code').notNull(),
    /** Names of the regions, joined. */
    region: text('region').notNull(),
    detail: text('detail').notNull(),
    is_default: flag('is_default'),
    /** 1: it becomes the default when orders can be delivered to it. */
    becomes_default: flag('becomes_default'),
    review_state: text('review_state').$type<AddressReviewState>().notNull().default('waiting'),
    /** What the reviewer wrote; empty for the text of the state. */
    review_text: text('review_text').notNull().default(''),
  },
  table => [
    index('addresses_user').on(table.user_id, table.id),
    uniqueIndex('addresses_one_default').on(table.user_id).where(sql`is_default = 1`),
  ],
)

/** Provinces, cities and districts that the shop delivers to. */
export const regions = pgTable(
  'regions',
  {
    code: text('code').primaryKey(),
    /** Empty for a province. */
    parent_code: text('parent_code').notNull(),
    name: text('name').notNull(),
    has_children: integer('has_children').$type<0 | 1>().notNull(),
  },
  table => [index('regions_parent').on(table.parent_code, table.code)],
)
