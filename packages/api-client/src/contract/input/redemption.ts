import { pointsGiftListInput, redemptionCreateInput, redemptionListInput } from '../payload/redemption'
import {
  pointsGiftList,
  redemptionCancel,
  redemptionCreate,
  redemptionList,
  redemptionReceive,
} from '../redemption'
import { type Call, call } from './call'
import { idOnly } from './wire'

export * from '../payload/redemption'

export const calls: readonly Call[] = [
  call(pointsGiftList, {
    payload: pointsGiftListInput,
    summary:
      'Lists the gifts of the points mall, by group, with how many pieces of each the buyer can redeem now.',
  }),
  call(redemptionCreate, {
    payload: redemptionCreateInput,
    summary:
      'Redeems points, and the amount that some gifts need from the balance, for a gift that is sent to an approved address of the buyer. When the gift now needs more than `expected_points` or `expected_cash`, nothing is redeemed: the response has code 409 and the gift as it is now.',
  }),
  call(redemptionList, {
    payload: redemptionListInput,
    summary: 'Lists the buyer’s redemptions, newest first, by status and keywords.',
  }),
  call(redemptionCancel, {
    payload: idOnly,
    summary: 'Cancels a redemption that is not shipped: points, amount and stock are given back.',
  }),
  call(redemptionReceive, { payload: idOnly, summary: 'Confirms that a shipped gift arrived.' }),
]
