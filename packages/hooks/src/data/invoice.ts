'use client'

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  invoiceChange,
  invoiceCreate,
  invoiceList,
  invoiceOrders,
  invoiceProfile,
  invoiceProfileSave,
  invoiceWithdraw,
} from '@yaoji/api-client/contract/invoice'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { queryKeyOf, refresh } from './query'

/** Submits the invoice profile for review. The form shows the failure. */
export function useSaveInvoiceProfile() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof invoiceProfileSave>) => client.call(invoiceProfileSave, input),
    onSuccess: saved => void queries.setQueryData(queryKeyOf(invoiceProfile, {}), saved),
    meta: { endpoint: invoiceProfileSave, inline: true },
  })
}

/** Applies for an invoice. The dialog shows the failure; a retry after it has the same idempotency key. */
export function useApplyInvoice() {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  return useMutation({
    mutationFn: (input: InputOf<typeof invoiceCreate>) =>
      client.call(invoiceCreate, input, { idempotencyKey: intentKey(input) }),
    onSettled: () => invoicesChanged(queries),
    meta: { endpoint: invoiceCreate, inline: true },
  })
}

/** Changes the type of an invoice that is not issued. The dialog shows the failure. */
export function useChangeInvoice() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof invoiceChange>) => client.call(invoiceChange, input),
    onSettled: () => invoicesChanged(queries),
    meta: { endpoint: invoiceChange, inline: true },
  })
}

/** Withdraws an application. The dialog shows the failure. */
export function useWithdrawInvoice() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof invoiceWithdraw>) => client.call(invoiceWithdraw, input),
    onSettled: () => invoicesChanged(queries),
    meta: { endpoint: invoiceWithdraw, inline: true },
  })
}

/** The invoices, and the orders, whose actions depend on them. */
function invoicesChanged(queries: QueryClient): void {
  refresh(queries, invoiceOrders, invoiceList, orderList, orderDetail)
}
