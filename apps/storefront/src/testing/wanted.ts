import type { DataOf } from '@yaoji/api-client'
import type { Wanted, wantedList } from '@yaoji/api-client/contract/wanted'

/** A request that nobody has answered. */
export function wantedFor(id: number, change: Partial<Wanted> = {}): Wanted {
  return {
    id,
    name: '阿莫西林胶囊 1',
    ypgg: '0.25g×24粒',
    sccj: '香港澳美制药厂',
    approval_no: '国药准字H20000001',
    number: 60,
    target_price: null,
    deadline: null,
    remark: '',
    status: 10,
    status_text: '待处理',
    created_at: '2026-11-13 10:00:00',
    replies: [],
    actions: ['close'],
    ...change,
  }
}

/** The first and only page of the requests. */
export function wantedListOf(...list: Wanted[]): DataOf<typeof wantedList> {
  return { list, total: list.length, page: 1, per_page: 20, last_page: 1 }
}
