import * as z from 'zod/mini'
import { dateInput, idInput, integer, pageInput, requiredText, text } from '../input/wire'

const wantedFields = {
  name: requiredText('请填写药品名称', 60),
  ypgg: z.optional(text(60)),
  sccj: z.optional(text(60)),
  approval_no: z.optional(text(40)),
  number: integer(1, 999_999),
  target_price: z.optional(text(12)),
  deadline: z.optional(dateInput()),
  remark: z.optional(text(200)),
}

export const wantedCreateInput = z.object({ data: z.object(wantedFields) })

/** The fields of a form for a request: without a deadline its control is empty. */
export const wantedFormInput = z.object({
  ...wantedFields,
  number: z.pipe(
    z.transform(value => (/^\d{1,6}$/.test(String(value).trim()) ? Number(value) : 0)),
    z.int().check(z.minimum(1, '请填写大于 0 的整数，如 100')),
  ),
  deadline: z.optional(z.union([z.literal(''), dateInput()])),
})

export const wantedListInput = z.object({ status: z.optional(integer(10, 40)), ...pageInput })

/** `expected_price` is the price that the buyer saw, like `26.80`: another one in the meantime is not accepted. */
export const wantedAcceptInput = z.object({
  id: idInput(),
  expected_price: requiredText('请选择要接受的报价', 12),
})
