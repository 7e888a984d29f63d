import type { NotificationData } from './NotificationList'

/** A message of the stories and tests: unread, with a link. */
export function notificationForStory(change: Partial<NotificationData> = {}): NotificationData {
  return {
    id: 7,
    kind_text: '订单消息',
    title: '订单已发货',
    content: '订单 YJ2026112200017 已由成都中心仓发出，共 2 个包裹。',
    goods_ids: [],
    url: '/order/info/17',
    is_read: 0,
    created_at: '2026-11-22 10:30:05',
    ...change,
  }
}

/** A message about several products: a line for each of the first two. */
export const goodsNotificationForStory = (): NotificationData =>
  notificationForStory({
    kind_text: '商品提醒',
    title: '3 种商品降价',
    content:
      '阿莫西林胶囊（0.25g×24粒/盒）¥12.80 → ¥11.50\n板蓝根颗粒（10g×20袋/包）¥9.60 → ¥8.90\n另有 1 种',
    goods_ids: [12, 34],
    url: '/star',
  })
