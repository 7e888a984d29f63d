import { cartLineFor, cartOf } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

describePageStates('cart', {
  answers: {
    'cart.list': () => cartOf(cartLineFor(1)),
    'cart.total': () => ({ total: cartOf(cartLineFor(1)).total }),
  },
  call: 'cart.list',
  loading: /正在加载/,
  ready: '阿莫西林胶囊 1',
  empty: { answer: cartOf(), text: '购物车空空如也~' },
})
