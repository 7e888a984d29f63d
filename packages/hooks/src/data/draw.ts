'use client'

import { useQueryClient } from '@tanstack/react-query'
import { couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { draw, drawNewRecord, drawSimple } from '@yaoji/api-client/contract/draw'
import { userBase } from '@yaoji/api-client/contract/user'
import { useMemo } from 'react'
import type { UsePrizeDrawOptions } from '../usePrizeDraw'
import { useClient } from './client'
import { refresh } from './query'

/** The calls of `usePrizeDraw` (AP-41, AP-42, AP-44). `settle` requests what a prize changes in the account. */
export function useDrawCalls(): Required<Pick<UsePrizeDrawOptions, 'ask' | 'draw' | 'recall'>> & {
  readonly settle: () => void
} {
  const client = useClient()
  const queries = useQueryClient()
  return useMemo(
    () => ({
      ask: () => client.call(drawSimple, {}),
      draw: id => client.call(draw, { id }),
      recall: async id => (await client.call(drawNewRecord, { id })).record,
      settle: () => refresh(queries, drawSimple, userBase, userCoupon, couponNum),
    }),
    [client, queries],
  )
}
