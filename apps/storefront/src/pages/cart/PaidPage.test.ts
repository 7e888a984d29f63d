import { goodsFor, orderDetailOf, orderFor, paymentFor } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

for (const call of ['order.detail', 'order.payment'] as const) {
  describePageStates('cartPaid', {
    at: '/cart/step4?id=1',
    answers: {
      'order.detail': () => orderDetailOf(orderFor(1)),
      'order.payment': () => ({ payment: paymentFor(1) }),
      'goods.hot': () => ({ list: [goodsFor(1)] }),
    },
    call,
    loading: '正在加载付款结果',
    ready: '去付款',
    missing: '没有找到这个订单',
  })
}
