'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { orderPay, payTogether, transferSlip } from '@yaoji/api-client/contract/payment'
import { useClient } from './client'
import { ordersChanged } from './orderCache'
import { paymentQuery, storePayment } from './paymentQuery'

/** The payment of an order, requested again until its state is final; not while the page is hidden. */
export function usePayment(id: number) {
  return useQuery(paymentQuery(useClient(), id))
}

/** Starts a payment: from the balance, by transfer, or through the gateway. The page shows the failure. */
export function usePay() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof orderPay>) => client.call(orderPay, input),
    onSuccess: ({ payment }) => storePayment(queries, payment),
    meta: { endpoint: orderPay, inline: true },
  })
}

/** Pays several orders from the balance, all or none. The caller shows the failure. */
export function usePayTogether() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof payTogether>) => client.call(payTogether, input),
    onSettled: () => ordersChanged(queries),
    meta: { endpoint: payTogether, inline: true },
  })
}

/** Reports a transfer. The form shows the failure. */
export function useSendSlip() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof transferSlip>) => client.call(transferSlip, input),
    onSuccess: ({ payment }) => storePayment(queries, payment),
    meta: { endpoint: transferSlip, inline: true },
  })
}
