import { GIFT_CATEGORIES, REDEMPTION_STATUSES } from '@yaoji/domain'
import * as z from 'zod/mini'
import {
  pointsGiftList,
  redemptionCancel,
  redemptionCreate,
  redemptionList,
  redemptionReceive,
} from '../redemption'
import { type Call, call } from './call'
import { flagInput, idInput, idOnly, integer, pageInput, requiredText, text } from './wire'

export const pointsGiftListInput = z.object({
  category: z.optional(z.enum(['all', ...GIFT_CATEGORIES.map(({ category }) => category)], '没有这个分类')),
  /** 1: only gifts that the buyer can redeem now. */
  affordable: z.optional(flagInput()),
  ...pageInput,
})

export const redemptionCreateInput = z.object({
  gift_id: idInput(),
  number: integer(1, 99),
  address_id: idInput(),
  /** Points and amount of all pieces that the buyer was shown. */
  expected_points: integer(0),
  expected_cash: requiredText('缺少应付金额', 20),
  /** Login password, for a gift that the balance pays a part of. */
  password: z.optional(z.string().check(z.maxLength(128))),
})

export const redemptionListInput = z.object({
  tab: z.optional(z.enum(['all', ...REDEMPTION_STATUSES.map(({ tab }) => tab)], '没有这个分类')),
  /** Number of a redemption, or a part of the name of its gift. */
  keywords: z.optional(text(60)),
  ...pageInput,
})

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
