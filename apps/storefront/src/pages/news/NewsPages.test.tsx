import { screen, waitFor, within } from '@testing-library/react'
import { articlePageFor, articleSummaryFor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

const page = { total: 1, page: 1, per_page: 10, last_page: 1, category: { id: 11, name: '行业动态' } }
const article = articleSummaryFor(401, '药品追溯码')
const whole = articlePageFor(401, '药品追溯码')
const newsAt = (url: string) => ({ ...whole, article: { ...whole.article, url } })

const LISTS = [
  { name: 'newsIndustry', at: '/news/hy', title: '行业动态', category_id: 11 },
  { name: 'newsCompany', at: '/news/company', title: '公司新闻', category_id: 12 },
] as const

for (const { name, title, category_id } of LISTS) {
  describePageStates(name, {
    answers: { 'article.list': () => ({ ...page, list: [article] }) },
    call: 'article.list',
    asks: { category_id, page: 1, per_page: 10 },
    crumbs: { 首页: '/', [title]: '' },
    loading: '正在加载资讯',
    ready: '药品追溯码',
    empty: { answer: { ...page, total: 0, list: [] }, text: '这里还没有资讯' },
  })
}

for (const { at, title } of LISTS) {
  const type = at.split('/').at(-1)
  describePageStates('newsArticle', {
    at: `/news/info/401/${type}`,
    answers: { 'article.detail': () => newsAt(`/news/info/401/${type}`) },
    call: 'article.detail',
    asks: { id: 401 },
    crumbs: { 首页: '/', [title]: at, 药品追溯码: '' },
    loading: '正在加载文章',
    ready: '药品追溯码的正文',
    empty: { answer: articlePageFor(301, '会员注册'), text: '没有找到这篇资讯' },
    missing: '没有找到这篇资讯',
  })
}

describePageStates('newsArticle', {
  at: '/news/info/401/yyh',
  answers: { 'article.detail': () => newsAt('/news/info/401/yyh') },
  call: 'article.detail',
  asks: { id: 401 },
  crumbs: { 首页: '/', 优医荟: '/yyh', 药品追溯码: '' },
  loading: '正在加载文章',
  ready: '药品追溯码的正文',
  missing: '没有找到这篇资讯',
})

const main = () => within(screen.getByRole('main'))
const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href')

test.each(LISTS)(
  '[RT-42] $at has both lists and the doctors’ hub, and says which one is shown',
  async ({ at, title }) => {
    openShop(at, { 'article.list': () => ({ ...page, list: [article] }) })
    const lists = within(await main().findByRole('navigation', { name: '资讯' }))
    expect(lists.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['行业动态', '/news/hy'],
      ['公司新闻', '/news/company'],
      ['优医荟', '/yyh'],
    ])
    expect(lists.getByRole('link', { current: 'page' }).textContent).toBe(title)
  },
)

test('[RT-42] a row has the title that leads to the article, the summary and the date', async () => {
  openShop('/news/hy', {
    'article.list': () => ({ ...page, list: [{ ...article, url: '/news/info/401/hy' }] }),
  })
  await main().findByText('药品追溯码的摘要')
  expect(hrefOf('药品追溯码')).toBe('/news/info/401/hy')
  expect(main().getByText('2026-11-01').getAttribute('datetime')).toBe('2026-11-01')
})

test('[RT-42] a list without news has a way on', async () => {
  openShop('/news/hy', { 'article.list': () => ({ ...page, total: 0, list: [] }) })
  await main().findByText('这里还没有资讯')
  expect(hrefOf('回首页')).toBe('/')
})

test('[RT-42] the page of the list in the address is asked for', async () => {
  const { client } = openShop('/news/hy?page=2', {
    'article.list': () => ({ ...page, total: 11, page: 2, last_page: 2, list: [article] }),
  })
  await main().findByText('药品追溯码')
  expect(client.sentTo('article.list').map(({ input }) => input)).toEqual([
    { category_id: 11, page: 2, per_page: 10 },
  ])
  expect(hrefOf('上一页')).toBe('/news/hy')
})

test('[RT-42] the focus stays on the links of the pages, and the list until its next page arrives', async () => {
  const { client, user } = openShop('/news/hy', {
    'article.list': () => ({ ...page, total: 21, last_page: 3, list: [article] }),
  })
  await main().findByText('药品追溯码')
  const next = main().getByRole('link', { name: '下一页' })
  client.answer({ 'article.list': () => new Promise(() => {}) })
  await user.click(next)
  await waitFor(() => expect(client.sentTo('article.list')).toHaveLength(2))
  expect(main().getByText('药品追溯码')).toBeTruthy()
  expect(document.activeElement).toBe(next)
})

test('[RT-42] the document has the title of the article', async () => {
  openShop('/news/info/401/hy', { 'article.detail': () => newsAt('/news/info/401/hy') })
  await main().findByText('药品追溯码的正文')
  expect(document.title).toBe('药品追溯码 - 药集')
})

test('[RT-42] an address that can name no article fetches nothing, and has ways on', async () => {
  const { client } = openShop('/news/info/x/hy')
  await main().findByText('没有找到这篇资讯')
  expect(hrefOf('看行业动态')).toBe('/news/hy')
  expect(hrefOf('回首页')).toBe('/')
  expect(client.sentTo('article.detail')).toEqual([])
})
