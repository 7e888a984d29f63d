import { goodsFor, orderListOf, shopConfig } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

const nothing = () => ({ list: [] })

for (const call of ['goods.hot', 'focus.all'] as const) {
  describePageStates('home', {
    answers: {
      'config.common': () => shopConfig(),
      'focus.demo': nothing,
      'focus.common': nothing,
      'focus.top': nothing,
      'goods.hot': () => ({ list: [goodsFor(1)] }),
      'focus.all': () => ({ ads: [], list: [zone] }),
      'index.spike': () => ({ list: [], timestamp: 0 }),
      'order.list': () => orderListOf([]),
    },
    call,
    loading: call === 'goods.hot' ? '正在加载热销商品' : '正在加载专区',
    ready: call === 'goods.hot' ? '阿莫西林胶囊 1' : '慢病专区',
  })
}

const zone = { id: 1, title: '慢病专区', words: [], url: '/jxqzc', goods: [goodsFor(2)] }
