import * as z from 'zod/mini'
import { optionalId } from '../input/wire'

export const statementGetInput = z.object({
  /** Default: this month. */
  month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式为 2026-11'))),
  /** Default: all stores that the buyer can see. */
  store_id: optionalId(),
})
