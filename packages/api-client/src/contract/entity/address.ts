import * as z from 'zod/mini'
import { flag, id } from '../wire'

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
  /** 1: the licensed address or one that was reviewed; only these can be delivered to. */
  is_reviewed: flag,
  /** What the buyer reads about the review; empty when there is nothing to say. */
  review_text: z.string(),
})
export type Address = z.output<typeof address>
