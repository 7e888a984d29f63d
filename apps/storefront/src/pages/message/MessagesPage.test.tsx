import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AlertSettings } from '@yaoji/api-client/contract/alert'
import type { Message } from '@yaoji/api-client/contract/message'
import { type Answers, failWith } from '@yaoji/api-client/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { href, routeNamed } from '../../routes'
import { describePageStates } from '../../testing/describePageStates'
import { fakeShop } from '../../testing/fakeShop'
import MessagesPage from './MessagesPage'

const KINDS = [
  { kind: 'order', name: '订单消息' },
  { kind: 'licence', name: '资质提醒' },
  { kind: 'promotion', name: '优惠活动' },
  { kind: 'system', name: '系统通知' },
  { kind: 'arrival', name: '到货通知' },
  { kind: 'goods', name: '商品提醒' },
] as const

const messageFor = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  kind: 'order',
  kind_text: '订单消息',
  title: `订单 ${id} 已发货`,
  content: '承运商已揽收，请留意收货。',
  goods_ids: [],
  url: '/order',
  is_read: 0,
  created_at: '2026-11-21 10:30:00',
  ...change,
})

const answerOf = (list: Message[]) => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  last_page: 1,
  message_days: 90,
  kinds: KINDS.map(({ kind, name }) => ({
    kind,
    name,
    unread: list.filter(each => each.kind === kind && each.is_read === 0).length,
  })),
})

for (const name of ['messages', 'accountMessages'] as const) {
  describePageStates(name, {
    answers: { 'message.list': () => answerOf([messageFor(1)]) },
    call: 'message.list',
    crumbs: { 首页: '/', [routeNamed(name).title]: '' },
    ready: '订单 1 已发货',
    loading: '正在加载消息',
    empty: { answer: answerOf([]), text: '还没有消息' },
  })
}

interface ListInput {
  page?: number
  kind?: string
  is_read?: number
}

/** A service that keeps which messages are read. */
function open(messages: Message[], at: string = href('messages'), more: Answers = {}) {
  let kept = messages
  const shown = ({ kind, is_read }: ListInput) =>
    kept.filter(each => (kind ?? each.kind) === each.kind && (is_read ?? each.is_read) === each.is_read)
  const { Shop, client, place } = fakeShop(
    {
      'message.list': input => ({ ...answerOf(shown(input)), kinds: answerOf(kept).kinds }),
      'message.read'({ ids }: { ids?: number[] }) {
        kept = kept.map(each => (!ids || ids.includes(each.id) ? { ...each, is_read: 1 as const } : each))
        return { added: [], adjusted: [], refused: [], message_count: 0 }
      },
      ...more,
    },
    { at },
  )
  render(
    <Shop>
      <Routes>
        <Route path={href('messages')} element={<MessagesPage />} />
        <Route path="*" element="另一页" />
      </Routes>
    </Shop>,
  )
  return { client, place, user: userEvent.setup() }
}

const row = async (title: RegExp) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement)
const tabs = () => screen.getAllByRole('tab').map(tab => tab.textContent)

