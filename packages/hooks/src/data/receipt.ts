'use client'

import { receiptList, receiptSend } from '@yaoji/api-client/contract/receipt'
import { ordersChanged } from './orderCache'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Sends the signed receipt of an order. The form shows the failure. Afterwards receipts and orders are read again. */
export function useSendReceipt() {
  return useWrite(receiptSend, {
    inline: true,
    onSettled(queries) {
      refresh(queries, receiptList)
      ordersChanged(queries)
    },
  })
}
