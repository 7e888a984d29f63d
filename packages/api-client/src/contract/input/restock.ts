import { restockListInput } from '../payload/restock'
import { restockCheaper, restockLastOrder, restockList } from '../restock'
import { type Call, call } from './call'
import { noInput } from './wire'

export * from '../payload/restock'

export const calls: readonly Call[] = [
  call(restockList, {
    payload: restockListInput,
    summary: 'Lists the regular products of the buyer, first those that it is time to buy again.',
  }),
  call(restockLastOrder, {
    payload: noInput,
    summary: 'Lists the products of the purchase that the buyer paid last.',
  }),
  call(restockCheaper, {
    payload: noInput,
    summary: 'Lists regular products that cost less now than at the last purchase.',
  }),
]
