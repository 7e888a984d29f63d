import { act, renderHook, waitFor } from '@testing-library/react'
import { MarketError } from '@yaoji/api-client'
import { cartEdit, cartList } from '@yaoji/api-client/contract/cart'
import { chatTicket } from '@yaoji/api-client/contract/chat'
import { cartCheckout, checkoutData } from '@yaoji/api-client/contract/checkout'
import { commonConfig } from '@yaoji/api-client/contract/config'
import { goodsList } from '@yaoji/api-client/contract/goods'
import { orderCreate } from '@yaoji/api-client/contract/order'
import { paymentStateCall } from '@yaoji/api-client/contract/payment'
import { registerAccount, registerDraft, registration } from '@yaoji/api-client/contract/register'
import { type SessionUser, userBase } from '@yaoji/api-client/contract/user'
import { wechatEnter } from '@yaoji/api-client/contract/wechat'
import { sampleOf } from '@yaoji/api-client/testing'
import { expect, test, vi } from 'vitest'
import { useCart, useCartNumbers } from './cart'
import { useChatAddress } from './chat'
import type { CheckoutInput } from './checkoutQuery'
import { freshCheckout } from './checkoutQuery'
import { useClient } from './client'
import { useCheckout, useReplaceCheckout } from './order'
import { usePayment } from './payment'
import { queryKeyOf } from './query'
import { useRegisterAccount, useRegistration } from './register'
import { shownBuyer } from './shownBuyer'
import { renderData } from './testing/renderData'
import { BUYER, NEW_ACCOUNT, totalOf } from './testing/rows'
import { useCartNumberChange } from './useCartNumberChange'
import { useCommonConfig } from './useCommonConfig'
import { useGoodsList } from './useGoodsList'
import { useEnterByWechat } from './wechat'

/** A checkout that says what was asked. */
const checkoutOf = (input: unknown) => sampleOf(checkoutData, { blocked: JSON.stringify(input) })

test('with another coupon the checkout before stays until the next one, and every visit requests it', async () => {
  let input: CheckoutInput = { ids: [7] }
  const { result, rerender, unmount, sent, queries } = renderData(() => useCheckout(input), {
    'cart.checkout': checkoutOf,
  })
  await waitFor(() => expect(result.current.data).toEqual(checkoutOf({ ids: [7] })))
  input = { ids: [7], coupon_id: 1 }
  rerender()
  expect(result.current).toMatchObject({ data: checkoutOf({ ids: [7] }), isPlaceholderData: true })
  await waitFor(() => expect(result.current.data).toEqual(checkoutOf(input)))
  input = { ids: [7] }
  rerender()
  await waitFor(() => expect(sent).toHaveLength(3))
  unmount()
  await waitFor(() => expect(queries.getQueryCache().getAll()).toEqual([]))
})

test('the checkout of a refused order replaces the one on the screen', async () => {
  const input = { ids: [7] }
  const { result } = renderData(() => ({ replace: useReplaceCheckout(), checkout: useCheckout(input) }), {
    'cart.checkout': checkoutOf,
  })
  await waitFor(() => expect(result.current.checkout.data).toBeDefined())
  act(() => void result.current.replace(input, checkoutOf('new')))
  await waitFor(() => expect(result.current.checkout.data).toEqual(checkoutOf('new')))
})

const NEW_CHECKOUT = sampleOf(checkoutData, { expected_total: '20.00', expected_count: 2 })

test.each([
  ['of an order that was refused with one', 409, NEW_CHECKOUT, NEW_CHECKOUT],
  ['is not in another refusal', 403, NEW_CHECKOUT, null],
  ['is not in a refusal with other data', 409, { cart: 1 }, null],
])('the new checkout %s', (_, code, data, expected) => {
  const error = new MarketError({ kind: 'refused', endpoint: orderCreate, message: '金额有变化', code, data })
  expect(freshCheckout(error)).toEqual(expected)
  expect(freshCheckout(Object.assign(new Error('409'), { code, data }))).toBeNull()
})

test('a cart that is not wanted is requested only by hand, and its totals reach the badge', async () => {
  const { result, queries, sent, unmount } = renderData(() => useCart({ wanted: false }), {
    'cart.list': () => sampleOf(cartList.data, { total: totalOf(3) }),
  })
  queries.setQueryData(queryKeyOf(userBase, {}), BUYER)
  expect(sent).toEqual([])
  await act(() => result.current.refetch())
  expect(sent).toMatchObject([{ name: 'cart.list', input: { new: 1 } }])
  expect(queries.getQueryData(queryKeyOf(userBase, {}))?.cart).toBe(3)
  expect(queries.getQueryState(queryKeyOf(userBase, {}))?.isInvalidated).toBe(false)
  unmount()
  await waitFor(() => expect(queries.getQueryCache().findAll({ queryKey: ['cart.list'] })).toEqual([]))
})

test('[CH-17 2, CH-17 3] the chat’s address has the user and the ticket, whatever their characters', async () => {
  const { result, rerender } = renderData(useChatAddress, {
    'user.chatTicket': () =>
      sampleOf(chatTicket.data, { url: 'https://chat.example/', username: '王 & 李', token: 'a=b' }),
  })
  const request = result.current
  const address = new URL(await request())
  expect(address.origin).toBe('https://chat.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({ username: '王 & 李', token: 'a=b' })
  rerender()
  expect(result.current).toBe(request)
})

test('a list is requested page by page; only the first page has the filters', async () => {
  let input = { keywords: 'amxl' }
  const { result, rerender, sent } = renderData(() => useGoodsList(input), {
    'goods.list': ({ key }) => sampleOf(goodsList.data, { next_key: key === 'k2' ? null : 'k2' }),
  })
  await waitFor(() => expect(result.current.hasNextPage).toBe(true))
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.hasNextPage).toBe(false))
  expect(sent.map(each => each.input)).toEqual([
    { keywords: 'amxl', key: undefined, facets: 1 },
    { keywords: 'amxl', key: 'k2', facets: 0 },
  ])
  input = { keywords: 'tblm' }
  rerender()
  expect(result.current.data?.pages).toHaveLength(2)
  expect(result.current.isPlaceholderData).toBe(true)
})

