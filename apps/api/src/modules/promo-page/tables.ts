import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import type { StoredBlock } from './stored-block'

/** Zones and activities that are documents of blocks: /zqmb shows a zone, /hdmb an activity. */
export const promoPages = pgTable(
  'promo_pages',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<'zone' | 'activity'>().notNull(),
    /** Its short address: `/activity/{alias}`. */
    alias: text('alias').notNull().unique(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    /** Address of the picture in the list of pages. */
    image: text('image').notNull(),
    begin_at: moment('begin_at'),
    /** Null for a page without an end. */
    end_at: momentOrNull('end_at'),
    sort: integer('sort').notNull(),
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull(),
  },
  table => [index('promo_pages_kind').on(table.kind, table.sort)],
)
