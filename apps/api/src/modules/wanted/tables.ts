import type { Wanted } from '@yaoji/api-client/contract/wanted'
import { date, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { moment, momentOrNull, priceOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'

/** Varieties that buyers look for. */
export const wanted = pgTable(
  'wanted',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    name: text('name').notNull(),
    ypgg: text('ypgg').notNull(),
    sccj: text('sccj').notNull(),
    approval_no: text('approval_no').notNull(),
    number: integer('number').notNull(),
    /** Unit price hoped for, 1/10000 yuan. */
    target_price: priceOrNull('target_price'),
    deadline: date('deadline', { mode: 'string' }),
    remark: text('remark').notNull(),
    status: integer('status').$type<Wanted['status']>().notNull(),
    created_at: moment('created_at'),
  },
  table => [index('wanted_user').on(table.user_id, table.id)],
)

/** Replies of the shop. */
export const wantedReplies = pgTable(
  'wanted_replies',
  {
    id: serial('id').primaryKey(),
    wanted_id: integer('wanted_id')
      .notNull()
      .references(() => wanted.id),
    at: moment('at'),
    text: text('text').notNull(),
    /** Unit price that is offered, 1/10000 yuan; null for none. */
    price: priceOrNull('price'),
    /** Last day of the price. */
    valid_until: date('valid_until', { mode: 'string' }),
    /** When the buyer accepted the price. */
    accepted_at: momentOrNull('accepted_at'),
    goods_id: integer('goods_id'),
  },
  table => [index('wanted_replies_wanted').on(table.wanted_id, table.id)],
)
