import { receiptListInput, receiptSendInput } from '../payload/receipt'
import { receiptList, receiptSend } from '../receipt'
import { type Call, call } from './call'

export * from '../payload/receipt'

export const calls: readonly Call[] = [
  call(receiptList, {
    payload: receiptListInput,
    summary:
      'Lists the orders with ephedrine-type goods, newest first, with the state of their signed receipt, by state.',
  }),
  call(receiptSend, {
    payload: receiptSendInput,
    summary: 'Sends the signed receipt of a delivered order; the shop reviews it.',
  }),
]
