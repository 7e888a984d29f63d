import { restockListInput } from '../payload/restock'
import { restockList } from '../restock'
import { type Call, call } from './call'

export * from '../payload/restock'

export const calls: readonly Call[] = [
  call(restockList, {
    payload: restockListInput,
    summary: 'Lists the regular products of the buyer, first those that it is time to buy again.',
  }),
]
