import { goodsForStory } from '../goods-card/fixtures'
import type { GiftCardGift } from './GiftCard'
import type { RedeemedGift } from './RedeemFields'

/** A gift of the stories and tests. */
export function giftForStory(change: Partial<GiftCardGift> = {}): GiftCardGift {
  return {
    name: '臂式电子血压计',
    ypgg: '1 台',
    remark: '放在柜台，为顾客免费测血压。',
    image: goodsForStory().goods_image[0]?.list ?? '',
    points: 2600,
    cash: '0.00',
    left: 38,
    per_buyer: 2,
    redeemed: 0,
    ends_at: null,
    state: 'open',
    reason: '',
    ...change,
  }
}

/** What was redeemed in the stories and tests. */
export const redeemedForStory: RedeemedGift = {
  sn: 'JF2026112200017',
  number: 2,
  points: 5200,
  cash: '0.00',
  consignee: '陈晓梅',
  mobile: '13800000001',
  region: '成都市武侯区',
  detail: '人民南路 12 号',
}
