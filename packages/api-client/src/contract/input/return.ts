import { RETURN_FILES_MOST, RETURN_KINDS, RETURN_REASONS } from '@yaoji/domain'
import * as z from 'zod/mini'
import { returnCreate, returnDetail, returnList, returnSend, returnWithdraw } from '../return'
import { type Call, call } from './call'
import { idInput, idOnly, integer, requiredText, text } from './wire'

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

export const calls: readonly Call[] = [
  call(returnList, {
    payload: idOnly,
    summary:
      'Lists the returns of an order, newest first, with the batches of which something can still be requested, and the kinds and reasons that are possible now.',
  }),
  call(returnDetail, { payload: returnDetailInput, summary: 'One return by its number, with its order.' }),
  call(returnCreate, {
    payload: returnCreateInput,
    summary:
      'Requests a return of packs by batch: never more than shipped minus returned. The refund is the share of what was paid, and the freight of each parcel that goes back whole for a fault of the shop.',
  }),
  call(returnSend, {
    payload: returnSendInput,
    summary: 'Reports the parcel in which the goods of an approved return come back.',
  }),
  call(returnWithdraw, { payload: idOnly, summary: 'Withdraws a return whose goods were not sent yet.' }),
]
