import type { AddressData } from './AddressPicker'

/** A reviewed address for stories and tests; change what the story is about. */
export function addressForStory(change: Partial<AddressData> = {}): AddressData {
  return {
    id: 1,
    consignee: '陈晓梅',
    mobile: '13800000001',
    region: '福建省福州市鼓楼区',
    detail: '人民路 128 号 1 层 人民路大药房',
    is_default: 1,
    is_reviewed: 1,
    review_text: '',
    ...change,
  }
}
