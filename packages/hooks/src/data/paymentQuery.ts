import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@yaoji/api-client'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { type Payment, paymentStateCall } from '@yaoji/api-client/contract/payment'
import { userBase } from '@yaoji/api-client/contract/user'
import { type EndpointQuery, queryKeyOf, queryOf, refresh } from './query'

/** Milliseconds between two requests, by state. A state that is not listed is final. */
const POLL_MS: Readonly<Partial<Record<Payment['state'], number>>> = {
  waiting: 2500,
  reviewing: 30_000,
  unpaid: 30_000,
  failed: 30_000,
}

/**
 * The payment of an order, requested again until its state is final; not while the page is hidden. With another state
 * than before, what else depends on it is requested again too.
 */
export function paymentQuery(client: Client, id: number): EndpointQuery<typeof paymentStateCall> {
  return {
    ...queryOf(client, paymentStateCall, { id }),
    queryFn: async ({ client: queries, queryKey, signal }) => {
      const before = queries.getQueryData(queryKey)?.payment.state
      const answer = await client.call(paymentStateCall, { id }, { signal })
      if (before !== undefined && before !== answer.payment.state) refreshPaid(queries)
      return answer
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: query => {
      const state = query.state.data?.payment.state
      return state === undefined ? false : (POLL_MS[state] ?? false)
    },
    meta: { endpoint: paymentStateCall, inline: true },
  }
}

/** Stores the payment of an answer; what else depends on it is requested again. */
export function storePayment(queries: QueryClient, payment: Payment): void {
  queries.setQueryData(queryKeyOf(paymentStateCall, { id: payment.order_id }), { payment })
  refreshPaid(queries)
}

/** Requests again what a payment changes: the orders that it pays, and the balance. */
function refreshPaid(queries: QueryClient): void {
  refresh(queries, orderDetail, orderList, userBase)
}
