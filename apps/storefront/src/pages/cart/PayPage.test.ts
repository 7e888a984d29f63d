import { orderDetailOf, orderFor, paymentFor } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

for (const call of ['order.detail', 'order.payment'] as const) {
  describePageStates('cartPay', {
    answers: {
      'order.detail': () => orderDetailOf(orderFor(1)),
      'order.payment': () => ({ payment: paymentFor(1) }),
    },
    call,
    loading: '正在加载订单',
    ready: '订单信息',
    missing: '没有找到这个订单',
  })
}
