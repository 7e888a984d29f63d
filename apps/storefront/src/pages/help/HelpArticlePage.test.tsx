import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, articlePageFor, failWith, helpTree } from '@yaoji/api-client/testing'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { ShopRoutes } from '../../app/router/ShopRoutes'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'

const ANSWERS = {
  'article.category': () => ({ list: helpTree() }),
  'article.page': () => articlePageFor(301, '会员注册'),
}

const ARTICLES = [
  ['helpArticle', '/help/xrzn/hyzc'],
  ['helpOrderPay', '/help/zfps/ddzf'],
  ['helpDelivery', '/help/zfps/hwps'],
  ['helpReturn', '/help/zfps/ypth'],
] as const

for (const [name, path] of ARTICLES) {
  describePageStates(name, {
    answers: ANSWERS,
    call: 'article.page',
    asks: { path, id: undefined },
    crumbs: { 首页: '/', 帮助中心: '/help', 新用户指南: '', 会员注册: '' },
    loading: '正在加载文章',
    ready: '会员注册的正文',
    missing: '没有找到这篇帮助',
  })
}

function open(at: string, answers: Answers = {}) {
  const { client, place, Shop } = fakeShop({ ...ANSWERS, ...answers }, { at })
  const { unmount } = render(
    <Shop>
      <Suspense>
        <ShopRoutes />
      </Suspense>
    </Shop>,
  )
  return { client, place, unmount, user: userEvent.setup() }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const tree = () => screen.getByRole('navigation', { name: '帮助中心' })

test('[RT-40 /help/{group}/{article}] the document has the title of the article', async () => {
  open('/help/xrzn/hyzc')
  await title('会员注册')
  expect(document.title).toBe('会员注册 - 药集')
})

test('[RT-40 /help/{group}/{article}] ?id= asks for one of the articles at the address, and the tree marks it', async () => {
  const { client } = open('/help/xrzn/hyzc/?id=302', {
    'article.page': () => articlePageFor(302, '会员注册'),
  })
  await title('会员注册')
  expect(client.sentTo('article.page')[0]?.input).toEqual({ path: '/help/xrzn/hyzc', id: 302 })
  const current = await within(tree()).findByRole('link', { current: 'page' })
  expect(current.textContent).toBe('企业资质要求')
  expect(screen.queryByText(/没有找到编号/)).toBeNull()
})

test('[AP-63] the tree is mounted once, and leads to other articles', async () => {
  const { user, place } = open('/help/xrzn/hyzc')
  await title('会员注册')
  const first = tree()
  await user.click(await within(first).findByRole('button', { name: '支付与配送' }))
  await user.click(within(first).getByRole('link', { name: '货物配送' }))
  expect(place.now).toBe('/help/zfps/hwps')
  await title('会员注册')
  expect(tree()).toBe(first)
})

test('a link in the text opens its page inside the shop', async () => {
  const { article, ...rest } = articlePageFor(301, '会员注册')
  const blocks = [{ kind: 'paragraph' as const, spans: [{ text: '我的订单', href: '/order' }] }]
  const { user, place } = open('/help/xrzn/hyzc', {
    'article.page': () => ({ ...rest, article: { ...article, blocks } }),
  })
  const text = within(await screen.findByRole('article'))
  await user.click(text.getByRole('link', { name: '我的订单' }))
  expect(place.now).toMatch(/^\/(order|login)/)
})

test('[RT-40 /help/{group}/{article}] for an id that is not at the address its first article is shown, and that is said', async () => {
  open('/help/xrzn/hyzc?id=1')
  await title('会员注册')
  expect(screen.getByText('没有找到编号 1 的帮助，已显示《会员注册》。')).toBeTruthy()
})

test('an address without an article offers the nearest group and a search, and the tree stays', async () => {
  const { user, place } = open('/help/zfps/nothing', {
    'article.page': () => failWith('refused', { code: 404 }),
  })
  await title('没有找到这篇帮助')
  expect(await screen.findByRole('region', { name: '支付与配送' })).toBeTruthy()
  expect(tree()).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: '搜索帮助' }), '运费{Enter}')
  expect(decodeURIComponent(place.now)).toBe('/help?q=运费')
  expect(await screen.findByText('找到 1 篇与“运费”有关的文章')).toBeTruthy()
})

test('[RT-40] the tree has all groups with articles, is asked for once, and can be opened on a phone', async () => {
  const { client } = open('/help/xrzn/hyzc', {
    'article.category': () => ({ list: [...helpTree(), { id: 33, name: '售后服务', children: [] }] }),
  })
  await within(tree()).findByRole('button', { name: '支付与配送' })
  expect(within(tree()).getByRole('button', { name: '帮助中心目录' })).toBeTruthy()
  expect(within(tree()).queryByText('售后服务')).toBeNull()
  expect(client.sentTo('article.category').map(({ input }) => input)).toEqual([{ category_id: 3 }])
})

