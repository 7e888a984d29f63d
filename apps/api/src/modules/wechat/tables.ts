import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'
import { sessions } from '../../session/tables'

/** What a confirmation in WeChat is for: a buyer binds it, or a visitor logs in or registers with it. */
export type WechatPurpose = 'bind' | 'enter'

/** Confirmations that sessions asked WeChat for, each for one use. Of the state, only a hash is stored. */
export const wechatRequests = pgTable(
  'wechat_requests',
  {
    id: serial('id').primaryKey(),
    session_id: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<WechatPurpose>().notNull(),
    state_hash: text('state_hash').notNull(),
    expires_at: moment('expires_at'),
    used_at: momentOrNull('used_at'),
    /** The account that confirmed, for a registration; null until then, and when it logged in. */
    openid: text('openid'),
    nickname: text('nickname').notNull().default(''),
  },
  table => [
    uniqueIndex('wechat_requests_state').on(table.state_hash),
    index('wechat_requests_session').on(table.session_id),
    index('wechat_requests_expires').on(table.expires_at),
  ],
)