test.each([
  ['the checkout', () => useCheckout({ ids: [7] }), cartCheckout],
  ['the cart', () => useCart(), { name: 'cart.list' }],
  ['a payment', () => usePayment(7), paymentStateCall],
  ['the registration', () => useRegistration(), registerDraft],
  ['a list of products', () => useGoodsList({}), { name: 'goods.list' }],
])('the page shows why %s could not be loaded', async (_, hook, { name }) => {
  const { result, queries } = renderData<{ isError: boolean }>(hook, {
    '*': () => Promise.reject(new Error('系统繁忙')),
  })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(queries.getQueryCache().getAll()[0]?.meta).toMatchObject({ endpoint: { name }, inline: true })
})

test('a new account is logged in with its registration, and nothing of the visitor is left', async () => {
  const { result, queries } = renderData(useRegisterAccount, {
    'register.account': () =>
      sampleOf(registerAccount.data, { user: BUYER, registration: sampleOf(registration) }),
  })
  queries.setQueryData(['cart.total', {}], { total: {} })
  await act(() => result.current.mutateAsync(NEW_ACCOUNT))
  expect(shownBuyer(queries)).toBe('kangning')
  expect(queries.getQueryData(queryKeyOf(registerDraft, {}))).toEqual(sampleOf(registration))
  expect(queries.getQueryData(['cart.total', {}])).toBeUndefined()
})

test.each([
  ['a number that has an account', null, ['cart.total']],
  ['an account without a registration', BUYER, ['user.base']],
])('%s: no answer is invented', async (_, user, kept) => {
  const { result, queries } = renderData(useRegisterAccount, {
    'register.account': () => sampleOf(registerAccount.data, { user }),
  })
  queries.setQueryData(['cart.total', {}], { total: {} })
  await act(() => result.current.mutateAsync(NEW_ACCOUNT))
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(kept)
})

test('[RT-17 /register/wechat] a WeChat without an account logs nobody in, a bound one its buyer', async () => {
  let user: SessionUser | null = null
  const { result, queries } = renderData(useEnterByWechat, {
    'wechat.enter': () => sampleOf(wechatEnter.data, { user }),
  })
  await act(() => result.current.mutateAsync({ code: 'unknown', state: 's' }))
  expect(shownBuyer(queries)).toBe('')
  user = BUYER
  await act(() => result.current.mutateAsync({ code: 'bound', state: 's' }))
  expect(shownBuyer(queries)).toBe('kangning')
})

test('a visitor’s page names no buyer', () => {
  const { queries } = renderData(useChatAddress)
  expect(shownBuyer(queries)).toBe('')
  queries.setQueryData(queryKeyOf(userBase, {}), { ...BUYER, company: '' })
  expect(shownBuyer(queries)).toBe('')
})

test('the settings of the shop are requested once for all components', async () => {
  const settings = sampleOf(commonConfig.data)
  const { result, sent, rerender } = renderData(() => [useCommonConfig(), useCommonConfig()])
  await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([settings, settings]))
  rerender()
  window.dispatchEvent(new Event('visibilitychange'))
  expect(sent.map(({ name }) => name)).toEqual(['config.common'])
})

test('without a provider the error says what to do', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => renderHook(() => useClient())).toThrow('Put a ClientProvider above')
})

test('the packs of a line in the cart are 0 until they are known, and nobody asks where they are not wanted', async () => {
  const answers = { 'cart.numbers': () => ({ list: [{ line_id: 7, goods_price_id: 2001, number: 12 }] }) }
  const { result, sent } = renderData(() => useCartNumbers(), answers)
  expect(result.current(2001)).toBe(0)
  await waitFor(() => expect(result.current(2001)).toBe(12))
  expect(result.current(2002)).toBe(0)
  expect(sent.filter(({ name }) => name === 'cart.numbers')).toHaveLength(1)
  const unwanted = renderData(() => useCartNumbers({ wanted: false }), answers)
  expect(unwanted.result.current(2001)).toBe(0)
  expect(unwanted.sent.filter(({ name }) => name === 'cart.numbers')).toHaveLength(0)
})

test('[CH-07] the number of a product in the cart is changed by the id of its line; what is not in the cart is not sent', async () => {
  const answers = {
    'cart.numbers': () => ({ list: [{ line_id: 7, goods_price_id: 2001, number: 12 }] }),
    'cart.edit': () => sampleOf(cartEdit.data, {}),
  }
  const { result, sent } = renderData(
    () => ({ numberOf: useCartNumbers(), change: useCartNumberChange() }),
    answers,
  )
  await waitFor(() => expect(result.current.numberOf(2001)).toBe(12))
  act(() => result.current.change(2002, 20))
  act(() => result.current.change(2001, 30))
  await waitFor(() => expect(sent.filter(({ name }) => name === 'cart.numbers')).toHaveLength(2))
  expect(sent.filter(({ name }) => name === 'cart.edit').map(({ input }) => input)).toEqual([
    { id: 7, params: { number: 30 } },
  ])
})