test('[RT-23 /wdxx] a message has its kind, time and text; the tabs count what is unread', async () => {
  open([messageFor(2), messageFor(1, { kind: 'system', kind_text: '系统通知', is_read: 1, url: '' })])
  const first = await row(/订单 2 已发货/)
  for (const text of ['未读', '订单消息', '2026-11-21 10:30', '承运商已揽收，请留意收货。'])
    expect(first.getByText(text)).toBeTruthy()
  const second = await row(/订单 1 已发货/)
  expect(second.queryByText('未读')).toBeNull()
  expect(second.queryByRole('link')).toBeNull()
  expect(second.queryByRole('button')).toBeNull()
  expect(second.getByText('系统通知')).toBeTruthy()
  expect(first.getByRole('link', { name: '查看 订单 2 已发货' }).textContent).toBe('查看')
  expect(first.getByRole('button', { name: '标为已读 订单 2 已发货' }).textContent).toBe('标为已读')
  expect(screen.getByRole('checkbox', { name: '只看未读' })).toHaveProperty('checked', false)
  expect(screen.getByRole('tablist', { name: '消息类型' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
  expect(await screen.findByText('共 2 个消息')).toBeTruthy()
  expect(tabs()).toEqual(['全部1', '订单消息1', '资质提醒', '优惠活动', '系统通知', '到货通知', '商品提醒'])
})

test('[RT-23] each product of an alert leads to its page', async () => {
  const content = '阿莫西林胶囊 ¥12.80 → ¥11.50\n板蓝根颗粒 ¥9.60 → ¥8.90\n另有 3 种'
  open([messageFor(1, { kind: 'goods', title: '5 种商品降价', content, goods_ids: [12, 34], url: '/star' })])
  const alert = await row(/5 种商品降价/)
  const links = alert.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(['/list/info/12', '/list/info/34', '/star'])
})

test('[RT-23 /wdxx] marking one as read leaves the others unread, and the focus is on the messages', async () => {
  const { user, client } = open([messageFor(2), messageFor(1)])
  await user.click((await row(/订单 2/)).getByRole('button', { name: '标为已读 订单 2 已发货' }))
  await waitFor(() => expect(tabs()[0]).toBe('全部1'))
  expect((await row(/订单 2/)).queryByText('未读')).toBeNull()
  expect((await row(/订单 1/)).getByText('未读')).toBeTruthy()
  expect(client.sentTo('message.read')[0]?.input).toEqual({ ids: [2] })
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: /订单 2/ }))).toBe(true)
  expect(client.sentTo('user.base').length).toBe(0)
})

test('[RT-23 /wdxx] following the link of an unread message marks it as read', async () => {
  const { user, client, place } = open([messageFor(1)])
  await user.click((await row(/订单 1/)).getByRole('link', { name: '查看 订单 1 已发货' }))
  expect(place.now).toBe('/order')
  expect(client.sentTo('message.read')[0]?.input).toEqual({ ids: [1] })
})

test('[RT-23 /wdxx] all are marked at once; then there is nothing to mark', async () => {
  const { user, client } = open([messageFor(2), messageFor(1, { kind: 'licence' })])
  await row(/订单 1/)
  const button = screen.getByRole('button', { name: '全部标为已读' })
  await user.click(button)
  await waitFor(() => expect(screen.queryByText('未读')).toBeNull())
  expect(client.sentTo('message.read')[0]?.input).toEqual({})
  expect(button).toHaveProperty('disabled', true)
})

test('[RT-23 /wdxx] kind and unread are in the address; when nothing fits, one press shows all', async () => {
  const { user, place, client } = open([messageFor(1, { is_read: 1 })])
  await row(/订单 1/)
  await user.click(screen.getByRole('checkbox', { name: '只看未读' }))
  await user.click(screen.getByRole('tab', { name: /资质提醒/ }))
  expect(place.now).toBe('/wdxx?unread=1&kind=licence')
  expect(client.sentTo('message.list').at(-1)?.input).toEqual({ kind: 'licence', is_read: 0, page: 1 })
  await user.click(await screen.findByRole('button', { name: '看全部消息' }))
  expect(place.now).toBe('/wdxx')
  await row(/订单 1/)
})

test('[RT-23 /wdxx] while another kind loads, the messages stay and are marked as busy', async () => {
  const { user, client, place } = open([], '/wdxx', {
    'message.list': ({ kind }) => (kind ? new Promise(() => {}) : answerOf([messageFor(1)])),
  })
  const list = () => screen.getByRole('heading', { name: /订单 1/ }).closest('ul')
  await row(/订单 1/)
  expect(list()?.getAttribute('aria-busy')).toBeNull()
  await user.click(screen.getByRole('tab', { name: /订单消息/ }))
  expect(place.now).toBe('/wdxx?kind=order')
  await waitFor(() => expect(list()?.getAttribute('aria-busy')).toBe('true'))
  expect(client.sentTo('message.list').at(-1)?.input).toEqual({ kind: 'order', page: 1 })
})

