import { goodsFor, goodsListOf } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

for (const route of ['list', 'listTable', 'listNoImage'] as const) {
  describePageStates(route, {
    answers: { 'goods.list': () => goodsListOf(goodsFor(1)) },
    call: 'goods.list',
    crumbs: { 首页: '/', 全部商品: '' },
    loading: '正在加载商品',
    ready: '阿莫西林胶囊 1',
    empty: { answer: goodsListOf(), text: '商品正在准备中' },
  })
}
