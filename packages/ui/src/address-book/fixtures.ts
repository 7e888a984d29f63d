import { addressCardForStory } from '../address-card/fixtures'
import type { AddressBookAddress } from './AddressBook'

/** The default address and another one, for stories and tests. */
export const addressesForStory: readonly AddressBookAddress[] = [
  { ...addressCardForStory({ id: 1, is_default: 1 }), becomes_default: 1 },
  {
    ...addressCardForStory({
      id: 2,
      consignee: '刘仓管',
      is_default: 0,
      review_state: 'waiting',
      review_text: '审核通过后可以下单',
    }),
    becomes_default: 0,
  },
]
