import { articleFor } from '../../testing/articles'
import { describePageStates } from '../../testing/describePageStates'

const page = { total: 1, page: 1, per_page: 10, last_page: 1, category: { id: 11, name: '行业动态' } }
const { article } = articleFor(401, '药品追溯码')
const news = { ...articleFor(401, '药品追溯码'), article: { ...article, url: '/news/info/401/hy' } }

for (const name of ['newsIndustry', 'newsCompany'] as const) {
  describePageStates(name, {
    answers: { 'article.list': () => ({ ...page, list: [article] }) },
    call: 'article.list',
    loading: '正在加载资讯',
    ready: '药品追溯码',
    empty: { answer: { ...page, total: 0, list: [] }, text: '这里还没有资讯' },
  })
}

describePageStates('newsArticle', {
  answers: { 'article.detail': () => news },
  call: 'article.detail',
  loading: '正在加载文章',
  ready: '药品追溯码的正文',
  empty: { answer: articleFor(301, '会员注册'), text: '没有找到这篇资讯' },
  missing: '没有找到这篇资讯',
})
