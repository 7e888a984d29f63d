import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { idOnly } from './input/wire'
import type { acceptanceCreateInput, acceptanceExportInput, acceptanceListInput } from './payload/acceptance'
import { date, flag, id, int, pageOf, time } from './wire'

/** A product as the order has it, with the batch of which packs are in a parcel. */
const batch = {
  name: z.string(),
  ypgg: z.string(),
  bzdw: z.string(),
  sccj: z.string(),
  approval_no: z.string(),
  /** 1: a free gift with another line. */
  is_gift: flag,
  batch_no: z.string(),
  produce_date: date,
  expiry_date: date,
  /** Packs that were shipped. */
  number: int,
}

/** What was accepted: received plus short is what was shipped, accepted plus rejected what was received. */
const numbers = { received: int, short: int, accepted: int, rejected: int }

/** The packs of a batch in a parcel. */
const acceptancePack = z.object({
  pack_id: id,
  ...batch,
  /** Null before the parcel is accepted. */
  result: z.nullable(z.object({ ...numbers, remark: z.string() })),
})

/** A parcel of an order, as its receiver checks it. */
const acceptanceParcel = z.object({
  id,
  company: z.string(),
  tracking_no: z.string(),
  state_text: z.string(),
  /** Who accepted it, and when; null before that. */
  acceptance: z.nullable(z.object({ inspector: z.string(), accepted_at: time })),
  packs: z.array(acceptancePack),
})
export type AcceptanceParcel = z.output<typeof acceptanceParcel>

const orderAcceptance = z.object({
  order_id: id,
  order_sn: z.string(),
  /** Who accepted a parcel of the buyer last, or the buyer's name: it is proposed for the next one. */
  inspector: z.string(),
  /** The first that was sent comes first. */
  parcels: z.array(acceptanceParcel),
  /** Packs that are in no parcel yet, gifts included. */
  unshipped: int,
  /** 1: every pack was shipped, every parcel is accepted, and the order is not received yet. */
  can_receive: flag,
  /** What is short or was not accepted, and no return has asked for. */
  claims: z.array(
    z.object({
      reason: z.literal(['short', 'damaged']),
      lines: z.array(z.object({ batch_id: id, number: int })),
    }),
  ),
  /** 1: a refund of them without sending goods back can be requested now. */
  can_refund: flag,
  /** Hours after the receipt in which it can. */
  report_hours: int,
})
export type OrderAcceptance = z.output<typeof orderAcceptance>

export const acceptanceOrder = endpoint({
  name: 'acceptance.order',
  method: 'GET',
  path: '/api/order/{id}/acceptance',
  access: 'buyer',
  input: payload<typeof idOnly>,
  data: orderAcceptance,
})

export const acceptanceCreate = endpoint({
  name: 'acceptance.create',
  method: 'POST',
  path: '/api/parcel/{id}/acceptance',
  access: 'buyer',
  creates: true,
  input: payload<typeof acceptanceCreateInput>,
  /** As {@link acceptanceOrder} answers then. */
  data: orderAcceptance,
})

/** A batch of an accepted parcel. */
const acceptanceRecord = z.object({
  id,
  order_id: id,
  order_sn: z.string(),
  tracking_no: z.string(),
  accepted_at: time,
  ...batch,
  ...numbers,
  /** Why packs were not accepted, with the remark of the buyer; empty without either. */
  reason: z.string(),
  /** The returns that asked for packs of the batch since, in words; empty without one. */
  handling: z.string(),
  inspector: z.string(),
})
export type AcceptanceRecord = z.output<typeof acceptanceRecord>

export const acceptanceList = endpoint({
  name: 'acceptance.list',
  method: 'GET',
  path: '/api/acceptance',
  access: 'buyer',
  input: payload<typeof acceptanceListInput>,
  data: z.extend(pageOf(acceptanceRecord), {
    /** The PDF of all that the filters find, in-site; empty when they find nothing. */
    pdf_url: z.string(),
  }),
})

export const acceptanceExport = endpoint({
  name: 'acceptance.export',
  method: 'GET',
  path: '/api/acceptance/export',
  access: 'buyer',
  input: payload<typeof acceptanceExportInput>,
  data: z.object({
    list: z.array(acceptanceRecord),
    /** Rows that the filters find. */
    total: int,
  }),
})
