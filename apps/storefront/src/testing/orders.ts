import type { DataOf } from '@yaoji/api-client'
import type { CartLine, CartTotal } from '@yaoji/api-client/contract/cart'
import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import type {
  Order,
  OrderAmounts,
  OrderDetail,
  OrderExportLine,
  orderList,
} from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { ORDER_TABS } from '@yaoji/domain'
import { addressFor } from './addresses'

/** A line of ten packs at 12.80 that can be ordered. */
export function lineFor(id: number, change: Partial<CartLine> = {}): CartLine {
  return {
    id,
    number: 10,
    is_selected: 1,
    type: 0,
    goods_type: 0,
    goods: {
      id: 1000 + id,
      goods_price_id: 2000 + id,
      code: `Y${id}`,
      barcode: '',
      name: `阿莫西林胶囊 ${id}`,
      common_name: '阿莫西林胶囊',
      trade_name: '',
      approval_no: '国药准字H20000001',
      dosage_form: '胶囊剂',
      category_id: 1,
      sccj: '香港澳美制药厂',
      ypgg: '0.25g×24粒',
      bzdw: '盒',
      origin: '',
      rx_type: 'rx',
      special_flag: 'none',
      storage: 'normal',
      goods_image: [],
      tags: [],
      type: 0,
      is_youx: 0,
      ck_id: 1,
      number: 500,
      min_qty: 1,
      step_qty: 1,
      max_qty: null,
      limit_period: null,
      mid_pack: 10,
      case_pack: 100,
      near_expiry: 0,
      expiry_date: '2028-03-01',
      is_free_shipping: 0,
      free_shipping_number: 0,
      is_dpby: 0,
      qg_number: 0,
      goods_manjian_id: null,
      sales: 0,
      buy_state: 'ok',
      is_buy: 1,
      price: '12.80',
      base_price: '12.80',
      ladder_price_type: 2,
    },
    combination: null,
    with_coupon: 1,
    gift_data: null,
    price: '12.80',
    raw_price: '12.80',
    subtotal: '128.00',
    key: `k${id}`,
    goods_price_id: 2000 + id,
    ladder_price_id: null,
    goods_manjian_id: null,
    is_yj: 0,
    notices: [],
    ...change,
  }
}

export function totalFor(lines: readonly CartLine[], change: Partial<CartTotal> = {}): CartTotal {
  const selected = lines.filter(line => line.is_selected === 1)
  return {
    count: lines.length,
    selected_count: selected.length,
    selected_number: selected.length * 10,
    goods_amount: `${selected.length * 128}.00`,
    saved_amount: '0.00',
    payable_amount: `${selected.length * 128}.00`,
    shipping_data: {
      shipping_amount: '0.00',
      no_trans_order_amount: '0.00',
      coupon_amount: '0.00',
      zones: [],
    },
    activity_data: { manjians: { manjians: [], list: [] } },
    action: { state: selected.length > 0 ? 'checkout' : 'empty', message: '' },
    filter_data: [],
    ...change,
  }
}

export function cartOf(...list: CartLine[]) {
  return { list, warehouses: [{ ck_id: 1, name: '成都中心仓' }], total: totalFor(list) }
}

export function amountsOf(payable_amount: string, change: Partial<OrderAmounts> = {}): OrderAmounts {
  return {
    goods_amount: payable_amount,
    promotion_amount: '0.00',
    welfare_amount: '0.00',
    manjian_amount: '0.00',
    coupon_amount: '0.00',
    cash_amount: '0.00',
    points_amount: '0.00',
    balance_amount: '0.00',
    full_shipping_amount: change.shipping_amount ?? '0.00',
    freight_coupon_amount: '0.00',
    shipping_amount: '0.00',
    payable_amount,
    paid_amount: '0.00',
    refunded_amount: '0.00',
    ...change,
  }
}

/** A checkout of one order of these lines. */
export function checkoutOf(
  total: string,
  lines: CartLine[],
  change: Partial<CheckoutData> = {},
): CheckoutData {
  return {
    parts: [
      {
        key: '1',
        ck_id: 1,
        warehouse: '成都中心仓',
        is_ephedrine: 0,
        lines,
        gifts: [],
        amounts: amountsOf(total),
        pay_types: ['balance', 'transfer'],
      },
    ],
    amounts: amountsOf(total),
    addresses: [addressFor(7)],
    address_id: 7,
    coupons: [],
    coupon_id: null,
    voucher_id: null,
    proposal: null,
    balance: '500.00',
    changes: [],
    expected_total: total,
    expected_count: lines.reduce((sum, line) => sum + line.number, 0),
    blocked: '',
    blocked_by_licence: 0,
    receipt_overdue: 0,
    ...change,
  }
}

/** A line of an order: ten packs at 12.80. */
export function orderLineFor(id: number, name: string): Order['lines'][number] {
  return {
    id,
    goods_id: id,
    goods_price_id: id,
    name,
    ypgg: '0.25g×24粒',
    sccj: '香港澳美制药厂',
    bzdw: '盒',
    approval_no: '',
    image: '',
    number: 10,
    refunded_number: 0,
    unshipped_number: 0,
    price: '12.80',
    raw_price: '12.80',
    amount: '128.00',
    manjian_share: '0.00',
    coupon_share: '0.00',
    payable: '128.00',
    combination_id: null,
    combination_name: '',
    combination_number: 0,
    combination_kinds: 0,
    is_gift: 0,
    near_expiry: 0,
    batches: [],
  }
}

