import { HELP_TREE } from '../../testing/articles'
import { describePageStates } from '../../testing/describePageStates'

const tree = () => ({ list: HELP_TREE })

describePageStates('help', {
  answers: { 'article.category': tree },
  call: 'article.category',
  loading: '正在加载帮助中心',
  ready: '三步完成注册。',
  empty: { answer: { list: [] }, text: '帮助中心还没有文章' },
})

describePageStates('help', {
  at: '/help?q=没有这样的词',
  answers: { 'article.category': tree },
  call: 'article.category',
  loading: '正在加载帮助中心',
  ready: '没有与“没有这样的词”有关的文章',
})

describePageStates('helpPay', {
  answers: { 'article.category': tree },
  call: 'article.category',
  loading: '正在加载文章',
  ready: '支付方式与时限。',
  empty: { answer: { list: [] }, text: '这一类还没有文章' },
})
