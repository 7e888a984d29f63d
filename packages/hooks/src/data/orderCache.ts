import type { QueryClient } from '@tanstack/react-query'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { paymentStateCall } from '@yaoji/api-client/contract/payment'
import { userBase } from '@yaoji/api-client/contract/user'
import { refresh } from './query'

/**
 * After a call that changes orders, also a failed one: everything that shows orders is requested again, because an order
 * may have another status than the one on the screen.
 */
export function ordersChanged(queries: QueryClient): void {
  refresh(queries, orderDetail, orderList, paymentStateCall, userBase)
}
