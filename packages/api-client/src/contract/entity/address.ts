import * as z from 'zod/mini'
import { flag, id } from '../wire'

/**
 * The review of an address: `licensed` is the address of the licence, which needs none. Orders are delivered only to
 * `licensed` and `passed` addresses.
 */
const addressReviewState = z.literal(['licensed', 'passed', 'waiting', 'rejected'])
export type AddressReviewState = z.output<typeof addressReviewState>

export const address = z.object({
  id,
  consignee: z.string(),
  mobile: z.string(),
  province_code: z.string(),
  city_code: z.string(),
  district_code: z.string(),
  region: z.string(),
  detail: z.string(),
  is_default: flag,
  /** 1: it becomes the default when its review ends well. Until then, orders go to the default as before. */
  becomes_default: flag,
  /** 1: `review_state` is `licensed` or `passed`, so that orders can be delivered to it. */
  is_reviewed: flag,
  review_state: addressReviewState,
  /** Text for the buyer: the state of the review, and what it means for ordering. */
  review_text: z.string(),
})
export type Address = z.output<typeof address>
