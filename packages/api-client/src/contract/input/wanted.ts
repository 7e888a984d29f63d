import { wantedAcceptInput, wantedCreateInput, wantedListInput } from '../payload/wanted'
import { wantedAccept, wantedClose, wantedCreate, wantedDetail, wantedList } from '../wanted'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/wanted'

export const calls: readonly Call[] = [
  call(wantedCreate, {
    payload: wantedCreateInput,
    row: 'AP-22',
    summary: 'Requests a product that the shop does not have.',
  }),
  call(wantedList, {
    payload: wantedListInput,
    row: 'AP-23',
    summary: 'Lists the buyer’s product requests, newest first.',
  }),
  call(wantedDetail, { payload: idOnly, summary: 'Returns one product request with its replies.' }),
  call(wantedClose, { payload: idOnly, summary: 'Closes a product request that is no longer needed.' }),
  call(wantedAccept, {
    payload: wantedAcceptInput,
    summary:
      'Accepts the last price of a product request while it holds. It is no order: the shop lists the product next.',
  }),
]
