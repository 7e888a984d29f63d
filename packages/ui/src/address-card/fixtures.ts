import { addressForStory } from '../address-picker/fixtures'
import type { AddressCardAddress } from './AddressCard'

/** The default address, which is that of the licence, for stories and tests. */
export function addressCardForStory(change: Partial<AddressCardAddress> = {}): AddressCardAddress {
  return {
    ...addressForStory({ review_text: '许可证上的地址，可以下单' }),
    review_state: 'licensed',
    ...change,
  }
}
