import {
  purchaseCodeListInput,
  purchaseCodeRemoveInput,
  purchaseCodeRestoreInput,
  purchaseCodeSaveInput,
} from '../payload/purchase-code'
import { purchaseCodeList, purchaseCodeRemove, purchaseCodeRestore, purchaseCodeSave } from '../purchase-code'
import { type Call, call } from './call'

export * from '../payload/purchase-code'

export const calls: readonly Call[] = [
  call(purchaseCodeList, {
    payload: purchaseCodeListInput,
    summary: 'Lists the texts and own codes that name products for the company of the buyer, newest first.',
  }),
  call(purchaseCodeSave, {
    payload: purchaseCodeSaveInput,
    bulk: 'codes',
    summary: 'Saves texts and own codes with the products that they name, for all stores of the company.',
  }),
  call(purchaseCodeRemove, {
    payload: purchaseCodeRemoveInput,
    summary: 'Removes texts and own codes of the company: some, or all.',
  }),
  call(purchaseCodeRestore, {
    payload: purchaseCodeRestoreInput,
    summary: 'Undoes a removal of texts and own codes within an hour.',
  }),
]
