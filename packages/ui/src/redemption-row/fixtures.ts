import { giftForStory } from '../gift-card/fixtures'
import type { RedemptionRowRedemption } from './RedemptionRow'

/** A redemption of the stories and tests: shipped, not yet received. */
export function redemptionForStory(change: Partial<RedemptionRowRedemption> = {}): RedemptionRowRedemption {
  const { name, ypgg, image } = giftForStory()
  return {
    ...{ name, ypgg, image },
    sn: 'JF2026112200017',
    number: 2,
    points: 5200,
    cash: '0.00',
    status: 20,
    status_text: '待收货',
    created_at: '2026-11-22 10:30:00',
    consignee: '陈晓梅',
    mobile: '13800000001',
    region: '四川省成都市武侯区',
    detail: '人民南路四段 12 号',
    company: '顺丰速运',
    tracking_no: 'SF1030112233445',
    shipped_at: '2026-11-23 16:05:00',
    receive_before: '2026-12-03 16:05:00',
    ended_at: null,
    reason: '',
    actions: ['receive'],
    ...change,
  }
}
