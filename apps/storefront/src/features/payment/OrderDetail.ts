import type { DataOf } from '@yaoji/api-client'
import type { orderDetail } from '@yaoji/api-client/contract/order'

/** An order with its lines and address, as the details call returns it. */
export type OrderDetail = DataOf<typeof orderDetail>
