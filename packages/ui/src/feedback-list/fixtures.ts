import type { FeedbackEntry } from './FeedbackList'

export function feedbackForStory(change: Partial<FeedbackEntry> = {}): FeedbackEntry {
  return {
    id: 1,
    kind_text: '建议',
    content: '希望增加按批号搜索。\n谢谢。',
    files: [],
    created_at: '2026-11-22 10:00:00',
    is_answered: 0,
    answers: [],
    ...change,
  }
}

export const answeredFeedbackForStory = feedbackForStory({
  id: 2,
  kind_text: '商品问题',
  content: '外箱受潮，请核实。',
  files: [{ id: 1, name: '外箱.pdf', size: 204_800, type: 'application/pdf', url: '#file' }],
  is_answered: 1,
  answers: [{ time: '2026-11-23 09:30:00', text: '已安排补发，请留意物流。' }],
})
