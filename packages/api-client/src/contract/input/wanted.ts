import * as z from 'zod/mini'
import { wantedClose, wantedCreate, wantedDetail, wantedList } from '../wanted'
import { type Call, call } from './call'
import { dateInput, idOnly, integer, pageInput, requiredText, text } from './wire'

export const wantedCreateInput = z.object({
  data: z.object({
    name: requiredText('请填写药品名称', 60),
    ypgg: z.optional(text(60)),
    sccj: z.optional(text(60)),
    approval_no: z.optional(text(40)),
    number: integer(1, 999_999),
    target_price: z.optional(text(12)),
    deadline: z.optional(dateInput()),
    remark: z.optional(text(200)),
  }),
})

export const wantedListInput = z.object({ status: z.optional(integer(10, 40)), ...pageInput })

export const calls: readonly Call[] = [
  call(wantedCreate, {
    payload: wantedCreateInput,
    row: 'AP-22',
    summary: 'Asks for a variety that the shop does not have.',
  }),
  call(wantedList, {
    payload: wantedListInput,
    row: 'AP-23',
    summary: 'Varieties that the buyer asked for, newest first.',
  }),
  call(wantedDetail, { payload: idOnly, summary: 'One wanted variety with its replies.' }),
  call(wantedClose, { payload: idOnly, summary: 'Closes a wanted variety that is no longer needed.' }),
]
