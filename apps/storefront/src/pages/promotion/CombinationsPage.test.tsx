import { screen, waitFor, within } from '@testing-library/react'
import type { Combination } from '@yaoji/api-client/contract/combination'
import { goodsFor, visitor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { describePageStates } from '../../testing/describePageStates'
import { openShop } from '../../testing/openShop'

function combinationFor(id: number, change: Partial<Combination> = {}): Combination {
  return {
    id,
    name: `感冒护理组合 ${id}`,
    describe: '感冒、退热',
    bzdw: '套',
    buy_state: 'ok',
    is_buy: 1,
    number: 8,
    max_qty: null,
    price: '44.00',
    raw_price: '51.20',
    saves: '7.20',
    end_date: '2031-07-01',
    parts: [{ goods: goodsFor(1), number: 4, price: '11.00', raw_price: '12.80' }],
    ...change,
  }
}

const listOf = (...list: Combination[]) => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  last_page: 1,
})
const one = combinationFor(1)

describePageStates('combinations', {
  answers: { 'combination.list': () => listOf(one) },
  call: 'combination.list',
  asks: { page: 1 },
  crumbs: { 首页: '/', 组合专区: '' },
  loading: '正在加载组合',
  ready: one.name,
  empty: { answer: listOf(), text: '暂时没有组合' },
})

const open = (at = '/zhzq') => openShop(at, { 'combination.list': () => listOf(one) })

test('[RT-37 /zhzq] a combination says what it saves and is added as one line', async () => {
  const { user, client } = open()
  const card = within(await screen.findByRole('article', { name: one.name }))
  expect(card.getByText('省 ¥7.20')).toBeTruthy()
  const field = card.getByRole('spinbutton')
  await user.clear(field)
  await user.type(field, '3')
  client.answer({
    'cart.add': () => ({ added: [{ entry: 0, id: 5, number: 3 }], adjusted: [], refused: [], cart: 1 }),
  })
  await user.click(card.getByRole('button', { name: '加入购物车' }))
  // Read out; what is seen is on the button, nothing covers the cards.
  expect(await screen.findByText(`已加入购物车：${one.name} 3 套`)).toBeTruthy()
  expect(card.getByRole('button', { name: '✓ 3' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '去购物车' })).toBeNull()
  expect(client.sentTo('cart.add').map(({ input }) => input)).toEqual([
    { params: [{ type: 3, goods_id: 1, number: 3, price: '44.00' }] },
  ])
})

test('[RT-37 /zhzq] what the service changes about the number is shown', async () => {
  const { user, client } = open()
  const card = within(await screen.findByRole('article', { name: one.name }))
  const message = '库存只剩 2 套，已为您改为 2 套'
  client.answer({
    'cart.add': () => ({
      added: [],
      adjusted: [{ entry: 0, id: 5, number: 2, reason: 'stock', message }],
      refused: [],
      cart: 1,
    }),
  })
  await user.click(card.getByRole('button', { name: '加入购物车' }))
  expect(await screen.findByText(`${one.name}：${message}`)).toBeTruthy()
})

test('[RT-37 /zhzq] keywords and the filter are in the address and in the call; nothing found leads to all', async () => {
  const { user, client, place } = open('/zhzq?page=2')
  await user.click(await screen.findByRole('checkbox', { name: '只看可购买的' }))
  await waitFor(() => expect(place.now).toBe('/zhzq?in_stock=1'))
  client.answer({ 'combination.list': () => listOf() })
  await user.type(screen.getByPlaceholderText('组合、商品或厂家'), '板蓝根{Enter}')
  await waitFor(() =>
    expect(client.sentTo('combination.list').at(-1)?.input).toEqual({
      keywords: '板蓝根',
      in_stock: 1,
      page: 1,
    }),
  )
  await user.click(await screen.findByRole('button', { name: '看全部组合' }))
  await waitFor(() => expect(place.now).toBe('/zhzq'))
})

test('[RT-37 /zhzq] the page says what a combination is, and its card leads to its products', async () => {
  open()
  const card = await screen.findByRole('article', { name: one.name })
  expect(screen.getByText('成套购买，比分开买便宜')).toBeTruthy()
  const links = within(card).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toContain('/list/info/1001')
  expect(within(screen.getByRole('list', { name: '组合' })).getAllByRole('article')).toHaveLength(1)
})

test('[RT-37 /zhzq] a combination that a visitor cannot buy leads to the login page and back', async () => {
  const locked = combinationFor(1, { buy_state: 'login', is_buy: 0 })
  openShop('/zhzq', { 'combination.list': () => listOf(locked), 'user.base': () => visitor() })
  const card = within(await screen.findByRole('article', { name: one.name }))
  const hrefs = card.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toContain('/login?from=%2Fzhzq')
})

test('[RT-37 /zhzq] while a combination is added its button is busy', async () => {
  const { user, client } = openShop('/zhzq', {
    'combination.list': () => listOf(one, combinationFor(2)),
    'cart.add': () => new Promise(() => {}),
  })
  const [first, second] = await screen.findAllByRole('button', { name: '加入购物车' })
  await user.click(first!)
  await waitFor(() => expect(first!.getAttribute('aria-disabled')).toBe('true'))
  expect(second!.getAttribute('aria-disabled')).toBeNull()
  await user.click(first!)
  expect(client.sentTo('cart.add')).toHaveLength(1)
})

test('[RT-37 /zhzq] while another page loads the combinations stay; without any there is a way on', async () => {
  const { user, client, unmount, place } = openShop('/zhzq', {
    'combination.list': () => ({ ...listOf(one), total: 21, last_page: 2 }),
  })
  await screen.findByRole('article', { name: one.name })
  client.answer({ 'combination.list': () => new Promise(() => {}) })
  await user.click(screen.getByRole('link', { name: '下一页' }))
  await waitFor(() => expect(client.sentTo('combination.list')).toHaveLength(2))
  expect(place.now).toBe('/zhzq?page=2')
  expect(screen.getByRole('article', { name: one.name })).toBeTruthy()
  unmount()
  openShop('/zhzq', { 'combination.list': () => listOf() })
  const link = await screen.findByRole('link', { name: '看满减活动' })
  expect(link.getAttribute('href')).toBe('/yjh')
  expect(screen.queryByRole('button', { name: '看全部组合' })).toBeNull()
})

test.each(['/zhzq?in_stock=1', '/zhzq?keywords=板蓝根'])(
  '[RT-37 /zhzq] at %s nothing found is because of the filter, which can be cleared',
  async at => {
    const { user, place } = openShop(at, { 'combination.list': () => listOf() })
    await screen.findByText('没有符合条件的组合')
    const onlyOk = screen.getByRole<HTMLInputElement>('checkbox', { name: '只看可购买的' })
    expect(onlyOk.checked).toBe(at.includes('in_stock'))
    await user.click(screen.getByRole('button', { name: '看全部组合' }))
    await waitFor(() => expect(place.now).toBe('/zhzq'))
  },
)
