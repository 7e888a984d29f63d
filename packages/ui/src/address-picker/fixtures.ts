import type { Region } from '@yaoji/hooks'
import type { AddressData } from './useAddressForm'

/** A reviewed address for stories and tests; change what the story is about. */
export function addressForStory(change: Partial<AddressData> = {}): AddressData {
  return {
    id: 1,
    consignee: '陈晓梅',
    mobile: '13800000001',
    province_code: '35',
    city_code: '3501',
    district_code: '350102',
    region: '福建省福州市鼓楼区',
    detail: '人民路 128 号 1 层 人民路大药房',
    is_default: 1,
    is_reviewed: 1,
    review_text: '',
    ...change,
  }
}

const regions: Record<string, readonly Region[]> = {
  '': [
    { code: '35', name: '福建省', has_children: 1 },
    { code: '33', name: '浙江省', has_children: 1 },
  ],
  '35': [
    { code: '3501', name: '福州市', has_children: 1 },
    { code: '3502', name: '厦门市', has_children: 1 },
  ],
  '33': [{ code: '3301', name: '杭州市', has_children: 1 }],
  '3501': [
    { code: '350102', name: '鼓楼区', has_children: 0 },
    { code: '350104', name: '仓山区', has_children: 0 },
  ],
  '3502': [{ code: '350203', name: '思明区', has_children: 0 }],
  '3301': [{ code: '330106', name: '西湖区', has_children: 0 }],
}

export async function regionsForStory(parent_code: string | undefined): Promise<readonly Region[]> {
  return regions[parent_code ?? ''] ?? []
}
