import { act, screen, waitFor, within } from '@testing-library/react'
import {
  type Answer,
  type Answers,
  addedToCart,
  buyer,
  cartLineFor,
  cartOf,
  type DataNamed,
  failWith,
  goodsDetailOf,
  goodsFor,
  visitor,
} from '@yaoji/api-client/testing'
import { describe, expect, test, vi } from 'vitest'
import { openShop } from '../../testing/openShop'

const goods = goodsFor(1, { goods_manjian_id: 5 })
const at = '/list/info/1001'

const ADDED = addedToCart({ cart: 3 })
const ADJUSTED: DataNamed<'cart.add'> = {
  ...ADDED,
  added: [],
  adjusted: [{ entry: 0, id: 9, number: 5, reason: 'max_qty', message: '限购 5 盒，已为您改为 5 盒' }],
}
const REFUSED: DataNamed<'cart.add'> = {
  ...ADDED,
  added: [],
  refused: [{ entry: 0, id: 1001, reason: 'sold_out', message: '商品已售罄' }],
}

function open(add: Answer<'cart.add'>, answers: Answers = {}) {
  return openShop(at, { 'goods.detail': () => goodsDetailOf(goods), 'cart.add': add, ...answers })
}

const button = (name: string) => screen.findByRole('button', { name })
const saidAdded = () => screen.queryByText(/已加入购物车/)

test('[AP-02] a product is added with its line, price and reduction, and its button says so', async () => {
  const { user, client } = open(() => ADDED)
  await user.click(await button('加入购物车'))
  expect(await screen.findByText('已加入购物车：阿莫西林胶囊 1 1 盒')).toBeTruthy()
  expect(screen.getByRole('button', { name: '✓ 1' })).toBeTruthy()
  const line = {
    goods_id: 1001,
    number: 1,
    price: '12.80',
    ck_id: 1,
    goods_price_id: 2001,
    goods_manjian_id: 5,
  }
  expect(client.sentTo('cart.add').map(({ input }) => input)).toEqual([{ params: [line] }])
})

describe('a product that is not added as ordered', () => {
  test.each([
    ['refused', REFUSED, '阿莫西林胶囊 1：商品已售罄'],
    ['adjusted', ADJUSTED, '阿莫西林胶囊 1：限购 5 盒，已为您改为 5 盒'],
  ])('[AP-02] %s: the message says why, and not that it was added', async (_what, answer, text) => {
    const { user } = open(() => answer)
    await user.click(await button('加入购物车'))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(saidAdded()).toBeNull()
  })

  test('[ER-05] after a failed call nothing says that it was added, and the button works again', async () => {
    const { user, client } = open(() => failWith('busy', { message: '系统繁忙，请稍候再试' }))
    await user.click(await button('加入购物车'))
    expect(await screen.findByText('系统繁忙，请稍候再试')).toBeTruthy()
    expect(saidAdded()).toBeNull()
    client.answer({ 'cart.add': () => ADDED })
    await user.click(await button('加入购物车'))
    expect(await screen.findByText(/已加入购物车/)).toBeTruthy()
  })
})

test('[AP-02] [ER-05] without a network a product waits, its button too, and is added once when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, client } = open(() => ADDED)
  const add = await button('加入购物车')
  await user.click(add)
  expect(await screen.findByText('阿莫西林胶囊 1：网络恢复后自动加入')).toBeTruthy()
  await user.click(add)
  expect(client.sentTo('cart.add')).toEqual([])
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await button('✓ 1')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(client.sentTo('cart.add')).toHaveLength(1)
  onLine.mockRestore()
})

describe('立即购买', () => {
  test.each([
    ['added', ADDED, 1],
    ['adjusted', ADJUSTED, 9],
  ])('[RT-13] leads to the check of its line alone when the product is %s', async (_what, answer, line) => {
    const { user, place } = open(() => answer)
    await user.click(await button('立即购买'))
    await waitFor(() => expect(place.now).toBe(`/cart/step2?line=${line}`))
  })

  test('leads a visitor to the cart, whose lines have other ids after the login', async () => {
    const { user, place } = open(() => ADDED, { 'user.base': () => visitor() })
    await user.click(await button('立即购买'))
    await waitFor(() => expect(place.now).toBe('/cart'))
  })

  test('stays on the page when the product is refused', async () => {
    const { user, place } = open(() => REFUSED)
    await user.click(await button('立即购买'))
    expect(await screen.findByText('阿莫西林胶囊 1：商品已售罄')).toBeTruthy()
    expect(place.now).toBe(at)
  })
})

test('[AP-02] while a product is being added, a second press adds nothing', async () => {
  const { user, client } = open(() => new Promise(() => {}))
  const add = await button('加入购物车')
  await user.click(add)
  await user.click(add)
  expect(client.sentTo('cart.add')).toHaveLength(1)
})

test('[CH-07 1] [CH-14 3] the badge and the open side cart show what was added', async () => {
  const { user, client } = openShop(at, {
    'goods.detail': () => goodsDetailOf(goods),
    'cart.add': () => ADDED,
    'cart.list': () => cartOf(cartLineFor(1), cartLineFor(2)),
  })
  const cart = () => within(screen.getByRole('banner')).getByRole('link', { name: '购物车' })
  await waitFor(() => expect(cart().textContent).toBe('购物车2'))
  const side = within(await screen.findByRole('complementary', { name: '购物车侧栏' }))
  await user.click(side.getByRole('button', { name: /^购物车/ }))
  await side.findByText('阿莫西林胶囊 2')

  client.answer({
    'user.base': () => buyer({ cart: 3 }),
    'cart.list': () => cartOf(cartLineFor(1), cartLineFor(2), cartLineFor(3)),
  })
  await user.click(await button('加入购物车'))
  expect(await side.findByText('阿莫西林胶囊 3')).toBeTruthy()
  await waitFor(() => expect(cart().textContent).toBe('购物车3'))
})
