import { cartLineFor, cartOf, checkoutOf } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

const answers = {
  'cart.list': () => cartOf(cartLineFor(1)),
  'cart.checkout': () => checkoutOf('128.00', [cartLineFor(1)]),
}

describePageStates('cartCheck', {
  answers,
  call: 'cart.list',
  loading: '正在核对订单',
  ready: '订单备注',
  empty: { answer: cartOf(), text: '没有要结算的商品' },
})

describePageStates('cartCheck', {
  answers,
  call: 'cart.checkout',
  loading: '正在核对订单',
  ready: '订单备注',
})
