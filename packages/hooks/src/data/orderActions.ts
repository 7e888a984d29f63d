'use client'

import { orderCancel, orderClose, orderReceive, orderReorder } from '@yaoji/api-client/contract/order'
import { cartChanged } from './cartCache'
import { ordersChanged } from './orderCache'
import { useWrite } from './useWrite'

/** Cancels an unpaid order. The caller shows the failure. Afterwards everything that shows orders is requested again. */
export function useCancelOrder() {
  return useWrite(orderCancel, { inline: true, onSettled: ordersChanged })
}

/** Asks the shop to close a paid order. The caller shows the failure. Afterwards everything that shows orders is requested again. */
export function useCloseOrder() {
  return useWrite(orderClose, { inline: true, onSettled: ordersChanged })
}

/** Confirms that an order arrived. The caller shows the failure. Afterwards everything that shows orders is requested again. */
export function useReceiveOrder() {
  return useWrite(orderReceive, { inline: true, onSettled: ordersChanged })
}

/**
 * Adds the lines of an order to the cart again. The caller shows the result, line by line, and the failure. A retry
 * after a failure has the same idempotency key; a press after a success is another order.
 */
export function useReorder() {
  return useWrite(orderReorder, {
    inline: true,
    once: 'press',
    onSuccess: cartChanged,
  })
}
