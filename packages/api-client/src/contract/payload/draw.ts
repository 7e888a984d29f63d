import * as z from 'zod/mini'
import { idInput, integer, pageInput } from '../input/wire'

export const drawInput = z.object({
  id: idInput(),
  /** Number of the chance to use, from the activity. Without it: the newest result, or the first chance. */
  chance: z.optional(integer(1, 10_000)),
})

export const drawRecordInput = z.object(pageInput)
