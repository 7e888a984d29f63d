'use client'

import { useQuery } from '@tanstack/react-query'
import { orderPay, payTogether, transferSlip } from '@yaoji/api-client/contract/payment'
import { useClient } from './client'
import { ordersChanged } from './orderCache'
import { paymentQuery, storePayment } from './paymentQuery'
import { useWrite } from './useWrite'

/** The payment of an order, requested again until its state is final; not while the page is hidden. */
export function usePayment(id: number) {
  return useQuery(paymentQuery(useClient(), id))
}

/** Starts a payment: from the balance, by transfer, or through the gateway. The page shows the failure. */
export function usePay() {
  return useWrite(orderPay, {
    inline: true,
    onSuccess: (queries, { payment }) => storePayment(queries, payment),
  })
}

/** Pays several orders from the balance, all or none. The caller shows the failure. */
export function usePayTogether() {
  return useWrite(payTogether, { inline: true, onSettled: ordersChanged })
}

/** Reports a transfer. The form shows the failure. */
export function useSendSlip() {
  return useWrite(transferSlip, {
    inline: true,
    onSuccess: (queries, { payment }) => storePayment(queries, payment),
  })
}
