import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { orderExportInput } from './payload/order-export'
import { flag, int, money, time } from './wire'

/** An integer, or null where a row has none. */
const intOrNull = z.nullable(int)

/**
 * A row of an order's account, with its order, for a table of all rows: a line, or after the lines of an order its
 * freight, and money that it did not expect. Rows of the last two have no packs, price and amount. Over all rows of an
 * order, `paid_amount` and `refunded_amount` add up to those of the order, and each `cost_amount` is `amount` less the
 * reductions, or the freight.
 */
const exportLine = z.object({
  kind: z.literal(['goods', 'freight', 'extra']),
  sn: z.string(),
  parent_sn: z.string(),
  /** The store that ordered. */
  company: z.string(),
  created_at: time,
  status_text: z.string(),
  warehouse: z.string(),
  /** 1: a free gift with the line before. */
  is_gift: flag,
  name: z.string(),
  ypgg: z.string(),
  sccj: z.string(),
  approval_no: z.string(),
  /** Numbers of the batches of which packs were shipped, each once, joined; empty before a parcel. */
  batch_no: z.string(),
  /** Earliest last day of these batches; empty before a parcel. */
  expiry_date: z.string(),
  bzdw: z.string(),
  number: intOrNull,
  /** Of these, packs that were refunded. */
  refunded_number: intOrNull,
  price: z.nullable(money),
  amount: z.nullable(money),
  manjian_amount: money,
  coupon_amount: money,
  cash_amount: money,
  points_amount: money,
  /** The freight of the order before a freight coupon, on its own row only; the coupon is in `coupon_amount`. */
  shipping_amount: money,
  /** What the row costs after the reductions, however it is paid. */
  cost_amount: money,
  /** What was paid of it, the balance included, and what of that was refunded. */
  paid_amount: money,
  refunded_amount: money,
  /** Basis points: 1300 is 13 %. Of freight, that of the goods that cost most. Null for money that was not expected. */
  tax_rate: intOrNull,
})
export type OrderExportLine = z.output<typeof exportLine>

export const orderExport = endpoint({
  name: 'order.export',
  method: 'GET',
  path: '/api/order/export',
  access: 'buyer',
  input: payload<typeof orderExportInput>,
  data: z.object({
    list: z.array(exportLine),
    /** Rows that the filters find. The list has whole orders, with at most 5,000 lines. */
    total: int,
  }),
})
