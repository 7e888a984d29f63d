import { RETURN_FILES_MOST, RETURN_KINDS, RETURN_REASONS } from '@yaoji/domain'
import * as z from 'zod/mini'
import { idInput, integer, requiredText, text } from '../input/wire'

export const returnDetailInput = z.object({ sn: requiredText('请填写申请单号', 40) })

/** The most batches of one return. */
const LINES_MOST = 200

export const returnCreateInput = z.object({
  id: idInput(),
  kind: z.enum(RETURN_KINDS, '请选择要怎样处理'),
  reason: z.enum(RETURN_REASONS, '请选择原因'),
  text: z.optional(text(300)),
  lines: z
    .array(z.object({ batch_id: idInput(), number: integer(1, 999_999) }))
    .check(z.minLength(1, '请填写至少一个批号的数量'), z.maxLength(LINES_MOST)),
  file_ids: z.optional(z.array(idInput()).check(z.maxLength(RETURN_FILES_MOST))),
})

export const returnSendInput = z.object({
  id: idInput(),
  company: requiredText('请填写承运商', 40),
  tracking_no: requiredText('请填写运单号', 40),
})
