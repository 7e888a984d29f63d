import { amountsForStory } from '../order-amounts/fixtures'
import { orderLinkForStory } from '../order-links/fixtures'
import { parcelForStory } from '../parcel-list/fixtures'
import type { OrderSummaryDetail } from './OrderSummary'
import type { OrderDetailData, OrderDetailHrefs, OrderDetailLine } from './orderDetailTypes'
import type { AfterSaleRecord, InvoiceRecord, PaymentRecord, RefundRecord } from './orderRecordTypes'

const SLIP_FILE = { id: 1, name: 'slip.pdf', size: 80_000, type: 'application/pdf', url: '#slip' }

export const paymentForStory: PaymentRecord = {
  sn: 'P1',
  text: '微信支付',
  amount: '128.00',
  state: 'paid',
  state_text: '已付款',
  time: '2026-11-22 09:20:11',
  files: [],
}

export const transferForStory: PaymentRecord = {
  ...paymentForStory,
  sn: 'P2',
  text: '对公转账',
  state: 'reviewing',
  state_text: '核对中',
  files: [SLIP_FILE],
  slip: { payer: '成都康宁大药房', bank_serial: 'ICBC001', paid_date: '2026-11-22', remark: '' },
}

export const refundForStory: RefundRecord = {
  sn: 'R1',
  target: '微信支付',
  amount: '28.00',
  state: 'waiting',
  state_text: '退款中，预计 1–5 个工作日到账',
  created_at: '2026-11-24 11:00:00',
  settled_at: null,
}

export const invoiceForOrderStory: InvoiceRecord = {
  id: 1,
  type_text: '电子普通发票',
  is_red: 0,
  number: '26314400000012345678',
  amount: '128.00',
  state: 'issued',
  state_text: '已开具',
  issued_on: '2026-11-23',
  reason: '',
  pdf_url: '#pdf',
}

export const afterSaleForStory: AfterSaleRecord = {
  type: 'return',
  id: 1,
  sn: 'YJ26112200000018-T1',
  kind_text: '退货退款',
  status_text: '审核中',
  created_at: '2026-11-24 10:00:00',
}

export const orderSummaryForStory: OrderSummaryDetail = {
  order: {
    sn: 'YJ26112200000018',
    status: 20,
    created_at: '2026-11-22 09:12:40',
    paid_at: '2026-11-22 09:20:11',
    warehouse: '成都中心仓',
    pay_type: 'wechat',
  },
  address: {
    consignee: '陈晓梅',
    mobile: '13800000001',
    region: '四川省成都市武侯区',
    detail: '人民南路四段 12 号',
  },
  remark: '请在上午送达',
  payments: [paymentForStory],
}

const LINE_FOR_STORY: OrderDetailLine = {
  id: 1,
  goods_id: 301,
  name: '阿莫西林胶囊',
  ypgg: '0.25g*24粒',
  sccj: '华北制药',
  bzdw: '盒',
  image: '',
  number: 10,
  price: '12.80',
  raw_price: '12.80',
  amount: '128.00',
  manjian_share: '0.00',
  coupon_share: '0.00',
  batches: [],
  combination_id: null,
  combination_name: '',
  combination_number: 0,
  combination_kinds: 0,
}

/** An order of which one of two parcels was accepted. */
export const orderDetailForStory: OrderDetailData = {
  ...orderSummaryForStory,
  order: {
    ...orderSummaryForStory.order,
    id: 9,
    is_ephedrine: 0,
    lines: [LINE_FOR_STORY],
    amounts: amountsForStory('128.00'),
  },
  parcels: [
    { ...parcelForStory({ id: 2 }), accepted_at: null },
    {
      ...parcelForStory({ state: 'delivered', state_text: '已签收', tracking_no: 'SF1234567890001' }),
      accepted_at: '2026-11-23 09:30:00',
    },
  ],
  unshipped: 0,
  unshipped_gifts: 0,
  events: [
    { time: '2026-11-22 18:05:00', text: '包裹已发出', status: 40 },
    { time: '2026-11-22 10:00:00', text: '备注已修改', status: null },
    { time: '2026-11-22 09:20:11', text: '已付款', status: 20 },
  ],
  after_sales: [afterSaleForStory],
  payments: [paymentForStory],
  refunds: [refundForStory],
  invoices: [invoiceForOrderStory],
  siblings: [orderLinkForStory()],
}

export const orderHrefsForStory: OrderDetailHrefs = {
  print: '#print',
  receipt: '#receipt',
  records: '#records',
  reports: '#reports',
  report: undefined,
  goods: ({ goods_id }) => `#goods-${goods_id}`,
  acceptance: ({ id }) => `#parcel-${id}`,
  request: ({ sn }) => `#request-${sn}`,
  invoice: ({ id }) => `#invoice-${id}`,
  order: ({ id }, page) => `#${page}-${id}`,
}
