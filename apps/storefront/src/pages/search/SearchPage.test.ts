import { goodsFor, goodsListOf } from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'

for (const route of ['search', 'searchTable'] as const) {
  describePageStates(route, {
    answers: { 'goods.list': () => goodsListOf(goodsFor(1)) },
    call: 'goods.list',
    crumbs: { 首页: '/', 搜索: '' },
    loading: '正在加载商品',
    ready: '阿莫西林胶囊 1',
    empty: { answer: goodsListOf(), text: '没有找到“阿莫西林”' },
  })
}
