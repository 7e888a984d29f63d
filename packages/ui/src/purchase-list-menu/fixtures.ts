import type { PurchaseListOfMenu } from './purchaseListMenuLabels'

/** A list of a store; change what the story is about. */
export function listOf(id: number, change: Partial<PurchaseListOfMenu> = {}): PurchaseListOfMenu {
  return {
    id,
    name: ['周一补货', '冬季感冒药', '中药饮片'][id - 1] ?? `清单 ${id}`,
    count: 35,
    version: `v${id}`,
    saved_by: '康宁大药房一店',
    saved_at: '2026-11-27 10:20:00',
    ...change,
  }
}

export const LISTS = [1, 2, 3].map(id => listOf(id))
