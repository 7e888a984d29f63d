import { GIFT_CATEGORIES, REDEMPTION_STATUSES } from '@yaoji/domain'
import * as z from 'zod/mini'
import { flagInput, idInput, integer, pageInput, requiredText, text } from '../input/wire'

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
