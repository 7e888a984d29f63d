import type { OrderReturn, OrderReturns } from '@yaoji/api-client/contract/return'

/** A return of two packs that waits for its review. */
export function returnFor(id: number, change: Partial<OrderReturn> = {}): OrderReturn {
  return {
    id,
    sn: `YJ26112100009-T${id}`,
    by_shop: 0,
    kind: 'return_refund',
    kind_text: '退货退款',
    status: 10,
    status_text: '待审核',
    reason: 'unwanted',
    reason_text: '不需要了',
    text: '多订了',
    files: [],
    lines: [
      {
        batch_id: 31,
        is_gift: 0,
        name: '阿莫西林胶囊',
        ypgg: '24粒',
        bzdw: '盒',
        batch_no: 'B250909',
        number: 2,
        amount: '25.60',
      },
    ],
    goods_amount: '25.60',
    shipping_amount: '0.00',
    refund_amount: '25.60',
    voucher_amount: '0.00',
    refunds: [],
    created_at: '2026-11-21 10:00:00',
    send_back: null,
    company: '',
    tracking_no: '',
    events: [{ time: '2026-11-21 10:00:00', text: '提交申请，等待审核', status: 10 }],
    actions: ['withdraw'],
    ...change,
  }
}

const REASONS: OrderReturns['kinds'][number]['reasons'] = [
  { reason: 'damaged', name: '破损或污染', needs_files: 1, quality: 1 },
  { reason: 'unwanted', name: '不需要了', needs_files: 0, quality: 0 },
]

/** The returns of order 9: ten packs of one batch and four of a batch of the cold chain can be requested. */
export function returnsOf(list: OrderReturn[] = [], change: Partial<OrderReturns> = {}): OrderReturns {
  const goods = {
    is_gift: 0 as const,
    ypgg: '24粒',
    bzdw: '盒',
    image: '',
    expiry_date: '2027-01-01',
    near_expiry: 0 as const,
    gift: null,
  }
  const none = {
    returned: 0,
    open_number: 0,
    refunded_number: 0,
    returned_amount: '0.00',
    returned_voucher: '0.00',
    line_voucher: '0.00',
  }
  return {
    order_id: 9,
    order_sn: 'YJ26112100009',
    list,
    batches: [
      {
        ...goods,
        ...none,
        batch_id: 31,
        line_id: 1,
        name: '阿莫西林胶囊',
        batch_no: 'B250909',
        shipped: 10,
        returnable: 10,
        unit_amount: '12.80',
        line_packs: 10,
        line_paid: '128.05',
        line_voucher: '5.00',
        quality_only: 0,
      },
      {
        ...goods,
        ...none,
        batch_id: 32,
        line_id: 2,
        name: '双歧杆菌三联活菌散',
        batch_no: 'L26',
        shipped: 4,
        returnable: 4,
        unit_amount: '36.00',
        line_packs: 4,
        line_paid: '144.00',
        quality_only: 1,
      },
    ],
    kinds: [
      { kind: 'return_refund', name: '退货退款', text: '签收后 7 天内提出。', reasons: REASONS },
      { kind: 'refund_only', name: '仅退款', text: '到货短少或破损。', reasons: REASONS.slice(0, 1) },
    ],
    blocked: '',
    ...change,
  }
}
