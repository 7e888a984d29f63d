import { describePageStates } from '../../testing/describePageStates'
import { cartOf, lineFor } from '../../testing/orders'

describePageStates('cart', {
  answers: {
    'cart.list': () => cartOf(lineFor(1)),
    'cart.total': () => ({ total: cartOf(lineFor(1)).total }),
  },
  call: 'cart.list',
  loading: /正在加载/,
  ready: '阿莫西林胶囊 1',
  empty: { answer: cartOf(), text: '购物车空空如也~' },
})
