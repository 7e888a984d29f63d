import { arrivalAdd, arrivalCancel, arrivalList } from '../arrival'
import { arrivalAddInput, arrivalCancelInput, arrivalListInput } from '../payload/arrival'
import { type Call, call } from './call'

export * from '../payload/arrival'

export const calls: readonly Call[] = [
  call(arrivalList, {
    payload: arrivalListInput,
    summary:
      'Lists the sold-out products of which the buyer is told when they can be bought again, newest first.',
  }),
  call(arrivalAdd, {
    payload: arrivalAddInput,
    bulk: 'goods_ids',
    summary:
      'Registers the buyer for a message when sold-out products can be bought again, at most 200 products. Each product gives one message.',
  }),
  call(arrivalCancel, {
    payload: arrivalCancelInput,
    bulk: 'goods_ids',
    summary: 'Takes back what arrival.add registered.',
  }),
]
