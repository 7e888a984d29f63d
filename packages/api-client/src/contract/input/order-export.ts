import { orderExport } from '../order-export'
import { orderExportInput } from '../payload/order-export'
import { type Call, call } from './call'

export * from '../payload/order-export'

export const calls: readonly Call[] = [
  call(orderExport, {
    payload: orderExportInput,
    summary:
      'Lists the lines of the orders that the filters of the order list find, newest first, at most 5,000: for a table of the buyer’s own.',
  }),
]
