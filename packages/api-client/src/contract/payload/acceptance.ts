import * as z from 'zod/mini'
import { dateInput, idInput, integer, pageInput, requiredText, text } from '../input/wire'

/** The most batches of one parcel. */
const LINES_MOST = 2000

export const acceptanceCreateInput = z.object({
  /** Of the parcel. */
  id: idInput(),
  inspector: requiredText('请填写验收人', 20),
  lines: z
    .array(
      z.object({
        pack_id: idInput(),
        received: integer(0, 999_999),
        rejected: integer(0, 999_999),
        remark: z.optional(text(100)),
      }),
    )
    .check(z.minLength(1, '请填写每个批号的实收数量'), z.maxLength(LINES_MOST)),
})

const filters = {
  keywords: z.optional(text(60)),
  from: z.optional(dateInput()),
  to: z.optional(dateInput()),
}

export const acceptanceListInput = z.object({ ...filters, ...pageInput })

export const acceptanceExportInput = z.object(filters)
