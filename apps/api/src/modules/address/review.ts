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

interface Review {
  readonly review_state: AddressReviewState
  readonly review_text: string
}

/** A review for the wire: whether the address can be delivered to, and the text for the buyer. */
export function reviewAnswer({ review_state, review_text }: Review) {
  const is_reviewed: 0 | 1 = isDeliverable(review_state) ? 1 : 0
  return { is_reviewed, review_state, review_text: review_text || TEXTS[review_state] }
}

/** The review of a new or moved address. Medicines are delivered to the licensed address; others are reviewed first. */
export function beginReview(place: string, licensedPlace: string): Review {
  const isLicensed = withoutSpaces(place) === withoutSpaces(licensedPlace)
  return { review_state: isLicensed ? 'licensed' : 'waiting', review_text: '' }
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
