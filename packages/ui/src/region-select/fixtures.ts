import type { Region } from '@yaoji/hooks'

const regions: Record<string, readonly Region[]> = {
  '': [
    { code: '35', name: '福建省', has_children: 1 },
    { code: '44', name: '广东省', has_children: 1 },
  ],
  '35': [
    { code: '3501', name: '福州市', has_children: 1 },
    { code: '3502', name: '厦门市', has_children: 1 },
  ],
  // A city without districts.
  '44': [{ code: '4419', name: '东莞市', has_children: 0 }],
  '3501': [
    { code: '350102', name: '鼓楼区', has_children: 0 },
    { code: '350104', name: '仓山区', has_children: 0 },
  ],
  '3502': [{ code: '350203', name: '思明区', has_children: 0 }],
}

export async function regionsForStory(parent_code: string | undefined): Promise<readonly Region[]> {
  return regions[parent_code ?? ''] ?? []
}
