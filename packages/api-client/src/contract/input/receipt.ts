import { RECEIPT_FILES_MOST, RECEIPT_STATES } from '@yaoji/domain'
import * as z from 'zod/mini'
import { receiptList, receiptSend } from '../receipt'
import { type Call, call } from './call'
import { idInput, pageInput } from './wire'

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

export const calls: readonly Call[] = [
  call(receiptList, {
    payload: receiptListInput,
    summary:
      'Lists the orders with ephedrine-type goods, newest first, with the state of their signed receipt, by state.',
  }),
  call(receiptSend, {
    payload: receiptSendInput,
    summary: 'Sends the signed receipt of a delivered order; the shop reviews it.',
  }),
]
