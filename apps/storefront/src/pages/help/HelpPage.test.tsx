import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HELP_TREE } from '../../testing/articles'
import { describePageStates } from '../../testing/describePageStates'
import { failWith } from '../../testing/fakeClient'
import { fakeShop } from '../../testing/fakeShop'
import HelpPage from './HelpPage'

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
