import { describePageStates } from '../../testing/describePageStates'
import { orderFor } from '../../testing/orders'

const listOf = (is_ephedrine: 0 | 1) => ({ list: [orderFor(1, { is_ephedrine })], total: 1 })

describePageStates('cartEphedrine', {
  answers: { 'order.list': () => listOf(1) },
  call: 'order.list',
  loading: '正在加载订单',
  ready: '待付款的含麻黄碱类订单',
  empty: { answer: listOf(0), text: '没有待付款的含麻黄碱类订单' },
})
