import type { StoreCopyResult } from './storeCopyLabels'

/** Stores of the stories and tests. */
export const storesForStory = [
  { user_id: 7, company: '康宁大药房人民南路店' },
  { user_id: 8, company: '康宁大药房双流店' },
]

/** What became of a copy to them. */
export const copyResultsForStory: readonly StoreCopyResult[] = [
  {
    ...{ user_id: 7, name: '康宁大药房人民南路店', added: 4, adjusted: 1, refused: 1, message: '' },
    notes: [
      { key: 1, name: '阿莫西林胶囊', message: '库存只剩 12 盒，已改为 12 盒' },
      { key: 2, name: '布洛芬缓释胶囊', message: '超出经营范围' },
    ],
  },
  {
    ...{ user_id: 8, name: '康宁大药房双流店', added: 0, adjusted: 0, refused: 6 },
    message: '证照已过期',
    notes: [],
  },
]