export function orderFor(id: number, change: Partial<Order> = {}): Order {
  return {
    id,
    sn: `YJ2611210000${id}`,
    parent_sn: 'YJ261121',
    status: 10,
    status_text: '待付款',
    is_ephedrine: 0,
    warehouse: '成都中心仓',
    created_at: '2026-11-21 10:00:00',
    pay_before: '2026-11-21 10:30:00',
    paid_at: null,
    pay_type: null,
    pay_types: ['balance', 'wechat', 'transfer'],
    line_count: 1,
    goods_number: 10,
    gift_number: 0,
    to_receive: {
      line_count: change.line_count ?? 1,
      goods_number: change.goods_number ?? 10,
      gift_number: change.gift_number ?? 0,
    },
    amounts: amountsOf('128.00'),
    actions: ['pay', 'cancel'],
    lines: [],
    ...change,
  }
}

/** A parcel with seven packs of the line 1. */
export function parcelFor(
  id: number,
  change: Partial<OrderDetail['parcels'][number]> = {},
): OrderDetail['parcels'][number] {
  return {
    id,
    company: '顺丰医药',
    tracking_no: `SF200${id}`,
    state: 'sent',
    state_text: '运输中',
    sent_at: '2026-11-22 18:00:00',
    delivered_at: null,
    packs: [
      {
        line_id: 1,
        is_gift: 0,
        name: '阿莫西林胶囊',
        ypgg: '24粒',
        bzdw: '盒',
        dosage_form: '胶囊剂',
        storage_text: '常温（10–30℃）',
        batch_no: 'B250909',
        produce_date: '2025-01-01',
        expiry_date: '2027-01-01',
        number: 7,
        report_url: '',
      },
    ],
    traces: [{ time: '2026-11-22 18:00:00', text: '成都中心仓已发出' }],
    ...change,
  }
}

function siblingOf(order: Order): OrderDetail['siblings'][number] {
  const { id, sn, status, status_text, paid_at, warehouse, is_ephedrine } = order
  const { line_count, goods_number, gift_number } = order
  return {
    id,
    sn,
    status,
    status_text,
    payable_amount: '64.00',
    balance_amount: order.amounts.balance_amount,
    paid_at,
    warehouse,
    is_ephedrine,
    line_count,
    goods_number,
    gift_number,
  }
}

export function orderDetailOf(
  order: Order,
  siblings: Order[] = [],
  change: Partial<OrderDetail> = {},
): OrderDetail {
  return {
    order,
    next_step: { text: '请尽快付款，超时未付款的订单会自动取消。', until: order.pay_before },
    address: {
      consignee: '陈晓梅',
      mobile: '13800000001',
      region: '四川省成都市锦江区',
      detail: '春熙路 1 号',
    },
    remark: '',
    events: [{ time: order.created_at, text: '提交订单，等待付款', status: 10 }],
    payments: [],
    refunds: [],
    invoices: [],
    supplier_company: '药集医药供应链有限公司',
    parcels: [],
    unshipped: 0,
    unshipped_gifts: 0,
    after_sales: [],
    siblings: siblings.map(siblingOf),
    ...change,
  }
}

const WAYS: Payment['ways'] = [
  {
    way: 'balance',
    text: '余额支付',
    note: '可用余额 ¥500.00，需输入登录密码',
    usable: 1,
    reason: '',
    needs_password: 1,
  },
  { way: 'wechat', text: '微信支付', note: '扫码支付', usable: 1, reason: '', needs_password: 0 },
  { way: 'transfer', text: '对公转账', note: '转账后上传凭证', usable: 1, reason: '', needs_password: 0 },
]

/** One payment for the order 9 and another one. */
export const COMBINED: NonNullable<Payment['combined']> = {
  ids: [9, 10],
  amount: '192.00',
  balance_used: '0.00',
  ways: WAYS.map(way =>
    way.way === 'transfer' ? { ...way, usable: 0, reason: '合并付款不支持对公转账，请选择“只付本单”' } : way,
  ),
}

export function paymentFor(id: number, change: Partial<Payment> = {}): Payment {
  return {
    order_id: id,
    sn: `YJ2611210000${id}`,
    state: 'unpaid',
    state_text: '待付款',
    pay_type: null,
    amount: '128.00',
    pay_before: '2026-11-21 10:30:00',
    paid_at: null,
    gateway_url: null,
    transfer: null,
    slip_uploaded: 0,
    ways: WAYS,
    balance: '500.00',
    balance_used: '0.00',
    combined: null,
    ...change,
  }
}

/** A line of an order, as the export has it. */
export const EXPORT_LINE: OrderExportLine = {
  kind: 'goods',
  sn: 'YJ26112100001',
  parent_sn: 'YJH26112100001',
  created_at: '2026-11-21 10:00:00',
  status_text: '已完成',
  warehouse: '上海仓',
  is_gift: 0,
  name: '阿莫西林胶囊',
  ypgg: '0.25g×24粒',
  sccj: '香港澳美制药厂',
  approval_no: '国药准字H20000001',
  batch_no: 'B1、B2',
  expiry_date: '2028-03-01',
  bzdw: '盒',
  number: 10,
  refunded_number: 2,
  price: '12.8050',
  amount: '128.05',
  manjian_amount: '5.00',
  coupon_amount: '2.00',
  cash_amount: '1.00',
  shipping_amount: '0.00',
  cost_amount: '120.05',
  paid_amount: '120.05',
  refunded_amount: '24.01',
  tax_rate: 1300,
}

/** The first page of the orders. */
export function orderListOf(
  list: Order[],
  change: Partial<DataOf<typeof orderList>> = {},
): DataOf<typeof orderList> {
  const { total = list.length } = change
  return {
    list,
    total,
    page: 1,
    per_page: 10,
    last_page: 1,
    tabs: ORDER_TABS.map(({ tab, text }) => ({ tab, name: text, count: tab === 'all' ? total : 0 })),
    purchases: [],
    ...change,
  }
}
