import { countClaimed as count } from '../../../src/modules/coupon/claim-state'
import { pause } from './pause'

export { CLAIM_REFUSALS, claimStateOf, toClaimable } from '../../../src/modules/coupon/claim-state'

/** The naive way: what was counted is believed. */
export async function countClaimed(...args: Parameters<typeof count>): ReturnType<typeof count> {
  const counted = await count(...args)
  await pause(args[0].db)
  return counted
}
