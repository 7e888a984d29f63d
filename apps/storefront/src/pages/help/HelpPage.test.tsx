import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answer, failWith, helpTree } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import { openShop } from '../../testing/openShop'
import HelpPage from './HelpPage'
import HelpPayPage from './HelpPayPage'

const tree = () => ({ list: helpTree() })

describePageStates('help', {
  answers: { 'article.category': tree },
  call: 'article.category',
  asks: { category_id: 3 },
  crumbs: { 首页: '/', 帮助中心: '' },
  loading: '正在加载帮助中心',
  ready: '三步完成注册。',
  empty: { answer: { list: [] }, text: '帮助中心还没有文章' },
})

describePageStates('help', {
  at: '/help?q=没有这样的词',
  crumbs: { 首页: '/', 帮助中心: '' },
  answers: { 'article.category': tree },
  call: 'article.category',
  loading: '正在加载帮助中心',
  ready: '没有与“没有这样的词”有关的文章',
})

describePageStates('helpPay', {
  answers: { 'article.category': tree },
  call: 'article.category',
  crumbs: { 首页: '/', 帮助中心: '/help', 支付与配送: '' },
  loading: '正在加载文章',
  ready: '支付方式与时限。',
  empty: { answer: { list: [] }, text: '这一类还没有文章' },
})

test('[RT-41] a group without articles leads to the whole help centre; other groups are not shown', async () => {
  const show = (list: ReturnType<typeof helpTree>) => {
    const { Shop } = fakeShop({ 'article.category': () => ({ list }) }, { at: '/help/zfps' })
    return render(<HelpPayPage />, { wrapper: Shop })
  }
  const first = show(helpTree().map(group => (group.id === 32 ? { ...group, children: [] } : group)))
  const link = await screen.findByRole('link', { name: '全部帮助' })
  expect(link.getAttribute('href')).toBe('/help')
  first.unmount()
  show(helpTree())
  await screen.findByText('支付方式与时限。')
  expect(screen.getByRole('heading', { level: 1, name: '支付与配送' })).toBeTruthy()
  expect(screen.queryByText('三步完成注册。')).toBeNull()
})

function open(at: string, answer: Answer<'article.category'> = tree) {
  const { Shop } = fakeShop({ 'article.category': answer }, { at })
  render(
    <Shop>
      <HelpPage />
    </Shop>,
  )
}

test('[RT-40 /help] each group has its articles with name, summary and address; one without says so', async () => {
  open('/help', () => ({ list: [...helpTree(), { id: 33, name: '售后服务', children: [] }] }))
  const pay = within(await screen.findByRole('region', { name: '支付与配送' }))
  expect(pay.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['订单支付支付方式与时限。', '/help/zfps/ddzf'],
    ['货物配送发货时间、运费、冷链。', '/help/zfps/hwps'],
  ])
  expect(screen.getByRole('region', { name: '售后服务' }).textContent).toContain('这一类还没有文章。')
})

test('[RT-40 /help] a search shows how many articles it found, in their groups', async () => {
  open('/help?q=运费')
  const status = await screen.findByText('找到 1 篇与“运费”有关的文章')
  expect(status.getAttribute('role')).toBe('status')
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.getByRole('searchbox', { name: '搜索帮助' })).toHaveProperty('value', '运费')
})

test('[RT-40 /help] a search without a result has the ways on', async () => {
  open('/help?q=没有这样的词')
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByText('没有与“没有这样的词”有关的文章')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(hrefOf('联系我们')).toBe('/help/gywm/lxwm')
  expect(hrefOf('全部帮助')).toBe('/help')
})

test('[RT-40 /help] after a search the focus stays in the field, for the next words', async () => {
  const { Shop, place } = fakeShop({ 'article.category': tree }, { at: '/help' })
  render(
    <Shop>
      <HelpPage />
    </Shop>,
  )
  const user = userEvent.setup()
  const field = await screen.findByRole('searchbox', { name: '搜索帮助' })
  await user.type(field, ' 没有这样的词 {Enter}')
  expect(await screen.findByText('没有与“没有这样的词”有关的文章')).toBeTruthy()
  expect(new URLSearchParams(place.now.split('?')[1]).get('q')).toBe('没有这样的词')
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', '没有这样的词')
})

test('[RT-40 /help] after a retry, and after the way back to all articles, the focus is in the page', async () => {
  let works = false
  const { Shop } = fakeShop(
    { 'article.category': () => (works ? tree() : failWith('busy')) },
    { at: '/help?q=没有这样的词' },
  )
  render(
    <Shop>
      <main tabIndex={-1}>
        <HelpPage />
      </main>
    </Shop>,
  )
  const user = userEvent.setup()
  const retry = await screen.findByRole('button', { name: '重试' })
  works = true
  await user.click(retry)
  const all = await screen.findByRole('link', { name: '全部帮助' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await user.click(all)
  expect(await screen.findByText('三步完成注册。')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('[RT-40 /help] the way from a search to all articles empties the field', async () => {
  const { user } = openShop('/help?q=运费', { 'article.category': tree })
  await screen.findByText('找到 1 篇与“运费”有关的文章')
  const field = screen.getByRole('searchbox', { name: '搜索帮助' })
  await user.clear(field)
  await user.type(field, '没有这样的词{Enter}')
  await user.click(await screen.findByRole('link', { name: '全部帮助' }))
  expect(await screen.findByText('三步完成注册。')).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: '搜索帮助' })).toHaveProperty('value', '')
})
