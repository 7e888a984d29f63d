import * as z from 'zod/mini'
import { supplyContractDetail, supplyContractList, supplyContractSign } from '../supply-contract'
import { type Call, call } from './call'
import { agreedInput, codeInput, idOnly, integer, noInput } from './wire'

export const supplyContractSignInput = z.object({
  /** The version that the buyer has read. */
  terms_version: integer(1),
  agreement: agreedInput('请阅读合同条款并勾选同意'),
  /** Code sent to the account’s number for the purpose `contract`. */
  code: codeInput(),
})

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
