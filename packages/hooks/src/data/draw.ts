'use client'

import { useQueryClient } from '@tanstack/react-query'
import { couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { draw, drawActivity, drawNewRecord, drawRecord, drawSimple } from '@yaoji/api-client/contract/draw'
import { pointsGiftList } from '@yaoji/api-client/contract/redemption'
import { userBase } from '@yaoji/api-client/contract/user'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { useMemo } from 'react'
import type { UsePrizeDrawOptions } from '../usePrizeDraw'
import { useClient } from './client'
import { refresh } from './query'

/** What a draw changes: chances, records, and the account by its prize. */
const CHANGED = [
  ...[drawSimple, drawActivity, drawRecord],
  ...[userBase, userMoney, userCoupon, couponNum, pointsGiftList],
] as const

/**
 * The calls of `usePrizeDraw` (AP-41 to AP-44), for one activity, or for the one that the service offers this buyer.
 * `settle` requests what a prize changes in the account.
 */
export function useDrawCalls(activityId?: number): Required<
  Pick<UsePrizeDrawOptions, 'ask' | 'draw' | 'recall'>
> & {
  readonly settle: () => void
} {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      ask: () =>
        activityId === undefined
          ? client.call(drawSimple, {})
          : client.call(drawActivity, { id: activityId }),
      draw: (id, chance) => client.call(draw, { id, chance: chance ?? undefined }),
      recall: async id => (await client.call(drawNewRecord, { id })).record,
      settle: () => refresh(queries, ...CHANGED),
    }),
    [client, queries, activityId],
  )
}
