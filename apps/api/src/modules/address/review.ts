import type { AddressReviewState } from '@yaoji/api-client/contract/address'
import { inArray } from 'drizzle-orm'
import { addresses } from './tables'

/** States of the addresses that orders are delivered to. */
const DELIVERABLE: readonly AddressReviewState[] = ['licensed', 'passed']

export const isDeliverable = (state: AddressReviewState) => DELIVERABLE.includes(state)

/** The same as a condition of a query. */
export const deliverableAddresses = inArray(addresses.review_state, [...DELIVERABLE])

/** What a state means for ordering. A text of the reviewer replaces it. */
const TEXTS: Readonly<Record<AddressReviewState, string>> = {
  licensed: '与证照地址一致，可以下单配送',
  passed: '已通过审核，可以下单配送',
  waiting: '与证照地址不同，正在审核，通过后才能下单配送',
  rejected: '未通过审核，不能下单配送，修改后会重新审核',
}

/** In place of the text of `waiting`, for an address that becomes the default. */
const WAITING_FOR_DEFAULT = '与证照地址不同，正在审核，通过后才能下单配送，并成为默认地址'

interface Review {
  readonly becomes_default: 0 | 1
  readonly review_state: AddressReviewState
  readonly review_text: string
}

/** A review for the wire: whether the address can be delivered to, and the text for the buyer. */
export function reviewAnswer({ becomes_default, review_state, review_text }: Review) {
  const is_reviewed: 0 | 1 = isDeliverable(review_state) ? 1 : 0
  const isAwaited = review_state === 'waiting' && becomes_default === 1
  const text = isAwaited ? WAITING_FOR_DEFAULT : TEXTS[review_state]
  return { is_reviewed, review_state, review_text: review_text || text }
}

/** The review of a new or moved address. Medicines are delivered to the licensed address; others are reviewed first. */
export function beginReview(place: string, licensedPlace: string): Omit<Review, 'becomes_default'> {
  const isLicensed = withoutSpaces(place) === withoutSpaces(licensedPlace)
  return { review_state: isLicensed ? 'licensed' : 'waiting', review_text: '' }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
