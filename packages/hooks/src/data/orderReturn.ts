'use client'

import type { QueryClient } from '@tanstack/react-query'
import {
  returnCreate,
  returnDetail,
  returnList,
  returnSend,
  returnWithdraw,
} from '@yaoji/api-client/contract/return'
import { ordersChanged } from './orderCache'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** After a call that changes returns, also a failed one: what shows returns and orders is requested again. */
function returnsChanged(queries: QueryClient): void {
  refresh(queries, returnList, returnDetail)
  ordersChanged(queries)
}

/** Requests a return. The form shows the failure; a retry after one has the same idempotency key. */
export function useCreateReturn() {
  return useWrite(returnCreate, { inline: true, once: 'press', onSettled: returnsChanged })
}

/** Reports the parcel in which the goods of a return come back. The form shows the failure. */
export function useSendReturn() {
  return useWrite(returnSend, { inline: true, onSettled: returnsChanged })
}

/** Withdraws a return. The caller shows the failure. */
export function useWithdrawReturn() {
  return useWrite(returnWithdraw, { inline: true, onSettled: returnsChanged })
}
