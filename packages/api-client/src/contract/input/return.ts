import { returnCreateInput, returnDetailInput, returnSendInput } from '../payload/return'
import { returnCreate, returnDetail, returnList, returnSend, returnWithdraw } from '../return'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/return'

export const calls: readonly Call[] = [
  call(returnList, {
    payload: idOnly,
    summary:
      'Lists the returns of an order, newest first, with the batches of which something can still be requested, and the kinds and reasons that are possible now.',
  }),
  call(returnDetail, { payload: returnDetailInput, summary: 'One return by its number, with its order.' }),
  call(returnCreate, {
    payload: returnCreateInput,
    summary:
      'Requests a return of packs by batch: never more than shipped minus returned. The refund is the share of what was paid, and the freight of each parcel that goes back whole for a fault of the shop.',
  }),
  call(returnSend, {
    payload: returnSendInput,
    summary: 'Reports the parcel in which the goods of an approved return come back.',
  }),
  call(returnWithdraw, { payload: idOnly, summary: 'Withdraws a return whose goods were not sent yet.' }),
]
