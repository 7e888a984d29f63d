import type { SearchSuggestion } from './SearchBoxRoot'

const AMX = [
  ['阿莫西林胶囊', 36],
  ['阿莫西林颗粒', 18],
  ['阿莫西林克拉维酸钾片', 15],
  ['阿莫西林分散片', 9],
  ['阿莫西林克拉维酸钾干混悬剂', 6],
  ['注射用阿莫西林钠克拉维酸钾', 4],
] as const

const MAKERS = [
  ['华北制药股份有限公司', 124],
  ['华北制药河北华民药业有限责任公司', 31],
] as const

const asSuggestions = (rows: readonly (readonly [string, number])[]): SearchSuggestion[] =>
  rows.map(([name, count]) => ({ name, count }))

/** Suggestions as a service would answer them: by type, and none for what nobody sells. */
export async function suggestForStory(keyword: string, type: 0 | 1): Promise<SearchSuggestion[]> {
  if (keyword.startsWith('z')) return []
  return asSuggestions(type === 1 ? MAKERS : AMX)
}

/** A service that never answers. */
export const suggestForever = () => new Promise<SearchSuggestion[]>(() => {})

export const hotSearchesForStory = [
  { name: '连花清瘟', url: '/search?keywords=连花清瘟' },
  { name: '阿莫西林', url: '/search?keywords=阿莫西林' },
  { name: '布洛芬', url: '/search?keywords=布洛芬' },
  { name: '蒙脱石散', url: '/search?keywords=蒙脱石散' },
  { name: '二甲双胍', url: '/search?keywords=二甲双胍' },
  { name: '血压计', url: '/search?keywords=血压计' },
]
