import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type { noInput } from './input/wire'
import { id, int, time } from './wire'

/** A parcel that is not delivered yet. */
const parcelUnderway = z.object({
  id,
  order_id: id,
  order_sn: z.string(),
  /** The carrier. */
  company: z.string(),
  /** The carrier's number. */
  tracking_no: z.string(),
  state_text: z.string(),
  sent_at: time,
  /** Packs in it, gifts included. */
  goods_number: int,
  /** Where it was last; null before the carrier said anything. */
  trace: z.nullable(z.object({ time, text: z.string() })),
})
export type ParcelUnderway = z.output<typeof parcelUnderway>

export const parcelList = endpoint({
  name: 'parcel.list',
  method: 'GET',
  path: '/api/parcel',
  access: 'buyer',
  silent: true,
  input: payload<typeof noInput>,
  data: z.object({
    /** The latest sent first, at most ten. */
    list: z.array(parcelUnderway),
    /** How many there are. */
    total: int,
  }),
})
