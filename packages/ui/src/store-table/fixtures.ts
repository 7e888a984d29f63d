import type { StoreTableStore } from './StoreTable'

/** A store of a chain, for stories and tests. */
export function storeForStory(user_id: number, change: Partial<StoreTableStore> = {}): StoreTableStore {
  return {
    user_id,
    company: `康宁大药房第 ${user_id} 分店`,
    address: '福州市鼓楼区五一北路 8 号',
    is_head: 0,
    is_current: 0,
    can_switch: 1,
    licence_text: '已通过',
    is_passed: 1,
    unpaid_count: 2,
    to_receive_count: 1,
    month_amount: '12680.50',
    ...change,
  }
}
