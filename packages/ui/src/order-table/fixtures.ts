import type { OrderedLine } from '../order-lines'
import type { OrderTableOrder } from './OrderTable'
import type { OrderTablePurchase } from './OrderTablePurchase'

/** A line of an order, for stories and tests. */
export function orderedLineForStory(id: number, change: Partial<OrderedLine> = {}): OrderedLine {
  return {
    id,
    name: '阿莫西林胶囊',
    ypgg: '0.25g×24粒',
    sccj: '福建省福抗药业股份有限公司',
    bzdw: '盒',
    image: '',
    number: 40,
    price: '12.30',
    raw_price: '12.30',
    amount: '492.00',
    manjian_share: '0.00',
    coupon_share: '0.00',
    combination_id: null,
    combination_name: '',
    combination_number: 0,
    combination_kinds: 0,
    batches: [],
    ...change,
  }
}

/** An order to pay, for stories and tests. */
export function orderForStory(id: number, change: Partial<OrderTableOrder> = {}): OrderTableOrder {
  return {
    id,
    sn: `YJ2611220000001${id}`,
    parent_sn: `YJH2611220000001${id}`,
    created_at: '2026-11-22 09:12:40',
    warehouse: '成都中心仓',
    is_ephedrine: 0,
    line_count: 2,
    goods_number: 52,
    gift_number: 0,
    status: 10,
    status_text: '待付款',
    pay_before: '2026-11-23 09:12:40',
    amounts: { payable_amount: '639.60', balance_amount: '0.00' },
    lines: [
      orderedLineForStory(1),
      orderedLineForStory(2, { name: '复方丹参滴丸', ypgg: '27mg×180丸', bzdw: '瓶', number: 12 }),
    ],
    ...change,
  }
}

/** A purchase of two orders that are paid at once, for stories and tests. */
export function purchaseForStory(change: Partial<OrderTablePurchase> = {}): OrderTablePurchase {
  return {
    parent_sn: 'YJH7',
    part_count: 2,
    payable_amount: '1279.20',
    balance_amount: '0.00',
    unpaid_count: 2,
    pay_together: [1, 2],
    pay_together_amount: '1279.20',
    ...change,
  }
}
