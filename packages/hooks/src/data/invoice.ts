'use client'

import type { QueryClient } from '@tanstack/react-query'
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
import { queryKeyOf, refresh } from './query'
import { useWrite } from './useWrite'

/** Submits the invoice profile for review. The form shows the failure. */
export function useSaveInvoiceProfile() {
  return useWrite(invoiceProfileSave, {
    inline: true,
    onSuccess: (queries, saved) => void queries.setQueryData(queryKeyOf(invoiceProfile, {}), saved),
  })
}

/** Applies for an invoice. The dialog shows the failure; a retry after it has the same idempotency key. */
export function useApplyInvoice() {
  return useWrite(invoiceCreate, { inline: true, once: 'content', onSettled: invoicesChanged })
}

/** Changes the type of an invoice that is not issued. The dialog shows the failure. */
export function useChangeInvoice() {
  return useWrite(invoiceChange, { inline: true, onSettled: invoicesChanged })
}

/** Withdraws an application. The dialog shows the failure. */
export function useWithdrawInvoice() {
  return useWrite(invoiceWithdraw, { inline: true, onSettled: invoicesChanged })
}

/** The invoices, and the orders, whose actions depend on them. */
function invoicesChanged(queries: QueryClient): void {
  refresh(queries, invoiceOrders, invoiceList, orderList, orderDetail)
}
