import { goodsForStory } from '../goods-card/fixtures'
import type { GiftCardGift } from './GiftCard'

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
