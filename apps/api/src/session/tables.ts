import type { LicenceState } from '@yaoji/domain'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../db/columns'

/** Buyers: one row for each store. Stores of one head office have the same `head_id`. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    username: text('username').notNull(),
    phone: text('phone').notNull(),
    password_hash: text('password_hash').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    address: text('address').notNull(),
    region_code: text('region_code').notNull(),
    rank: text('rank').notNull(),
    licence_state: text('licence_state').$type<LicenceState>().notNull(),
    /** A required document has expired: blocks only the checkout. */
    document_expired: boolean('document_expired').notNull().default(false),
    scopes: text('scopes').array().notNull(),
    head_id: integer('head_id'),
    points: integer('points').notNull().default(0),
    /** Name of the bound WeChat account, its id for this shop, and when it was bound. */
    wechat: text('wechat').notNull().default(''),
    wechat_openid: text('wechat_openid'),
    wechat_bound_at: momentOrNull('wechat_bound_at'),
    manager_name: text('manager_name').notNull().default(''),
    manager_phone: text('manager_phone').notNull().default(''),
    quality_inspection_url: text('quality_inspection_url'),
    quality_inspection_msg: text('quality_inspection_msg'),
    is_can_chat: boolean('is_can_chat').notNull().default(false),
    created_at: moment('created_at'),
  },
  table => [
    index('users_head').on(table.head_id),
    uniqueIndex('users_phone').on(table.phone),
    uniqueIndex('users_username').on(table.username),
    uniqueIndex('users_wechat').on(table.wechat_openid),
  ],
)

/** The buyer whose row it is. */
export const ownedByUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id)

/** Sessions of buyers, and of visitors (`user_id` null). Only the browser has the token itself. */
export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    token_hash: text('token_hash').notNull(),
    user_id: integer('user_id').references(() => users.id),
    created_at: moment('created_at'),
    /** A login ends when it was not used for some days, at the latest after 30 days. */
    expires_at: moment('expires_at'),
    user_agent: text('user_agent').notNull().default(''),
    /** The last use, to some minutes, and the network of it; null where it is older than the columns. */
    seen_at: momentOrNull('seen_at'),
    network: text('network').notNull().default(''),
  },
  table => [
    uniqueIndex('sessions_token_hash').on(table.token_hash),
    index('sessions_user').on(table.user_id),
    index('sessions_expires').on(table.expires_at),
  ],
)

/**
 * Browsers in which the owner of an account logged in. `browser` is the hash of a token that only the browser has, in
 * a cookie that outlives its sessions. `network` is a keyed hash of the network of its last login; null where the login
 * is older than the column.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    user_id: ownedByUser(),
    browser: text('browser').notNull(),
    network: text('network'),
    seen_at: moment('seen_at'),
  },
  table => [primaryKey({ columns: [table.user_id, table.browser] })],
)

/**
 * Attempts by their subject (`login:…`, `address:…`), for limits that apply across processes. An attempt counts for a
 * day at most.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    at: moment('at'),
  },
  table => [index('attempts_subject').on(table.subject, table.at)],
)

/** Codes sent by text message. Only a hash is stored. `browser` is the one that requested it, and the only one to use it. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    id: serial('id').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose')
      .$type<'login' | 'register' | 'forget' | 'bind' | 'contract' | 'wechat' | 'unbind'>()
      .notNull(),
    browser: text('browser').notNull().default(''),
    code_hash: text('code_hash').notNull(),
    sent_at: moment('sent_at'),
    expires_at: moment('expires_at'),
    tries: integer('tries').notNull().default(0),
    used_at: momentOrNull('used_at'),
  },
  table => [index('sms_codes_phone').on(table.phone, table.purpose)],
)

/** Controlled products that a buyer may buy. */
export const controlledGrants = pgTable(
  'controlled_grants',
  {
    id: serial('id').primaryKey(),
    user_id: ownedByUser(),
    goods_id: integer('goods_id').notNull(),
  },
  table => [uniqueIndex('controlled_grants_pair').on(table.user_id, table.goods_id)],
)

/** How long the answer of a call is kept for its idempotency key. */
export const KEY_HOURS = 24

/** Answers of calls that create something, by owner and key: a repeated call gets the first answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    payload_hash: text('payload_hash').notNull(),
    answer: text('answer'),
    created_at: moment('created_at'),
  },
  table => [
    uniqueIndex('idempotency_keys_owner_key').on(table.owner, table.key),
    index('idempotency_keys_created').on(table.created_at),
  ],
)
