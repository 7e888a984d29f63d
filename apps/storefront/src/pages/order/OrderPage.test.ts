import { describePageStates } from '../../testing/describePageStates'
import { orderDetailOf, orderFor } from '../../testing/orders'

describePageStates('order', {
  answers: { 'order.detail': () => orderDetailOf(orderFor(1)) },
  call: 'order.detail',
  loading: '正在加载订单',
  ready: '去付款',
  missing: '没有找到这个订单',
})
