'use client'

import type { QueryClient } from '@tanstack/react-query'
import {
  pointsGiftList,
  redemptionCancel,
  redemptionCreate,
  redemptionList,
  redemptionReceive,
} from '@yaoji/api-client/contract/redemption'
import { userBase } from '@yaoji/api-client/contract/user'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { refresh } from './query'
import { useWrite } from './useWrite'

/** After a call that changes redemptions, also a failed one: what was on the screen may be out of date. */
function redemptionsChanged(queries: QueryClient): void {
  refresh(queries, pointsGiftList, redemptionList, userBase, userMoney)
}

/**
 * Redeems points for a gift. The caller shows the failure; a retry after one has the same idempotency key. Afterwards
 * gifts, redemptions, points and balance are read again.
 */
export function useRedeem() {
  return useWrite(redemptionCreate, { inline: true, once: 'press', onSettled: redemptionsChanged })
}

/** Cancels a redemption that is not shipped. The caller shows the failure. */
export function useCancelRedemption() {
  return useWrite(redemptionCancel, { inline: true, onSettled: redemptionsChanged })
}

/** Confirms that a gift arrived. The caller shows the failure. */
export function useReceiveRedemption() {
  return useWrite(redemptionReceive, { inline: true, onSettled: queries => refresh(queries, redemptionList) })
}
