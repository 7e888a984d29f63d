'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import { useClient } from './client'
import { ordersChanged } from './orderCache'
import { refresh } from './query'

/** Sends the signed receipt of an order. The form shows the failure. Afterwards receipts and orders are read again. */
export function useSendReceipt() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof receiptSend>) => client.call(receiptSend, input),
    onSettled() {
      refresh(queries, receiptList)
      ordersChanged(queries)
    },
    meta: { endpoint: receiptSend, inline: true },
  })
}