test('[RT-23 /wdxx] the pages of the messages are in the address', async () => {
  const { user, client, place } = open([], '/wdxx?unread=1', {
    'message.list': ({ page = 1 }) => ({
      ...answerOf([messageFor(page === 2 ? 2 : 1)]),
      total: 21,
      page,
      last_page: 2,
    }),
  })
  await row(/订单 1/)
  expect(screen.getByRole('checkbox', { name: '只看未读' })).toHaveProperty('checked', true)
  expect(await screen.findByText('共 21 个消息，第 1 页，共 2 页')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '第 2 页' }))
  await row(/订单 2/)
  expect(place.now).toBe('/wdxx?unread=1&page=2')
  expect(client.sentTo('message.list').at(-1)?.input).toEqual({ is_read: 0, page: 2 })
  await user.click(screen.getByRole('checkbox', { name: '只看未读' }))
  expect(place.now).toBe('/wdxx')
})

test('[RT-23 /wdxx] following a message that is read marks nothing', async () => {
  const { user, client, place } = open([messageFor(1, { is_read: 1 })])
  await user.click((await row(/订单 1/)).getByRole('link', { name: '查看 订单 1 已发货' }))
  expect(place.now).toBe('/order')
  expect(client.sentTo('message.read')).toEqual([])
})

test.each([
  ['/wdxx', '还没有消息', []],
  ['/wdxx?unread=1', '没有符合条件的消息', ['看全部消息']],
  ['/wdxx?kind=licence', '没有符合条件的消息', ['看全部消息']],
])('[RT-23 /wdxx] without a message, %s says %s', async (at, text, ways) => {
  open([], at)
  expect(await screen.findByText(text)).toBeTruthy()
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.queryAllByRole('button').map(button => button.textContent)).toEqual(ways)
  expect(panel.queryAllByText('订单、资质、到货和活动的通知会放在这里，保留 90 天。')).toHaveLength(
    ways.length === 0 ? 1 : 0,
  )
  expect(screen.getByRole('button', { name: '全部标为已读' })).toHaveProperty('disabled', true)
})

test('[RT-23 /wdxx] all are marked once; a failure leaves them unread', async () => {
  const { user, client } = open([messageFor(1)])
  await row(/订单 1/)
  let fail = () => {}
  client.answer({
    'message.read': () => new Promise((_, reject) => (fail = () => reject(new Error('lost')))),
  })
  const button = screen.getByRole('button', { name: '全部标为已读' })
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  await user.click(button)
  fail()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  expect((await row(/订单 1/)).getByText('未读')).toBeTruthy()
  expect(client.sentTo('message.read')).toHaveLength(1)
})

/** A service that keeps which alerts are on. */
function openAlerts(at: string = href('messages')) {
  let settings = { price_fell: 1, back_in_stock: 1, short_expiry: 0, expiry_months: 6 } as AlertSettings
  const opened = open([messageFor(1)], at, {
    'alert.settings': () => settings,
    'alert.save': input => {
      settings = { ...settings, ...input }
      return settings
    },
  })
  return { ...opened, kept: () => settings }
}

const switchNamed = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

test('[RT-23] alerts about products are switched on and off, each alone and at once', async () => {
  const { user, client, kept } = openAlerts()
  await user.click(await screen.findByRole('button', { name: '提醒设置' }))
  expect((await switchNamed('降价提醒')).checked).toBe(true)
  expect((await switchNamed('近效期提醒')).checked).toBe(false)
  expect(screen.getByText('收藏或常购商品的下一批效期不足 6 个月')).toBeTruthy()
  await user.click(await switchNamed('降价提醒'))
  await waitFor(async () => expect((await switchNamed('降价提醒')).checked).toBe(false))
  await user.click(await switchNamed('近效期提醒'))
  await waitFor(() => expect(kept()).toMatchObject({ price_fell: 0, back_in_stock: 1, short_expiry: 1 }))
  expect(client.sentTo('alert.save').map(({ input }) => input)).toEqual([
    { price_fell: 0 },
    { short_expiry: 1 },
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[RT-23] a switch that could not be saved is as it was', async () => {
  const { user, client } = openAlerts(href('messages', {}, { alerts: '1' }))
  client.answer({ 'alert.save': () => failWith('busy') })
  await user.click(await switchNamed('降价提醒'))
  await waitFor(() => expect(client.sentTo('alert.save')).toHaveLength(1))
  await waitFor(async () => expect((await switchNamed('降价提醒')).checked).toBe(true))
})
