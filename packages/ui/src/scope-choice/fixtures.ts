import type { ScopeChoiceScope } from './ScopeChoice'

/** Scopes of the stories and tests: chosen, open, waiting for a document, not open. */
export const scopesForStory: readonly ScopeChoiceScope[] = [
  { name: '化学药', goods_count: 900, is_chosen: 1, is_available: 1, message: '' },
  { name: '中成药', goods_count: 620, is_chosen: 0, is_available: 1, message: '' },
  { name: '医疗器械', goods_count: 80, is_chosen: 0, is_available: 1, message: '需要医疗器械经营许可证' },
  { name: '第二类精神药品', goods_count: 4, is_chosen: 0, is_available: 0, message: '零售药店不能采购' },
]
