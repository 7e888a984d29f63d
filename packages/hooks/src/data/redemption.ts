'use client'

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@yaoji/api-client'
import {
  pointsGiftList,
  redemptionCancel,
  redemptionCreate,
  redemptionList,
  redemptionReceive,
} from '@yaoji/api-client/contract/redemption'
import { userBase } from '@yaoji/api-client/contract/user'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { useRef } from 'react'
import { useClient } from './client'
import { useIntentKey } from './intent'
import { refresh } from './query'

/** After a call that changes redemptions, also a failed one: what was on the screen may be out of date. */
function redemptionsChanged(queries: QueryClient): void {
  refresh(queries, pointsGiftList, redemptionList, userBase, userMoney)
}

/**
 * Redeems points for a gift. The caller shows the failure; a retry after one has the same idempotency key. Afterwards
 * gifts, redemptions, points and balance are read again.
 */
export function useRedeem() {
  const client = useClient()
  const queries = useQueryClient()
  const intentKey = useIntentKey()
  const done = useRef(0)
  return useMutation({
    mutationFn: (input: InputOf<typeof redemptionCreate>) =>
      client.call(redemptionCreate, input, { idempotencyKey: intentKey({ ...input, done: done.current }) }),
    onSuccess() {
      done.current += 1
    },
    onSettled: () => redemptionsChanged(queries),
    meta: { endpoint: redemptionCreate, inline: true },
  })
}

/** Cancels a redemption that is not shipped. The caller shows the failure. */
export function useCancelRedemption() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof redemptionCancel>) => client.call(redemptionCancel, input),
    onSettled: () => redemptionsChanged(queries),
    meta: { endpoint: redemptionCancel, inline: true },
  })
}

/** Confirms that a gift arrived. The caller shows the failure. */
export function useReceiveRedemption() {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof redemptionReceive>) => client.call(redemptionReceive, input),
    onSettled: () => refresh(queries, redemptionList),
    meta: { endpoint: redemptionReceive, inline: true },
  })
}
