'use client'

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { orderPay, type Payment, paymentStateCall, transferSlip } from '@yaoji/api-client/contract/payment'
import { userBase } from '@yaoji/api-client/contract/user'
import { useClient } from './client'
import { queryOf, refresh } from './query'

/** How often a payment is asked after, in milliseconds; a state that is not named is settled and left alone. */
const POLL_MS: Readonly<Partial<Record<Payment['state'], number>>> = {
  waiting: 2500,
  reviewing: 30_000,
  unpaid: 30_000,
  failed: 30_000,
}

/** Where the payment of an order stands, asked again until it is settled; not while the page is hidden. */
export function usePayment(id: number) {
  return useQuery({
    ...queryOf(useClient(), paymentStateCall, { id }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: query => {
      const state = query.state.data?.payment.state
      return state === undefined ? false : (POLL_MS[state] ?? false)
    },
    meta: { endpoint: paymentStateCall, inline: true },
  })
}

/** Starts paying: from the balance at once, by transfer, or through the gateway. The page shows the failure. */
export function usePay() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof orderPay>) => client.call(orderPay, input),
    onSuccess: ({ payment }) => learnPayment(queries, payment),
    meta: { endpoint: orderPay, inline: true },
  })
}

/** Says that the transfer was made. The form shows the failure. */
export function useSendSlip() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof transferSlip>) => client.call(transferSlip, input),
    onSuccess: ({ payment }) => learnPayment(queries, payment),
    meta: { endpoint: transferSlip, inline: true },
  })
}

function learnPayment(queries: QueryClient, payment: Payment): void {
  queries.setQueryData([paymentStateCall.name, { id: payment.order_id }], { payment })
  refresh(queries, orderDetail, orderList, userBase)
}
