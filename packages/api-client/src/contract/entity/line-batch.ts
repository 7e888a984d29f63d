import * as z from 'zod/mini'
import { date, int } from '../wire'

/** Packs of one batch in a line of an order, those that are or will be shipped. */
export const lineBatch = z.object({
  batch_no: z.string(),
  produce_date: date,
  expiry_date: date,
  number: int,
  /** Its inspection report, in-site; empty without one. */
  report_url: z.string(),
})
