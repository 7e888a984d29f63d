import type { OrderLinksOrder } from './OrderLinks'

/** An order to pay, for stories and tests. */
export function orderLinkForStory(change: Partial<OrderLinksOrder> = {}): OrderLinksOrder {
  return {
    id: 1,
    sn: 'YJ26112200000018',
    status: 10,
    status_text: '待付款',
    warehouse: '成都中心仓',
    is_ephedrine: 0,
    line_count: 12,
    goods_number: 480,
    gift_number: 4,
    payable_amount: '1275.62',
    balance_amount: '0.00',
    ...change,
  }
}