test('[RT-40] around the text are the details of the article, related ones, and its neighbours', async () => {
  open('/help/xrzn/hyzc')
  await title('会员注册')
  const text = within(screen.getByRole('article'))
  for (const detail of ['2026-11-01', '药集帮助中心', '适用于：零售药店'])
    expect(text.getByText(detail)).toBeTruthy()
  const related = within(text.getByRole('region', { name: '相关文章' }))
  expect(related.getByRole('link', { name: '订单支付' }).getAttribute('href')).toBe('/help/zfps/ddzf')
  const neighbours = within(text.getByRole('navigation', { name: '上一篇和下一篇' }))
  expect(neighbours.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['下一篇：企业资质要求', '/help/xrzn/hyzc?id=302'],
  ])
})

test('[RT-40] an article without readers, related ones and neighbours has no place for them', async () => {
  const { article, ...rest } = articlePageFor(301, '会员注册')
  const alone = { ...rest, article: { ...article, audience: '' }, related: [], next: null }
  const { unmount } = open('/help/xrzn/hyzc', { 'article.page': () => alone })
  await title('会员注册')
  expect(screen.queryByText(/适用于/)).toBeNull()
  expect(screen.queryByRole('region', { name: '相关文章' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: '上一篇和下一篇' })).toBeNull()
  unmount()
  const previous = { id: 300, name: '开始', url: '/help/xrzn/ks' }
  open('/help/xrzn/hyzc', { 'article.page': () => ({ ...alone, previous }) })
  const link = await screen.findByRole('link', { name: '上一篇：开始' })
  expect(link.getAttribute('href')).toBe('/help/xrzn/ks')
})

test.each([
  ['nobody has voted', { useful: 0, useless: 0, mine: null }, ['有用', '没用'], ''],
  [
    'the reader found it useful',
    { useful: 1, useless: 0, mine: 1 as const },
    ['有用 1', '没用'],
    '感谢您的反馈。',
  ],
  [
    'the reader did not',
    { useful: 0, useless: 2, mine: 0 as const },
    ['有用', '没用 2'],
    '感谢您的反馈。哪里没有写清楚，可以告诉我们。',
  ],
])('[RT-40] the vote where %s', async (_who, votes, names, thanks) => {
  open('/help/xrzn/hyzc', { 'article.page': () => ({ ...articlePageFor(301, '会员注册'), votes }) })
  const choice = within(await screen.findByRole('group', { name: '这篇文章对您有用吗？' }))
  const buttons = choice.getAllByRole('button')
  expect(buttons.map(button => button.textContent?.trim())).toEqual(names)
  expect(buttons.map(button => button.getAttribute('aria-pressed') === 'true')).toEqual([
    votes.mine === 1,
    votes.mine === 0,
  ])
  expect(within(screen.getByRole('article')).getByRole('status').textContent).toBe(thanks)
})

test('when the tree fails, the article is shown and the tree has a retry', async () => {
  const { client, user } = open('/help/xrzn/hyzc', { 'article.category': () => failWith('busy') })
  await title('会员注册')
  const retry = await within(tree()).findByRole('button', { name: '重试' })
  client.answer(ANSWERS)
  await user.click(retry)
  expect(await within(tree()).findByRole('link', { name: '会员注册' })).toBeTruthy()
})

test('a vote is shown with its count, and can be changed', async () => {
  const after = (useful: number, useless: number, mine: 0 | 1) => ({ votes: { useful, useless, mine } })
  const { client, user } = open('/help/xrzn/hyzc', { 'article.vote': () => after(3, 0, 1) })
  await user.click(await screen.findByRole('button', { name: '有用 2' }))
  expect(await screen.findByRole('button', { name: '有用 3', pressed: true })).toBeTruthy()
  client.answer({ 'article.vote': () => after(2, 1, 0) })
  await user.click(screen.getByRole('button', { name: '没用' }))
  expect(await screen.findByRole('button', { name: '没用 1', pressed: true })).toBeTruthy()
  const tell = screen.getByRole<HTMLAnchorElement>('link', { name: '告诉我们' })
  expect(tell.pathname).toBe('/zzfw/yjfk')
  expect(client.sentTo('article.vote').map(({ input }) => input)).toEqual([
    { id: 301, useful: 1 },
    { id: 301, useful: 0 },
  ])
})
