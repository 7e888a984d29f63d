import { batchPacksForStory } from '../pack-list/fixtures'
import type { ReceiptRowReceipt } from './ReceiptRow'

export function receiptForStory(change: Partial<ReceiptRowReceipt> = {}): ReceiptRowReceipt {
  return {
    order_sn: 'YJ26112200000018',
    created_at: '2026-11-22 09:12:40',
    state: 'to_send',
    state_text: '待上传',
    due_at: '2026-12-01 23:59:59',
    sent_at: null,
    files: [],
    reason: '',
    lines: batchPacksForStory,
    ...change,
  }
}

export const refusedReceiptForStory = receiptForStory({
  state: 'overdue',
  state_text: '已逾期',
  sent_at: '2026-11-24 10:00:00',
  reason: '没有公章',
  files: [{ id: 1, name: '回执.pdf', size: 80_000, type: 'application/pdf', url: '#file' }],
})
