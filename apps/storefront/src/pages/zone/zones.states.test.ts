import {
  articlePageFor,
  goodsFor,
  goodsListOf,
  zoneOf,
  zoneSectionFor,
  zoneShipping,
} from '@yaoji/api-client/testing'
import { describePageStates } from '../../testing/describePageStates'
import { ZONE_ANSWERS } from '../../testing/zoneAnswers'

const LISTS = [
  ['yx', '包邮专区'],
  ['yxTable', '包邮专区'],
  ['chineseMedicine', '中药饮片'],
  ['devices', '器械专区'],
  ['nearExpiry', '近效期专场'],
  ['controlled', '控销专区'],
  ['controlledNew', '控销上新'],
] as const

for (const [route, title] of LISTS) {
  describePageStates(route, {
    answers: ZONE_ANSWERS,
    call: 'goods.list',
    crumbs: { 首页: '/', [title]: '' },
    loading: '正在加载商品',
    ready: '阿莫西林胶囊 1',
    empty: { answer: goodsListOf(), text: '没有符合条件的商品' },
  })
}

const strip = () => zoneOf(zoneSectionFor('hot/16', '控销热卖', goodsFor(1)))

for (const call of ['focus.kxzq', 'focus.newKxzq'] as const) {
  describePageStates('controlledGoods', {
    answers: { ...ZONE_ANSWERS, [call]: strip },
    call,
    asks: {},
    crumbs: { 首页: '/', 控销专区: '/kxzq', 控销热卖: '' },
    loading: '正在加载商品',
    ready: '阿莫西林胶囊 1',
    empty: { answer: zoneOf(), text: '没有这个控销专题' },
  })
}

/** The pictures and promo rows above the list of a zone. */
const TOPS = [
  ['yx', 'focus.yx', '包邮专区', { shipping: zoneShipping() }],
  ['chineseMedicine', 'focus.zyzq', '中药饮片', { shipping: zoneShipping() }],
  ['controlled', 'focus.kxzq', '控销专区', {}],
  ['controlledNew', 'focus.newKxzq', '控销上新', {}],
] as const

for (const [route, call, title, more] of TOPS) {
  describePageStates(route, {
    answers: { ...ZONE_ANSWERS, [call]: () => ({ ...more, ...strip() }) },
    call,
    asks: {},
    crumbs: { 首页: '/', [title]: '' },
    loading: '正在加载专区推荐',
    ready: '控销热卖',
  })
}

describePageStates('yxRule', {
  answers: { 'article.page': () => articlePageFor(381, '包邮规则') },
  call: 'article.page',
  asks: { path: '/yx/rule' },
  crumbs: { 首页: '/', 包邮专区: '/yx', 包邮规则: '' },
  loading: '正在加载文章',
  ready: '包邮规则的正文',
  missing: '包邮规则暂未发布',
})
