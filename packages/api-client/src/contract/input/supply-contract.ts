import { supplyContractSignInput } from '../payload/supply-contract'
import { supplyContractDetail, supplyContractList, supplyContractSign } from '../supply-contract'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/supply-contract'

export const calls: readonly Call[] = [
  call(supplyContractList, {
    payload: noInput,
    summary:
      'Lists the signed supply contracts, and the one that can be signed now with its parties and terms.',
  }),
  call(supplyContractDetail, {
    payload: idOnly,
    summary: 'Returns a signed supply contract with the parties and terms that were signed.',
  }),
  call(supplyContractSign, {
    payload: supplyContractSignInput,
    summary: 'Signs the supply contract that is offered, with a code sent to the account’s number.',
  }),
]
