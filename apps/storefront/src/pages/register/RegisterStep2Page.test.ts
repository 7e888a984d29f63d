import { describePageStates } from '../../testing/describePageStates'

describePageStates('registerStep2', {
  answers: { 'goods.hot': () => ({ list: [{ goods_price_id: 1, name: '阿莫西林胶囊' }] }) },
  call: 'goods.hot',
  loading: '正在加载',
  ready: '阿莫西林胶囊',
  empty: { answer: { list: [] }, text: '暂无内容' },
})
