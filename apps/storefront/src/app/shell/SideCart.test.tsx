import { screen, waitFor, within } from '@testing-library/react'
import { type Answers, cartLineFor, cartOf, cartTotalFor, failWith, visitor } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/openShop'

const side = async () => within(await screen.findByRole('complementary', { name: '购物车侧栏' }))
const toggle = async () => (await side()).getByRole('button', { name: /^购物车/ })

async function open(answers: Answers = {}, at = '/noActivity') {
  const shop = openShop(at, { 'cart.list': () => cartOf(cartLineFor(1), cartLineFor(2)), ...answers })
  await shop.user.click(await toggle())
  return shop
}

test('[CH-14] closed, it says how many kinds the cart has, and asks for no list', async () => {
  const { client } = openShop('/noActivity')
  await waitFor(async () => expect((await toggle()).textContent).toContain('2'))
  expect(client.sentTo('cart.list')).toEqual([])
})

test('[CH-14] open, it lists the lines, and leads to products, cart and checkout', async () => {
  const { user, place } = await open()
  await (await side()).findByText('阿莫西林胶囊 2')
  const hrefs = (await side()).getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toContain('/list/info/1001')
  expect(hrefs).toContain('/cart')
  await user.click((await side()).getByRole('button', { name: /去结算/ }))
  await waitFor(() => expect(place.now).toBe('/cart/step2'))
})

test('[CH-14] [RO-04] a visitor logs in before the checkout', async () => {
  const lines = [cartLineFor(1)]
  const total = cartTotalFor(lines, { action: { state: 'login', message: '请先登录' } })
  const { user, place } = await open({
    'user.base': () => visitor(),
    'cart.list': () => ({ ...cartOf(...lines), total }),
  })
  await user.click(await (await side()).findByRole('button', { name: /去结算/ }))
  await waitFor(() => expect(place.now).toBe('/login?from=%2Fcart'))
})

test('[CH-14] [VA-04] a line is deleted after a question, and the list is fetched again', async () => {
  const { user, client } = await open({
    'cart.batchDelete': () => ({
      added: [],
      adjusted: [],
      refused: [],
      total: cartTotalFor([cartLineFor(2)]),
    }),
  })
  await user.click(await (await side()).findByRole('button', { name: '删除 阿莫西林胶囊 1' }))
  client.answer({ 'cart.list': () => cartOf(cartLineFor(2)) })
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(async () => expect((await side()).queryByText('阿莫西林胶囊 1')).toBeNull())
  expect(client.sentTo('cart.batchDelete').map(({ input }) => input)).toEqual([{ ids: [1] }])
})

test('[CH-14] [AP-04] a number is changed in the side cart, and a deletion can be undone', async () => {
  const done = { added: [], adjusted: [], refused: [] }
  const lines = [cartLineFor(1), cartLineFor(2)]
  const { user, client } = await open({
    'cart.edit': () => ({ line: cartLineFor(1, { number: 11 }), total: cartTotalFor(lines) }),
    'cart.batchDelete': () => ({ ...done, total: cartTotalFor([cartLineFor(2)]) }),
    'cart.restore': () => ({ ...done, total: cartTotalFor(lines) }),
  })
  await user.click(await (await side()).findByRole('button', { name: '增加阿莫西林胶囊 1 数量' }))
  await waitFor(() =>
    expect(client.sentTo('cart.edit').map(({ input }) => input)).toEqual([
      { id: 1, params: { number: 11 }, new: 1 },
    ]),
  )
  await user.click((await side()).getByRole('button', { name: '删除 阿莫西林胶囊 1' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(() => expect(client.sentTo('cart.restore').map(({ input }) => input)).toEqual([{ ids: [1] }]))
})

test('[CH-14] a list that does not load says so, and the retry gets it', async () => {
  const { user, client } = await open({ 'cart.list': () => failWith('busy', { message: '系统繁忙' }) })
  await (await side()).findByText('购物车未能刷新')
  client.answer({ 'cart.list': () => cartOf(cartLineFor(1)) })
  await user.click((await side()).getByRole('button', { name: /重试/ }))
  expect(await (await side()).findByText('阿莫西林胶囊 1')).toBeTruthy()
})

test('[CH-14 4] on step 1 it does not open', async () => {
  await open({}, '/cart')
  expect((await toggle()).getAttribute('aria-disabled')).toBe('true')
  expect((await toggle()).getAttribute('aria-expanded')).not.toBe('true')
})

test('[CH-14] a press on the open side cart closes it', async () => {
  const { user } = await open()
  await waitFor(async () => expect((await toggle()).getAttribute('aria-expanded')).toBe('true'))
  await user.click(await toggle())
  await waitFor(async () => expect((await toggle()).getAttribute('aria-expanded')).toBe('false'))
})
