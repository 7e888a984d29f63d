import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { month } from './entity/month'
import { refund } from './entity/refund'
import type { statementGetInput } from './payload/statement'
import { date, flag, id, int, money, time } from './wire'

/** The parts of a payment, and of the total of all. */
const paymentAmounts = z.object({
  goods_amount: money,
  promotion_amount: money,
  welfare_amount: money,
  manjian_amount: money,
  coupon_amount: money,
  cash_amount: money,
  points_amount: money,
  /** After a freight coupon. */
  shipping_amount: money,
  /** What the order costs: the goods less all deductions, with the shipping. An `extra` costs nothing. */
  cost_amount: money,
  /** Paid by the balance. */
  balance_amount: money,
  /** Paid online or by transfer. */
  online_amount: money,
})

/** An order that was paid in the month; or, as `extra`, money that no order expected, which went to the balance. */
const statementPayment = z.extend(paymentAmounts, {
  /** Of the order; of an `extra`, of the refund that gave it back. */
  id,
  kind: z.literal(['order', 'extra']),
  order_id: id,
  sn: z.string(),
  /** The store that ordered, and its name. */
  user_id: id,
  company: z.string(),
  warehouse: z.string(),
  created_at: time,
  paid_at: time,
  /** How it was paid, in words. */
  pay_text: z.string(),
})
export type StatementPayment = z.output<typeof statementPayment>

const statementRefund = z.extend(refund, {
  id,
  order_id: id,
  order_sn: z.string(),
  user_id: id,
  company: z.string(),
})
export type StatementRefund = z.output<typeof statementRefund>

const statementInvoice = z.object({
  id,
  number: z.string(),
  type_text: z.string(),
  /** 1: a red invoice, whose amount is negative. */
  is_red: flag,
  company: z.string(),
  issued_on: date,
  /** With tax. */
  amount: money,
})
export type StatementInvoice = z.output<typeof statementInvoice>

/** All changes of the balance of one kind. */
const statementChange = z.object({ use_type: int, use_type_text: z.string(), income: money, expense: money })
export type StatementChange = z.output<typeof statementChange>

/** What a store has of the totals. */
const statementStore = z.object({
  user_id: id,
  company: z.string(),
  /** Orders that were paid; money that no order expected is none. */
  order_count: int,
  goods_amount: money,
  /** All deductions of its orders together. */
  deducted_amount: money,
  shipping_amount: money,
  paid_amount: money,
  refunded_amount: money,
  net_amount: money,
  invoiced_amount: money,
})
export type StatementStore = z.output<typeof statementStore>

const statement = z.object({
  /** By time, the oldest first, as all lists of a statement. */
  payments: z.array(statementPayment),
  refunds: z.array(statementRefund),
  invoices: z.array(statementInvoice),
  balance_changes: z.array(statementChange),
  /** The totals by store, the head office first, also of stores without a row; none of a statement of one store. */
  store_totals: z.array(statementStore),
  /** The sums of the rows, exactly. */
  totals: z.extend(paymentAmounts, {
    /** `balance_amount` and `online_amount` together. */
    paid_amount: money,
    refunded_amount: money,
    /** Paid less refunded; negative when more came back. */
    net_amount: money,
    invoiced_amount: money,
    /** The balance before and after the month, with what was frozen, and what came in and went out between. */
    opening_amount: money,
    income: money,
    expense: money,
    closing_amount: money,
  }),
})
export type Statement = z.output<typeof statement>

/**
 * The account statement of a month in China. What belongs to it: orders by the time of their payment, whenever they were
 * placed; a transfer is paid when its arrival is confirmed. Refunds by the time at which they were granted, although
 * they can arrive later. Invoices by their day, without those that were voided. Changes of the balance by their time.
 */
export const statementGet = endpoint({
  name: 'statement.get',
  method: 'GET',
  path: '/api/statement',
  access: 'buyer',
  input: payload<typeof statementGetInput>,
  data: z.object({
    month,
    /** Its first and last day. */
    begin_date: date,
    end_date: date,
    /** 1: the month has not ended, and more can come until `end_date`. */
    is_running: flag,
    /** When the statement was made: it has everything until then. */
    made_at: time,
    previous_month: z.nullable(month),
    /** Null in this month. */
    next_month: z.nullable(month),
    /** Whose statements the buyer can see: a head office and its stores, the head first; a store sees its own only. */
    stores: z.array(z.object({ user_id: id, company: z.string() })),
    /** Whose statement it is; null for all of `stores` together. */
    store_id: z.nullable(id),
    /** Name of that store, or of the head office where it is for all. */
    company: z.string(),
    /** The company that runs the shop; empty where it is not set. */
    supplier_company: z.string(),
    /** What belongs to a statement, for the buyer: one sentence each. */
    rules: z.array(z.string()),
    /** Orders, refunds and invoices of the month together, and the most that a statement can have. */
    row_count: int,
    max_rows: int,
    /** Null when there are too many rows. */
    statement: z.nullable(statement),
    /** Where the buyer reads it as a PDF; empty when there are too many rows. */
    pdf_url: z.string(),
  }),
})
