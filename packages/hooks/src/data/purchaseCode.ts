'use client'

import {
  purchaseCodeList,
  purchaseCodeRemove,
  purchaseCodeRestore,
  purchaseCodeSave,
} from '@yaoji/api-client/contract/purchase-code'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Saves texts and own codes with their products, in the background: the caller decides what of a failure is shown. */
export function usePurchaseCodeSave() {
  return useWrite(purchaseCodeSave, {
    inline: true,
    onSuccess: queries => refresh(queries, purchaseCodeList),
  })
}

/** Removes texts and own codes of the company: those with the ids, or all. */
export function usePurchaseCodeRemove() {
  return useWrite(purchaseCodeRemove, {
    inputOf: (ids: readonly number[] | undefined) => (ids ? { ids: [...ids] } : {}),
    onSuccess: queries => refresh(queries, purchaseCodeList),
  })
}

/** Undoes a removal. */
export function usePurchaseCodeRestore() {
  return useWrite(purchaseCodeRestore, {
    inputOf: (removal: string) => ({ removal }),
    onSuccess: queries => refresh(queries, purchaseCodeList),
  })
}
