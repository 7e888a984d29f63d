import type { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { Endpoint } from '@yaoji/api-client'
import { addressList } from '@yaoji/api-client/contract/address'
import { articleDetail, articlePage } from '@yaoji/api-client/contract/article'
import { cartList, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { availableCoupon, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { drawActivity, drawSimple } from '@yaoji/api-client/contract/draw'
import { favoriteList } from '@yaoji/api-client/contract/favorite'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { paymentStateCall } from '@yaoji/api-client/contract/payment'
import { promoPage } from '@yaoji/api-client/contract/promo-page'
import { pointsGiftList, redemptionList } from '@yaoji/api-client/contract/redemption'
import { registerDraft, registerScopes } from '@yaoji/api-client/contract/register'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { userBase } from '@yaoji/api-client/contract/user'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { wechatBinding } from '@yaoji/api-client/contract/wechat'
import { expect, test } from 'vitest'
import { useRemoveAddress, useSaveAddress, useSetDefaultAddress } from './address'
import { useArticleVote } from './article'
import { useCartAdd, useCartDelete } from './cart'
import { useCouponClaim } from './coupon'
import { useDrawCalls } from './draw'
import { useFavoriteAdd, useFavoriteCancel } from './favorite'
import { useReadMessages } from './message'
import { usePlaceOrder } from './order'
import { useCancelOrder, useReceiveOrder, useReorder } from './orderActions'
import { usePay, usePayTogether, useSendSlip } from './payment'
import { queryKeyOf } from './query'
import { useCancelRedemption, useReceiveRedemption, useRedeem } from './redemption'
import { useRegisterAccount, useSaveRegistration } from './register'
import { useLogin, useLogout } from './session'
import { renderData } from './testing/renderData'
import { useBindWechat, useEnterByWechat, useStartBinding, useStartWechat, useUnbindWechat } from './wechat'

/** Answers that pages show. */
const SCREEN: readonly Endpoint[] = [
  addressList,
  articleDetail,
  articlePage,
  availableCoupon,
  cartCheckout,
  cartList,
  cartTotalCall,
  couponNum,
  drawActivity,
  drawSimple,
  favoriteList,
  goodsDetail,
  messageList,
  orderDetail,
  orderList,
  paymentStateCall,
  pointsGiftList,
  promoPage,
  redemptionList,
  registerDraft,
  userBase,
  userCoupon,
  userMoney,
  userTodo,
  wechatBinding,
]

/** Puts an answer of every endpoint on the screen. No hook reads or changes an answer to this input. */
function fillScreen(queries: QueryClient): void {
  for (const { name } of SCREEN) queries.setQueryData([name, { on: 'screen' }], {})
}

const requestedAgain = (queries: QueryClient) =>
  SCREEN.filter(({ name }) => queries.getQueryState([name, { on: 'screen' }])?.isInvalidated)

const names = (endpoints: readonly Endpoint[]) => endpoints.map(({ name }) => name).sort()

const CART = [cartList, cartTotalCall, userBase]
const ORDERS = [orderDetail, orderList, paymentStateCall, userBase]
const COUPONS = [availableCoupon, promoPage, userCoupon, couponNum, cartCheckout, userBase]
const PAYMENT = [orderDetail, orderList, userBase]
const REDEMPTIONS = [pointsGiftList, redemptionList, userBase, userMoney]

interface Write {
  readonly call: string
  // `never`: each hook has its own input, which its row has beside it.
  readonly hook: () => { readonly mutateAsync: (input: never) => Promise<unknown> }
  readonly input: unknown
  /** What is sent, where it is not the input. */
  readonly sent?: unknown
  readonly answer?: unknown
  readonly after: readonly Endpoint[]
  readonly afterFailure?: readonly Endpoint[]
  /** The common error handling shows the failure, not the page. */
  readonly common?: true
}

const address = { id: 7, is_default: 0 }
const account = { account: '13800000001', password: 'x' }

const WRITES: readonly Write[] = [
  {
    call: 'cart.add',
    hook: useCartAdd,
    input: [{ goods_price_id: 7, number: 10 }],
    sent: { params: [{ goods_price_id: 7, number: 10 }] },
    after: CART,
    common: true,
  },
  {
    call: 'cart.batchDelete',
    hook: useCartDelete,
    input: [7, 8],
    sent: { ids: [7, 8] },
    after: [...CART, cartCheckout],
    common: true,
  },
  {
    call: 'favorite.add',
    hook: useFavoriteAdd,
    input: [7, 8],
    sent: { goods_ids: [7, 8] },
    after: [favoriteList, goodsDetail],
    common: true,
  },
  {
    call: 'favorite.cancel',
    hook: useFavoriteCancel,
    input: [7, 8],
    sent: { goods_ids: [7, 8] },
    after: [favoriteList, goodsDetail],
    common: true,
  },
  {
    call: 'message.read',
    hook: useReadMessages,
    input: [7],
    sent: { ids: [7] },
    after: [messageList, userBase, userTodo],
    common: true,
  },
  {
    call: 'article.vote',
    hook: () => useArticleVote(7),
    input: 0,
    sent: { id: 7, useful: 0 },
    after: [articleDetail, articlePage],
    common: true,
  },
  {
    call: 'coupon.claim',
    hook: useCouponClaim,
    input: 7,
    sent: { id: 7 },
    after: COUPONS,
    afterFailure: COUPONS,
    common: true,
  },
  {
    call: 'address.create',
    hook: useSaveAddress,
    input: { consignee: '王' },
    answer: { address },
    after: [addressList, cartCheckout],
  },
  {
    call: 'address.update',
    hook: useSaveAddress,
    input: { id: 7, consignee: '王' },
    answer: { address },
    after: [addressList, cartCheckout],
  },
  {
    call: 'address.setDefault',
    hook: useSetDefaultAddress,
    input: 7,
    sent: { id: 7 },
    answer: { address },
    after: [addressList, cartCheckout],
    afterFailure: [addressList],
    common: true,
  },
  {
    call: 'address.delete',
    hook: useRemoveAddress,
    input: 7,
    sent: { id: 7 },
    after: [addressList, cartCheckout],
    afterFailure: [addressList],
    common: true,
  },
  {
    call: 'order.create',
    hook: usePlaceOrder,
    input: { ids: [7], address_id: 1 },
    after: [...CART, orderList],
  },
  { call: 'order.cancel', hook: useCancelOrder, input: { id: 7 }, after: ORDERS, afterFailure: ORDERS },
  { call: 'order.receive', hook: useReceiveOrder, input: { id: 7 }, after: ORDERS, afterFailure: ORDERS },
  { call: 'order.reorder', hook: useReorder, input: { id: 7 }, after: CART },
  {
    call: 'order.pay',
    hook: usePay,
    input: { id: 7, pay_type: 'balance' },
    answer: { payment: { order_id: 7 } },
    after: PAYMENT,
  },
  {
    call: 'payment.together',
    hook: usePayTogether,
    input: { ids: [7, 8] },
    after: ORDERS,
    afterFailure: ORDERS,
  },
  {
    call: 'order.transferSlip',
    hook: useSendSlip,
    input: { id: 7, payer: '王' },
    answer: { payment: { order_id: 7 } },
    after: PAYMENT,
  },
  {
    call: 'redemption.create',
    hook: useRedeem,
    input: { gift_id: 7, number: 1 },
    after: REDEMPTIONS,
    afterFailure: REDEMPTIONS,
  },
  {
    call: 'redemption.cancel',
    hook: useCancelRedemption,
    input: { id: 7 },
    after: REDEMPTIONS,
    afterFailure: REDEMPTIONS,
  },
  {
    call: 'redemption.receive',
    hook: useReceiveRedemption,
    input: { id: 7 },
    after: [redemptionList],
    afterFailure: [redemptionList],
  },
  {
    call: 'register.scopes',
    hook: () => useSaveRegistration(registerScopes),
    input: { scopes: ['中成药'] },
    after: [userBase],
  },
  { call: 'wechat.start', hook: useStartWechat, input: undefined, sent: {}, after: [] },
  { call: 'user.createCode', hook: useStartBinding, input: { code: '123456' }, after: [] },
  { call: 'wechat.bind', hook: useBindWechat, input: { code: 'c', state: 's' }, after: [userBase] },
  {
    call: 'user.unbindWechat',
    hook: useUnbindWechat,
    input: { code: '123456' },
    after: [userBase, wechatBinding],
  },
]

test.each(WRITES)('$call: afterwards what it changes is requested again, and nothing else', async write => {
  const { result, queries, sent } = renderData(write.hook, () => write.answer ?? {})
  fillScreen(queries)
  await act(() => result.current.mutateAsync(write.input as never))
  expect(sent).toMatchObject([{ name: write.call, input: write.sent ?? write.input }])
  expect(names(requestedAgain(queries))).toEqual(names(write.after))
})

const SESSIONS: readonly Write[] = [
  { call: 'auth.login', hook: useLogin, input: account, after: [] },
  { call: 'register.account', hook: useRegisterAccount, input: account, after: [] },
  { call: 'wechat.enter', hook: useEnterByWechat, input: { code: 'c', state: 's' }, after: [] },
  { call: 'user.logout', hook: useLogout, input: undefined, after: [], common: true },
]

test.each([...WRITES, ...SESSIONS])(
  '$call: a failure is shown once, and what may have changed is requested again',
  async ({ call, hook, input, afterFailure = [], common }) => {
    const { result, queries } = renderData(hook, () => Promise.reject(new Error('系统繁忙')))
    fillScreen(queries)
    await act(() => expect(result.current.mutateAsync(input as never)).rejects.toThrow('系统繁忙'))
    expect(names(requestedAgain(queries))).toEqual(names(afterFailure))
    // The common error handling reads the `meta`: it names the call, and does not show what the page shows.
    const meta = queries.getMutationCache().getAll()[0]?.meta
    expect(meta).toMatchObject({ endpoint: { name: call.replace('address.update', 'address.create') } })
    expect(meta?.inline).toBe(common ? undefined : true)
  },
)

test('an order that is placed twice with the same content has one key; a changed order has another', async () => {
  const { result, sent } = renderData(usePlaceOrder, () => ({}))
  const order = { ids: [7], address_id: 1, expected_total: '20.00' }
  for (const input of [order, order, { ...order, address_id: 2 }])
    await act(() => result.current.mutateAsync(input))
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys[0]).toEqual(expect.any(String))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a retry of a failed reorder has the same key; a press after a success is another order', async () => {
  let isDown = true
  const { result, sent } = renderData(useReorder, () => (isDown ? Promise.reject(new Error('离线')) : {}))
  await act(() => result.current.mutateAsync({ id: 7 }).catch(() => {}))
  isDown = false
  for (const _ of [1, 2]) await act(() => result.current.mutateAsync({ id: 7 }))
  const [first, retry, second] = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(retry).toBe(first)
  expect(second).not.toBe(first)
})

test('a retry of a failed claim has the same key; a press after a success claims another coupon', async () => {
  let isDown = true
  const { result, sent } = renderData(useCouponClaim, () => (isDown ? Promise.reject(new Error('离线')) : {}))
  await act(() => result.current.mutateAsync(7).catch(() => {}))
  isDown = false
  for (const _ of [1, 2]) await act(() => result.current.mutateAsync(7))
  const [first, retry, second] = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(retry).toBe(first)
  expect(second).not.toBe(first)
})

test('a retry of a failed redemption has the same key; a press after a success redeems again', async () => {
  let isDown = true
  const { result, sent } = renderData(useRedeem, () => (isDown ? Promise.reject(new Error('离线')) : {}))
  const input = { gift_id: 7, number: 1, address_id: 1, expected_points: 100, expected_cash: '0.00' }
  await act(() => result.current.mutateAsync(input).catch(() => {}))
  isDown = false
  for (const _ of [1, 2]) await act(() => result.current.mutateAsync(input))
  const [first, retry, second] = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(retry).toBe(first)
  expect(second).not.toBe(first)
})

test('the payment of an answer is shown at once', async () => {
  const payment = { order_id: 7, state: 'paid' }
  for (const hook of [usePay, useSendSlip]) {
    const { result, queries } = renderData<{ mutateAsync: (input: never) => Promise<unknown> }>(hook, () => ({
      payment,
    }))
    await act(() => result.current.mutateAsync({ id: 7 } as never))
    expect(queries.getQueryData(queryKeyOf(paymentStateCall, { id: 7 }))).toEqual({ payment })
  }
})

test('the registration of an answer is shown at once', async () => {
  const saved = { scopes: ['中成药'] }
  const { result, queries } = renderData(
    () => useSaveRegistration(registerScopes),
    () => saved,
  )
  await act(() => result.current.mutateAsync({ scopes: ['中成药'] }))
  expect(queries.getQueryData(queryKeyOf(registerDraft, {}))).toEqual(saved)
})

test('[RT-25 /zhzx/bdwx] the WeChat that was bound is shown at once', async () => {
  const bound = { is_bound: 1, nickname: '微信用户3827', bound_at: null }
  const { result, queries } = renderData(useBindWechat, () => bound)
  await act(() => result.current.mutateAsync({ code: 'c', state: 's' }))
  expect(queries.getQueryData(queryKeyOf(wechatBinding, {}))).toEqual(bound)
})

test('[AP-41] [AP-42] [AP-44] the draw asks, draws and reads its last prize; afterwards the account is up to date', async () => {
  const { result, rerender, queries, sent } = renderData(useDrawCalls, name => ({ name, record: 'prize' }))
  fillScreen(queries)
  const calls = result.current
  expect(await calls.ask()).toMatchObject({ name: 'draw.simple' })
  expect(await calls.draw(7)).toMatchObject({ name: 'draw.draw' })
  expect(await calls.recall(7)).toBe('prize')
  expect(sent.map(({ input }) => input)).toEqual([{}, { id: 7 }, { id: 7 }])
  calls.settle()
  expect(names(requestedAgain(queries))).toEqual(
    names([couponNum, drawActivity, drawSimple, pointsGiftList, userBase, userCoupon, userMoney]),
  )
  rerender()
  expect(result.current).toBe(calls)
})

test('[AP-43] a draw of one activity asks for that one', async () => {
  const { result, sent } = renderData(
    () => useDrawCalls(2),
    name => ({ name }),
  )
  expect(await result.current.ask()).toMatchObject({ name: 'draw.activity' })
  expect(sent.map(({ input }) => input)).toEqual([{ id: 2 }])
})
