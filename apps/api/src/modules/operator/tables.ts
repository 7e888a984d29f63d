import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, momentOrNull } from '../../db/columns'

/** Keys of operators beside the one of the settings. Only the operator has the key itself. */
export const operatorKeys = pgTable(
  'operator_keys',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who has it. */
    name: text('name').notNull(),
    key_hash: text('key_hash').notNull(),
    created_at: moment('created_at'),
    /** Since when it opens nothing; null while it does. */
    ended_at: momentOrNull('ended_at'),
  },
  table => [
    uniqueIndex('operator_keys_hash').on(table.key_hash),
    uniqueIndex('operator_keys_name').on(table.name).where(sql`ended_at is null`),
  ],
)

/** What operators did. Rows are only added, in the transaction of the action. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at'),
    /** The name of the key. */
    operator: text('operator').notNull(),
    /** The kind of the record, the id that the action named, and the action. */
    kind: text('kind').notNull(),
    record: text('record').notNull(),
    action: text('action').notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, string>>>().notNull(),
    /** The state of the record; empty where it did not exist. */
    before: text('before').notNull(),
    after: text('after').notNull(),
    /** The id of the call, as in `X-Request-Id` and in the log. */
    request_id: text('request_id').notNull(),
  },
  table => [
    index('operator_actions_record').on(table.kind, table.record),
    index('operator_actions_operator').on(table.operator),
  ],
)
