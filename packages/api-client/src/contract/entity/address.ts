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
  /** 1: the licensed address or a reviewed address; orders can be delivered only to these. */
  is_reviewed: flag,
  /** Text for the buyer about the review; may be empty. */
  review_text: z.string(),
})
export type Address = z.output<typeof address>
