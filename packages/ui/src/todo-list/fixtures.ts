import type { Todo } from './TodoList'

/** What waits for a buyer, of each urgency; for stories and tests. */
export const todosForStory: readonly Todo[] = [
  { kind: 'document', urgency: 'late', title: '药品经营许可证已到期', text: '到期后不能下单' },
  { kind: 'pay', urgency: 'soon', title: '2 个订单待付款', text: '最早的在 11-23 09:12 取消' },
  { kind: 'coupon', urgency: 'info', title: '3 张优惠券 7 天内到期', text: '合计 ¥60.00' },
]
