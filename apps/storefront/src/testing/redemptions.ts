import type { PointsGift, PointsGifts, Redemption, Redemptions } from '@yaoji/api-client/contract/redemption'

/** A gift that the buyer can redeem. */
export function giftFor(change: Partial<PointsGift> = {}): PointsGift {
  return {
    id: 1,
    name: '电子温湿度计',
    ypgg: '1 台，附校准报告',
    remark: '阴凉区、常温区每日记录用，带最高最低值。',
    image: '/gift.svg',
    category: 'store',
    category_text: '门店用品',
    points: 380,
    cash: '0.00',
    left: 120,
    per_buyer: 5,
    redeemed: 0,
    most: 3,
    ends_at: null,
    state: 'open',
    reason: '',
    ...change,
  }
}

/** A page of the points mall for a buyer with 1280 points. */
export function giftsOf(list: PointsGift[], points: number | null = 1280): PointsGifts {
  return {
    ...{ list, total: list.length, page: 1, per_page: 24, last_page: 1 },
    tabs: [{ tab: 'all', name: '全部', count: list.length }],
    points,
  }
}

/** A redemption that waits to be shipped. */
export function redemptionFor(change: Partial<Redemption> = {}): Redemption {
  return {
    id: 9,
    sn: 'JF26112200000009',
    gift_id: 1,
    name: '电子温湿度计',
    ypgg: '1 台，附校准报告',
    image: '/gift.svg',
    number: 2,
    points: 760,
    cash: '0.00',
    status: 10,
    status_text: '待发货',
    created_at: '2026-11-22 09:30:00',
    consignee: '王药师',
    mobile: '13900000001',
    region: '上海市浦东新区',
    detail: '张江路 1 号',
    company: '',
    tracking_no: '',
    shipped_at: null,
    receive_before: null,
    ended_at: null,
    reason: '',
    actions: ['cancel'],
    ...change,
  }
}

export function redemptionsOf(...list: Redemption[]): Redemptions {
  return {
    ...{ list, total: list.length, page: 1, per_page: 10, last_page: 1 },
    tabs: [{ tab: 'all', name: '全部', count: list.length }],
  }
}
