import * as z from 'zod/mini'
import { type DataOf, endpoint, payload } from './endpoint'
import { fileInfo } from './entity/file'
import { refund } from './entity/refund'
import type { idOnly } from './input/wire'
import type { returnCreateInput, returnDetailInput, returnSendInput } from './payload/return'
import { date, flag, id, int, money, time } from './wire'

/** 10 waiting for the review, 20 to send back, 30 to inspect, 40 refunding, 50 done, 60 rejected, 70 withdrawn. */
export const returnStatus = z.literal([10, 20, 30, 40, 50, 60, 70])

const returnKind = z.literal(['refund_only', 'return_refund', 'exchange', 'refuse', 'resupply'])
const returnReason = z.literal(['damaged', 'short', 'wrong', 'quality', 'near_expiry', 'unwanted'])

/** Packs of a batch in a return. */
const returnLine = z.object({
  /** The batch of the order's line. */
  batch_id: id,
  /** 1: a free gift with another line. */
  is_gift: flag,
  name: z.string(),
  ypgg: z.string(),
  bzdw: z.string(),
  batch_no: z.string(),
  number: int,
  /** Refund of these packs; 0.00 for a kind without a refund. */
  amount: money,
})

/** What a buyer asked of an order's goods: money back, other goods, missing goods; or the refund of what is not shipped. */
export const orderReturn = z.object({
  id,
  sn: z.string(),
  /** 1: the shop wrote it, for packs that it does not ship. */
  by_shop: flag,
  kind: returnKind,
  kind_text: z.string(),
  status: returnStatus,
  status_text: z.string(),
  reason: returnReason,
  reason_text: z.string(),
  /** The buyer's own words. */
  text: z.string(),
  files: z.array(fileInfo),
  lines: z.array(returnLine),
  /**
   * Refund of the goods, of the freight, and of both. The freight is that of the parcels of which the return has the last
   * packs that go back for a fault of the shop; it can change until the return is paid.
   */
  goods_amount: money,
  shipping_amount: money,
  refund_amount: money,
  /** What goes back to the cash voucher that the order used, beside the refund. */
  voucher_amount: money,
  /** Points that the goods were paid with and that go back. */
  points: int,
  /** Where the money went, and when; empty before the refund. */
  refunds: z.array(refund),
  created_at: time,
  /**
   * Where to send the goods and until when; null when nothing is to be sent now. `phone` is empty where the warehouse has
   * none.
   */
  send_back: z.nullable(
    z.object({ receiver: z.string(), phone: z.string(), address: z.string(), until: time }),
  ),
  /** The parcel with the goods; empty before the buyer sent it. */
  company: z.string(),
  tracking_no: z.string(),
  /** Newest first. */
  events: z.array(z.object({ time, text: z.string(), status: returnStatus })),
  actions: z.array(z.literal(['send', 'withdraw'])),
})
export type OrderReturn = z.output<typeof orderReturn>

/** A batch that was shipped, and how much of it can be requested. */
const returnableBatch = z.object({
  batch_id: id,
  line_id: id,
  /** 1: a free gift with another line, also of one without a rule for its return. */
  is_gift: flag,
  name: z.string(),
  ypgg: z.string(),
  bzdw: z.string(),
  image: z.string(),
  batch_no: z.string(),
  expiry_date: date,
  /** Packs that were shipped, and those of them that are in other returns. */
  shipped: int,
  returned: int,
  /** Packs of `returned` whose return is not over, and those that were refunded; the others were exchanged or sent again. */
  open_number: int,
  refunded_number: int,
  /** The most packs of a new return: shipped minus returned. */
  returnable: int,
  /** What was paid for a pack, without freight, floored. */
  unit_amount: money,
  /**
   * Packs of the line that are or will be shipped, what was paid for them without freight, what a cash voucher paid of
   * them, and the points that paid.
   */
  line_packs: int,
  line_paid: money,
  line_voucher: money,
  line_points: int,
  /** Refund of the packs in returns, what went back to the voucher for them, and points. */
  returned_amount: money,
  returned_voucher: money,
  returned_points: int,
  /** 1: taken back for its quality only, such as goods of the cold chain. */
  quality_only: flag,
  /** 1: sold as near-expiry stock, which is not taken back for its expiry. */
  near_expiry: flag,
  /**
   * Of a gift that a return can ask back: the line that earned it, with `give` packs for each `need`, and its packs that
   * no return refunds. Null for everything else, also for a gift without such a rule.
   */
  gift: z.nullable(z.object({ line_id: id, need: int, give: int, kept: int })),
})

export const returnList = endpoint({
  name: 'return.list',
  method: 'GET',
  path: '/api/order/{id}/returns',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({
    order_id: id,
    order_sn: z.string(),
    /** Newest first. */
    list: z.array(orderReturn),
    batches: z.array(returnableBatch),
    /** The kinds that can be requested now, with the reasons of each; empty when nothing can be requested. */
    kinds: z.array(
      z.object({
        kind: returnKind,
        name: z.string(),
        text: z.string(),
        reasons: z.array(
          z.object({
            reason: returnReason,
            name: z.string(),
            /** 1: pictures are required. */
            needs_files: flag,
            /** 1: also for goods that are taken back for their quality only. */
            quality: flag,
          }),
        ),
      }),
    ),
    /** Why nothing can be requested; empty when something can. */
    blocked: z.string(),
  }),
})
export type OrderReturns = DataOf<typeof returnList>

export const returnDetail = endpoint({
  name: 'return.detail',
  method: 'GET',
  path: '/api/return/{sn}',
  access: 'buyer',
  input: payload<typeof returnDetailInput>,
  data: z.object({ order_id: id, order_sn: z.string(), order_return: orderReturn }),
})
export type ReturnDetail = DataOf<typeof returnDetail>

export const returnCreate = endpoint({
  name: 'return.create',
  method: 'POST',
  path: '/api/order/{id}/returns',
  access: 'buyer',
  creates: true,
  input: payload<typeof returnCreateInput>,
  data: z.object({ order_return: orderReturn }),
})

export const returnSend = endpoint({
  name: 'return.send',
  method: 'POST',
  path: '/api/return/{id}/send',
  access: 'buyer',
  input: payload<typeof returnSendInput>,
  data: z.object({ order_return: orderReturn }),
})

export const returnWithdraw = endpoint({
  name: 'return.withdraw',
  method: 'POST',
  path: '/api/return/{id}/withdraw',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: z.object({ order_return: orderReturn }),
})
