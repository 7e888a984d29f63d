'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { orderCancel, orderClose, orderReceive, orderReorder } from '@yaoji/api-client/contract/order'
import { useRef } from 'react'
import { cartChanged } from './cartCache'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { ordersChanged } from './orderCache'

/** Cancels an unpaid order. The caller shows the failure. Afterwards everything that shows orders is requested again. */
export function useCancelOrder() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof orderCancel>) => client.call(orderCancel, input),
    onSettled: () => ordersChanged(queries),
    meta: { endpoint: orderCancel, inline: true },
  })
}

/** Asks the shop to close a paid order. The caller shows the failure. Afterwards everything that shows orders is requested again. */
export function useCloseOrder() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof orderClose>) => client.call(orderClose, input),
    onSettled: () => ordersChanged(queries),
    meta: { endpoint: orderClose, inline: true },
  })
}

/** Confirms that an order arrived. The caller shows the failure. Afterwards everything that shows orders is requested again. */
export function useReceiveOrder() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof orderReceive>) => client.call(orderReceive, input),
    onSettled: () => ordersChanged(queries),
    meta: { endpoint: orderReceive, inline: true },
  })
}

/**
 * Adds the lines of an order to the cart again. The caller shows the result, line by line, and the failure. A retry
 * after a failure has the same idempotency key; a press after a success is another order.
 */
export function useReorder() {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (input: InputOf<typeof orderReorder>) =>
      client.call(orderReorder, input, { idempotencyKey: intentKey({ ...input, done: done.current }) }),
    onSuccess() {
      done.current += 1
      cartChanged(queries)
    },
    meta: { endpoint: orderReorder, inline: true },
  })
}
