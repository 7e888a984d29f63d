import * as z from 'zod/mini'
import { flag, id, int, time } from '../wire'
import { lineBatch } from './line-batch'

/** A parcel of an order. */
export const orderParcel = z.object({
  id,
  /** The carrier. */
  company: z.string(),
  /** The carrier's number. */
  tracking_no: z.string(),
  state: z.literal(['sent', 'delivered']),
  state_text: z.string(),
  sent_at: time,
  /** null until it is delivered. */
  delivered_at: z.nullable(time),
  /** When the buyer recorded what arrived; null until then. */
  accepted_at: z.nullable(time),
  /** Packs that did not arrive, and of those that did, what was not accepted; 0 before that was recorded. */
  short: int,
  rejected: int,
  /** What it holds, by batch. */
  packs: z.array(
    z.object({
      ...lineBatch.shape,
      /** The line of the order. */
      line_id: id,
      /** 1: a free gift with another line. */
      is_gift: flag,
      name: z.string(),
      ypgg: z.string(),
      bzdw: z.string(),
      /** Empty where the product has none. */
      dosage_form: z.string(),
      /** How the product is stored and transported, in words; empty where it is not known. */
      storage_text: z.string(),
    }),
  ),
  /** Where it was, newest first. */
  traces: z.array(z.object({ time, text: z.string() })),
})
