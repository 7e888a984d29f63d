import type { BuyerBoxHrefs, BuyerBoxOrders, BuyerBoxUser } from './BuyerBox'

export const buyerHrefsForStory: BuyerBoxHrefs = {
  login: '/login',
  register: '/register',
  user: '/user',
  licence: '/zhzx/basic/zzzj',
  coupon: '/wdqb/yhq',
  points: '/wdqb/jfgl',
  balance: '/wdqb/yegl',
}

export const ordersForStory: BuyerBoxOrders[] = [
  { name: '待付款', href: '/order?status=10', count: 2 },
  { name: '待发货', href: '/order?status=30', count: 0 },
  { name: '待收货', href: '/order?status=40', count: 5 },
]

/** An approved pharmacy; change what the story is about. */
export function buyerForStory(change: Partial<BuyerBoxUser> = {}): BuyerBoxUser {
  return {
    company: '福州市鼓楼区康民大药房有限公司',
    name: '林小燕',
    face: '',
    licence_state: 'passed',
    licence_message: '',
    points: 3280,
    balance: '1280.50',
    coupon_count: 6,
    ...change,
  }
}
