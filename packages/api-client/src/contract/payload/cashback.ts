import * as z from 'zod/mini'
import { pageInput } from '../input/wire'

export const cashbackOrdersInput = z.object({
  ...pageInput,
  /** Default: this month. */
  month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式为 2026-11'))),
})
