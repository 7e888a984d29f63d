import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import type {
  purchaseCodeListInput,
  purchaseCodeRemoveInput,
  purchaseCodeRestoreInput,
  purchaseCodeSaveInput,
} from './payload/purchase-code'
import { bulkResult, flag, id, int, pageOf, time } from './wire'

/** A text or code that names a product for all stores of a company. */
const purchaseCode = z.object({
  id,
  /** As the buyer wrote it. */
  text: z.string(),
  /** 1: a code of the buyer's own system; 0: a text for which the buyer chose the product. */
  is_own: flag,
  goods: z.object({
    id,
    code: z.string(),
    name: z.string(),
    ypgg: z.string(),
    sccj: z.string(),
    /** 1: it is not sold any more. */
    off_sale: flag,
  }),
  /** The store that saved it last. */
  saved_by: z.string(),
  saved_at: time,
})
export type PurchaseCode = z.output<typeof purchaseCode>

export const purchaseCodeList = endpoint({
  name: 'purchaseCode.list',
  method: 'GET',
  path: '/api/user/purchase_codes',
  access: 'buyer',
  input: payload<typeof purchaseCodeListInput>,
  data: z.extend(pageOf(purchaseCode), {
    /** Number of all of the company, without `keywords`. */
    all: int,
    /** How many a company can have. */
    max_codes: int,
  }),
})

export const purchaseCodeSave = endpoint({
  name: 'purchaseCode.save',
  method: 'POST',
  path: '/api/user/purchase_codes',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseCodeSaveInput>,
  /** `id` is that of the product. Refused with `shop_code`: a code of this shop; with `limit`: the company has too many. */
  data: bulkResult,
})

export const purchaseCodeRemove = endpoint({
  name: 'purchaseCode.remove',
  method: 'POST',
  path: '/api/user/purchase_codes/remove',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseCodeRemoveInput>,
  data: z.object({
    /** How many were removed. */
    count: int,
    /** Names the removal, to undo it within an hour; empty when nothing was removed. */
    removal: z.string(),
  }),
})

export const purchaseCodeRestore = endpoint({
  name: 'purchaseCode.restore',
  method: 'POST',
  path: '/api/user/purchase_codes/restore',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseCodeRestoreInput>,
  data: z.object({
    /** How many are back. One that was saved again in the meantime stays as it is. */
    count: int,
  }),
})
