import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { ShopRoutes } from '../../app/router/ShopRoutes'
import { isOpen } from '../../core/navigation/isOpen'
import { type RouteRow, routes } from '../../routes'
import { articleFor, HELP_TREE } from '../../testing/articles'
import { describePageStates } from '../../testing/describePageStates'
import { type Answers, failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'

const ANSWERS = {
  'article.category': () => ({ list: HELP_TREE }),
  'article.page': () => articleFor(301, '会员注册'),
}

for (const name of ['helpArticle', 'helpOrderPay', 'helpDelivery', 'helpReturn'] as const) {
  describePageStates(name, {
    answers: ANSWERS,
    call: 'article.page',
    loading: '正在加载文章',
    ready: '会员注册的正文',
    missing: '没有找到这篇帮助',
  })
}

function open(at: string, answers: Answers = {}) {
  const { client, place, Shop } = fakeShop({ ...ANSWERS, ...answers }, { at })
  render(
    <Shop>
      <Suspense>
        <ShopRoutes />
      </Suspense>
    </Shop>,
  )
  return { client, place, user: userEvent.setup() }
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const tree = () => screen.getByRole('navigation', { name: '帮助中心' })

test('[RT-40 /help/{group}/{article}] the document has the title of the article', async () => {
  open('/help/xrzn/hyzc')
  await title('会员注册')
  expect(document.title).toBe('会员注册 - 药集')
})

test('[RT-40 /help/{group}/{article}] ?id= asks for one of the articles at the address, and the tree marks it', async () => {
  const { client } = open('/help/xrzn/hyzc/?id=302')
  await title('会员注册')
  expect(client.askedOf('article.page')[0]?.input).toEqual({ path: '/help/xrzn/hyzc', id: 302 })
  const current = await within(tree()).findByRole('link', { current: 'page' })
  expect(current.textContent).toBe('企业资质要求')
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

test('a link in the text leads only to a page that is built', async () => {
  const pending = routes.find((row: RouteRow) => row.pending && !row.path.includes(':'))
  const { article, ...rest } = articleFor(301, '会员注册')
  const spans = [
    { text: '我的订单', href: '/order' },
    ...(pending ? [{ text: '还没有的页面', href: pending.path }] : []),
  ]
  const blocks = [{ kind: 'paragraph' as const, spans }]
  open('/help/xrzn/hyzc', { 'article.page': () => ({ ...rest, article: { ...article, blocks } }) })
  const text = within(await screen.findByRole('article'))
  expect(text.getByRole('link', { name: '我的订单' })).toHaveProperty('pathname', '/order')
  expect(text.queryByRole('link', { name: '还没有的页面' })).toBeNull()
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
  expect(isOpen(tell.pathname)).toBe(true)
  expect(client.askedOf('article.vote').map(({ input }) => input)).toEqual([
    { id: 301, useful: 1 },
    { id: 301, useful: 0 },
  ])
})
