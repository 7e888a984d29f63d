import * as z from 'zod/mini'
import { endpoint, payload } from './endpoint'
import { goods } from './entity/goods'
import type {
  purchaseListGetInput,
  purchaseListListInput,
  purchaseListRemoveInput,
  purchaseListRenameInput,
  purchaseListRestoreInput,
  purchaseListSaveInput,
} from './payload/purchase-list'
import { bought } from './quick-buy'
import { id, int, nothing, time } from './wire'

/** A named list of all stores of a company. */
const purchaseList = z.object({
  id,
  name: z.string(),
  /** Number of its lines. */
  count: int,
  /** Another one after each change of the lines. */
  version: z.string(),
  /** The store that changed it last. */
  saved_by: z.string(),
  saved_at: time,
})
export type PurchaseList = z.output<typeof purchaseList>

/** A line as it was in the sheet. */
const line = z.object({
  /** What was typed. */
  query: z.string(),
  /** The buyer's own code beside it; empty without one. */
  own_code: z.string(),
  /** As it was typed. */
  number: z.string(),
  /** The product that was chosen; null where the line has only a text. */
  goods_id: z.nullable(id),
})

export const purchaseListList = endpoint({
  name: 'purchaseList.list',
  method: 'GET',
  path: '/api/user/purchase_lists',
  access: 'buyer',
  input: payload<typeof purchaseListListInput>,
  data: z.object({
    /** The one that was changed last is the first. */
    list: z.array(purchaseList),
    /** How many a company can have. */
    max_lists: int,
  }),
})

export const purchaseListGet = endpoint({
  name: 'purchaseList.get',
  method: 'GET',
  path: '/api/user/purchase_lists/{id}',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseListGetInput>,
  data: z.object({
    list: purchaseList,
    lines: z.array(line),
    /**
     * Every product of the lines, once, also one that cannot be bought: its `buy_state` says why. One that the shop does
     * not have any more is left out.
     */
    products: z.array(z.object({ goods, bought: z.nullable(z.object(bought)) })),
  }),
})

/** The list as it is after the change. */
const changed = z.object({ list: purchaseList })

/** What comes with the 409 of `purchaseList.save`: the list of this name as it is, null where there is none. */
export const purchaseListConflict = z.object({ list: z.nullable(purchaseList) })

export const purchaseListSave = endpoint({
  name: 'purchaseList.save',
  method: 'POST',
  path: '/api/user/purchase_lists',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseListSaveInput>,
  /** A 409 has {@link purchaseListConflict}. */
  data: changed,
})

export const purchaseListRename = endpoint({
  name: 'purchaseList.rename',
  method: 'POST',
  path: '/api/user/purchase_lists/{id}/name',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseListRenameInput>,
  data: changed,
})

export const purchaseListRemove = endpoint({
  name: 'purchaseList.remove',
  method: 'DELETE',
  path: '/api/user/purchase_lists/{id}',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseListRemoveInput>,
  data: nothing,
})

export const purchaseListRestore = endpoint({
  name: 'purchaseList.restore',
  method: 'POST',
  path: '/api/user/purchase_lists/{id}/restore',
  access: 'buyer',
  concurrent: true,
  input: payload<typeof purchaseListRestoreInput>,
  data: changed,
})
