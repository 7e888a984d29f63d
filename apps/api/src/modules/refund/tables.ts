import type { PayType, RefundState } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, moment, momentOrNull } from '../../db/columns'
import { ownedByUser } from '../../session/tables'
import { orders } from '../order/tables'
import { orderReturns } from '../return/tables'

/**
 * What is paid back of orders, a row for each way that it goes. Money that the order did not expect goes to the balance
 * and names its payment. Rows are only added.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    /** What is refunded and which share of it: the number of the order, the payment or the return, and a letter. */
    sn: text('sn').notNull(),
    order_id: integer('order_id')
      .notNull()
      .references(() => orders.id),
    user_id: ownedByUser(),
    /** The return that is refunded; null for an order that was cancelled or closed, and for money it did not expect. */
    return_id: integer('return_id').references(() => orderReturns.id),
    way: text('way').$type<PayType>().notNull(),
    /**
     * The payment that the gateway pays back; with the way `balance`, the payment that the order did not expect. Null for
     * other refunds.
     */
    payment_sn: text('payment_sn'),
    /** Fen. */
    amount: fen('amount'),
    state: text('state').$type<RefundState>().notNull(),
    /** When the gateway is asked next; null when it is not asked. */
    send_at: momentOrNull('send_at'),
    /** Number of the gateway or of the bank; empty before it arrived. */
    gateway_no: text('gateway_no').notNull().default(''),
    created_at: moment('created_at'),
    settled_at: momentOrNull('settled_at'),
  },
  table => [
    uniqueIndex('refunds_sn').on(table.sn),
    index('refunds_order').on(table.order_id),
    index('refunds_user').on(table.user_id, table.created_at),
    index('refunds_send').on(table.send_at),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)
