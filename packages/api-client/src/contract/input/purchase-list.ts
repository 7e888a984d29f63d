import {
  purchaseListGetInput,
  purchaseListListInput,
  purchaseListRemoveInput,
  purchaseListRenameInput,
  purchaseListRestoreInput,
  purchaseListSaveInput,
} from '../payload/purchase-list'
import {
  purchaseListGet,
  purchaseListList,
  purchaseListRemove,
  purchaseListRename,
  purchaseListRestore,
  purchaseListSave,
} from '../purchase-list'
import { type Call, call } from './call'

export * from '../payload/purchase-list'

export const calls: readonly Call[] = [
  call(purchaseListList, {
    payload: purchaseListListInput,
    summary: 'Lists the named purchase lists of the company of the buyer, the one changed last first.',
  }),
  call(purchaseListGet, {
    payload: purchaseListGetInput,
    summary: 'Returns the lines of a purchase list, with their products as they are now.',
  }),
  call(purchaseListSave, {
    payload: purchaseListSaveInput,
    summary: 'Keeps lines under a name for all stores of the company: a new list, or the one that was seen.',
  }),
  call(purchaseListRename, {
    payload: purchaseListRenameInput,
    summary: 'Gives a purchase list another name.',
  }),
  call(purchaseListRemove, {
    payload: purchaseListRemoveInput,
    summary: 'Removes a purchase list of the company.',
  }),
  call(purchaseListRestore, {
    payload: purchaseListRestoreInput,
    summary: 'Undoes the removal of a purchase list within an hour.',
  }),
]
