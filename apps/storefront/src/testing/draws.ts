import type { DrawResult } from '@yaoji/api-client/contract/draw'

/** The prize of a buyer's first chance in a draw. */
export function prizeOf(activity_id: number, change: Partial<DrawResult> = {}): DrawResult {
  return {
    id: 9,
    activity_id,
    chance: 1,
    is_join: 1,
    kind: 'coupon',
    name: '',
    remarks: '',
    image: '',
    state: 'given',
    state_text: '已到账',
    created_at: '2026-11-21 10:30:00',
    ...change,
  }
}
