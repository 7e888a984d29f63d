import type { Goods } from '@yaoji/api-client/contract/goods'

const STORAGE_TEXTS: Readonly<Record<Goods['storage'], string>> = {
  normal: '常温（10–30℃）',
  cool: '阴凉（不超过 20℃）',
  cold: '冷藏（2–8℃）',
  frozen: '冷冻（-20℃ 以下）',
}

/** How a product is stored and transported, in words. */
export function storageText(storage: Goods['storage']): string {
  return STORAGE_TEXTS[storage]
}
