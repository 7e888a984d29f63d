import { RECEIPT_FILES_MOST, RECEIPT_STATES } from '@yaoji/domain'
import * as z from 'zod/mini'
import { idInput, pageInput } from '../input/wire'

export const receiptListInput = z.object({
  tab: z.optional(z.enum(['all', ...RECEIPT_STATES], '没有这个分类')),
  ...pageInput,
})

export const receiptSendInput = z.object({
  id: idInput(),
  file_ids: z
    .array(idInput(), '请上传签字盖章的回执')
    .check(
      z.minLength(1, '请上传签字盖章的回执'),
      z.maxLength(RECEIPT_FILES_MOST, `最多 ${RECEIPT_FILES_MOST} 个文件`),
    ),
})
