'use client'

import type { QueryClient } from '@tanstack/react-query'
import { MarketError } from '@yaoji/api-client'
import {
  type PurchaseList,
  purchaseListConflict,
  purchaseListList,
  purchaseListRemove,
  purchaseListRename,
  purchaseListRestore,
  purchaseListSave,
} from '@yaoji/api-client/contract/purchase-list'
import { refresh } from './query'
import { useWrite } from './useWrite'

const listsChanged = (queries: QueryClient) => refresh(queries, purchaseListList)

/** Keeps lines under a name for the company. The form shows the failure: a 409 where the list is another one by now. */
export function usePurchaseListSave() {
  return useWrite(purchaseListSave, { inline: true, onSettled: listsChanged })
}

/** Gives a list another name. The form shows the failure. */
export function usePurchaseListRename() {
  return useWrite(purchaseListRename, { inline: true, onSettled: listsChanged })
}

/** Removes the list with this id. */
export function usePurchaseListRemove() {
  return useWrite(purchaseListRemove, {
    inputOf: (id: number) => ({ id }),
    onSettled: listsChanged,
  })
}

/** Undoes the removal of the list with this id. */
export function usePurchaseListRestore() {
  return useWrite(purchaseListRestore, {
    inputOf: (id: number) => ({ id }),
    onSettled: listsChanged,
  })
}

/** The list of the same name that came with a refused `purchaseList.save`; undefined when nothing came. */
export function listInTheWay(error: unknown): PurchaseList | null | undefined {
  if (!(error instanceof MarketError) || error.code !== 409) return undefined
  return purchaseListConflict.safeParse(error.data).data?.list
}
