import * as z from 'zod/mini'
import { pageInput, text } from '../input/wire'

export const departmentArticlesInput = z.object({
  /** Key of a department: its articles, and those for all. Absent: all. */
  department: z.optional(text(30)),
  kind: z.optional(z.enum(['reading', 'training'])),
  ...pageInput,
})
