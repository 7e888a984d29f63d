'use client'

import { supplyContractList, supplyContractSign } from '@yaoji/api-client/contract/supply-contract'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** Signs the supply contract that is offered. The form shows the failure. */
export function useSignContract() {
  return useWrite(supplyContractSign, {
    inline: true,
    onSuccess: queries => refresh(queries, supplyContractList),
  })
}
