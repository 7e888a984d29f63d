import type { Address } from '@yaoji/api-client/contract/address'

/** The licensed address of the buyer, which is the default. */
export function addressFor(id: number, change: Partial<Address> = {}): Address {
  return {
    id,
    consignee: '陈晓梅',
    mobile: '13800000001',
    province_code: '510000',
    city_code: '510100',
    district_code: '510104',
    region: '四川省成都市锦江区',
    detail: '春熙路 1 号',
    is_default: 1,
    becomes_default: 0,
    is_reviewed: 1,
    review_state: 'licensed',
    review_text: '与证照地址一致，可以下单配送',
    ...change,
  }
}
