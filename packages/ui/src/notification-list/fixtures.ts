import type { NotificationData } from './NotificationList'

/** A message of the stories and tests: unread, with a link. */
export function notificationForStory(change: Partial<NotificationData> = {}): NotificationData {
  return {
    id: 7,
    kind_text: '订单消息',
    title: '订单已发货',
    content: '订单 YJ2026112200017 已由成都中心仓发出，共 2 个包裹。',
    url: '/order/info/17',
    is_read: 0,
    created_at: '2026-11-22 10:30:05',
    ...change,
  }
}
