'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import { supplyContractList, supplyContractSign } from '@yaoji/api-client/contract/supply-contract'
import { useClient } from './client'
import { refresh } from './query'

/** Signs the supply contract that is offered. The form shows the failure. */
export function useSignContract() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof supplyContractSign>) => client.call(supplyContractSign, input),
    onSuccess: () => refresh(queries, supplyContractList),
    meta: { endpoint: supplyContractSign, inline: true },
  })
}
