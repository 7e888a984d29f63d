import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns'
import { ownedByUser } from '../../session/tables'
import { parcelPacks, parcels } from '../order/tables'

/** The parcels of which buyers recorded what arrived, each once. */
export const acceptances = pgTable(
  'acceptances',
  {
    id: serial('id').primaryKey(),
    parcel_id: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    user_id: ownedByUser(),
    inspector: text('inspector').notNull(),
    accepted_at: moment('accepted_at'),
  },
  table => [
    uniqueIndex('acceptances_parcel').on(table.parcel_id),
    index('acceptances_user').on(table.user_id, table.accepted_at.desc(), table.id.desc()),
  ],
)

/** What was recorded of the packs of each batch. */
export const acceptanceLines = pgTable(
  'acceptance_lines',
  {
    id: serial('id').primaryKey(),
    acceptance_id: integer('acceptance_id')
      .notNull()
      .references(() => acceptances.id),
    parcel_pack_id: integer('parcel_pack_id')
      .notNull()
      .references(() => parcelPacks.id),
    /** Packs that were shipped, that arrived, and those of them that were not accepted. */
    shipped: integer('shipped').notNull(),
    received: integer('received').notNull(),
    rejected: integer('rejected').notNull(),
    remark: text('remark').notNull(),
  },
  table => [
    index('acceptance_lines_acceptance').on(table.acceptance_id),
    uniqueIndex('acceptance_lines_pack').on(table.parcel_pack_id),
    check('acceptance_lines_received', sql`${table.received} between 0 and ${table.shipped}`),
    check('acceptance_lines_rejected', sql`${table.rejected} between 0 and ${table.received}`),
  ],
)
