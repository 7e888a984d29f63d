import type { SearchNoticeCorrection } from './SearchNotice'

/** A correction of one character, with fields of its own. */
export const correctionForStory = (fields: Partial<SearchNoticeCorrection>): SearchNoticeCorrection => ({
  kind: 'spelling',
  keywords: '阿莫西林',
  type: 0,
  dropped: [],
  is_certain: 1,
  others: [],
  makers: [],
  ...fields,
})

/** Makers with the same words in their names. */
export const makersForStory = [
  { name: '北京同仁堂饮片厂', count: 131 },
  { name: '北京同仁堂科技发展股份有限公司制药厂', count: 35 },
  { name: '同仁堂制药厂', count: 21 },
]
