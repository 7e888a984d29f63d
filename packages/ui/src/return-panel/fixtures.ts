import { RETURN } from '@yaoji/domain'
import { refundForStory } from '../order-records/fixtures'
import type { ReturnPanelReturn } from './ReturnPanel'

/** A return that waits for the goods, for stories and tests. */
export function returnForStory(change: Partial<ReturnPanelReturn> = {}): ReturnPanelReturn {
  return {
    sn: 'YJ26112200000018-T1',
    kind: 'return_refund',
    kind_text: '退货退款',
    status: RETURN.waiting,
    status_text: '待审核',
    reason_text: '质量问题',
    text: '包装破损',
    created_at: '2026-11-24 10:00:00',
    files: [],
    lines: [
      {
        batch_id: 1,
        name: '阿莫西林胶囊',
        ypgg: '0.25g×24粒',
        bzdw: '盒',
        number: 5,
        is_gift: 0,
        batch_no: 'B260318',
        amount: '64.00',
      },
    ],
    goods_amount: '64.00',
    shipping_amount: '0.00',
    refund_amount: '64.00',
    voucher_amount: '0.00',
    points: 0,
    refunds: [],
    company: '',
    tracking_no: '',
    events: [{ time: '2026-11-24 10:00:00', text: '提交申请', status: RETURN.waiting }],
    ...change,
  }
}

/** One whose money is on its way. */
export const refundedReturnForStory = returnForStory({
  status: RETURN.done,
  status_text: '已完成',
  shipping_amount: '8.00',
  refund_amount: '72.00',
  voucher_amount: '5.00',
  points: 120,
  company: '顺丰速运',
  tracking_no: 'SF1234567890123',
  refunds: [refundForStory],
})

export const sendBackForStory = {
  receiver: '退货仓',
  phone: '028-85550000',
  address: '成都市新都区物流大道 8 号',
  until: '2026-12-01 10:00:00',
}
