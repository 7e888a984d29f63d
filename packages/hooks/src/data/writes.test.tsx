import type { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import type { Endpoint } from '@yaoji/api-client'
import { addressList } from '@yaoji/api-client/contract/address'
import { articleDetail, articlePage } from '@yaoji/api-client/contract/article'
import { cartList, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { cartCheckout } from '@yaoji/api-client/contract/checkout'
import { availableCoupon, couponNum, userCoupon } from '@yaoji/api-client/contract/coupon'
import { drawActivity, drawResult, drawSimple } from '@yaoji/api-client/contract/draw'
import { favoriteList } from '@yaoji/api-client/contract/favorite'
import { goodsDetail } from '@yaoji/api-client/contract/goods'
import { messageList } from '@yaoji/api-client/contract/message'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import { paymentStateCall } from '@yaoji/api-client/contract/payment'
import { promoPage } from '@yaoji/api-client/contract/promo-page'
import { pointsGiftList, redemptionList } from '@yaoji/api-client/contract/redemption'
import { registerDraft, registerScopes, registration } from '@yaoji/api-client/contract/register'
import { userTodo } from '@yaoji/api-client/contract/todo'
import { userBase } from '@yaoji/api-client/contract/user'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { wechatBinding } from '@yaoji/api-client/contract/wechat'
import { sampleOf } from '@yaoji/api-client/testing'
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
import { ADDRESS_INPUT, LOGIN, NEW_ACCOUNT, paymentIn } from './testing/rows'
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
  readonly after: readonly Endpoint[]
  readonly afterFailure?: readonly Endpoint[]
  /** The common error handling shows the failure, not the page. */
  readonly common?: true
}

const ORDER = { ids: [7], address_id: 1, expected_total: '20.00' }
const REDEMPTION = { gift_id: 7, number: 1, address_id: 1, expected_points: 100, expected_cash: '0.00' }
const PAY = { id: 7, pay_type: 'balance' } as const
const SLIP = { id: 7, payer: '王', bank_serial: '2611210001', paid_date: '2026-11-21', file_ids: [1] }

const WRITES: readonly Write[] = [
  {
    call: 'cart.add',
    hook: useCartAdd,
    input: [{ goods_id: 1, goods_price_id: 7, number: 10 }],
    sent: { params: [{ goods_id: 1, goods_price_id: 7, number: 10 }] },
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
    input: ADDRESS_INPUT,
    after: [addressList, cartCheckout],
  },
  {
    call: 'address.update',
    hook: useSaveAddress,
    input: { id: 7, ...ADDRESS_INPUT },
    after: [addressList, cartCheckout],
  },
  {
    call: 'address.setDefault',
    hook: useSetDefaultAddress,
    input: 7,
    sent: { id: 7 },
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
  { call: 'order.create', hook: usePlaceOrder, input: ORDER, after: [...CART, orderList] },
  { call: 'order.cancel', hook: useCancelOrder, input: { id: 7 }, after: ORDERS, afterFailure: ORDERS },
  { call: 'order.receive', hook: useReceiveOrder, input: { id: 7 }, after: ORDERS, afterFailure: ORDERS },
  { call: 'order.reorder', hook: useReorder, input: { id: 7 }, after: CART },
  { call: 'order.pay', hook: usePay, input: PAY, after: PAYMENT },
  {
    call: 'payment.together',
    hook: usePayTogether,
    input: { ids: [7, 8] },
    after: ORDERS,
    afterFailure: ORDERS,
  },
  { call: 'order.transferSlip', hook: useSendSlip, input: SLIP, after: PAYMENT },
  {
    call: 'redemption.create',
    hook: useRedeem,
    input: REDEMPTION,
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

/** The write of a call. Throws for a call that the table does not have. */
function writeOf(call: string): Write {
  const found = WRITES.find(each => each.call === call)
  if (!found) throw new Error(`test: WRITES has no ${call}.`)
  return found
}

test.each(WRITES)('$call: afterwards what it changes is requested again, and nothing else', async write => {
  const { result, queries, sent } = renderData(write.hook)
  fillScreen(queries)
  await act(() => result.current.mutateAsync(write.input as never))
  expect(sent).toMatchObject([{ name: write.call, input: write.sent ?? write.input }])
  expect(names(requestedAgain(queries))).toEqual(names(write.after))
})

const SESSIONS: readonly Write[] = [
  { call: 'auth.login', hook: useLogin, input: LOGIN, after: [] },
  { call: 'register.account', hook: useRegisterAccount, input: NEW_ACCOUNT, after: [] },
  { call: 'wechat.enter', hook: useEnterByWechat, input: { code: 'c', state: 's' }, after: [] },
  { call: 'user.logout', hook: useLogout, input: undefined, after: [], common: true },
]

test.each([...WRITES, ...SESSIONS])(
  '$call: a failure is shown once, and what may have changed is requested again',
  async ({ call, hook, input, afterFailure = [], common }) => {
    const { result, queries } = renderData(hook, { '*': () => Promise.reject(new Error('系统繁忙')) })
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
  const { result, sent } = renderData(usePlaceOrder)
  for (const input of [ORDER, ORDER, { ...ORDER, address_id: 2 }])
    await act(() => result.current.mutateAsync(input))
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys[0]).toEqual(expect.any(String))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test.each(['order.reorder', 'coupon.claim', 'redemption.create'].map(writeOf))(
  '$call: a retry of a failed call has the same key; a press after a success has another one',
  async ({ hook, input }) => {
    let isDown = true
    const { result, sent } = renderData(hook, {
      '*': (_input, { endpoint }) => (isDown ? Promise.reject(new Error('离线')) : sampleOf(endpoint.data)),
    })
    await act(() => result.current.mutateAsync(input as never).catch(() => {}))
    isDown = false
    for (const _ of [1, 2]) await act(() => result.current.mutateAsync(input as never))
    const [first, retry, second] = sent.map(({ idempotencyKey }) => idempotencyKey)
    expect(retry).toBe(first)
    expect(second).not.toBe(first)
  },
)

test('the payment of an answer is shown at once', async () => {
  const payment = paymentIn('paid')
  for (const { hook, input } of ['order.pay', 'order.transferSlip'].map(writeOf)) {
    const { result, queries } = renderData(hook, { '*': () => ({ payment }) })
    await act(() => result.current.mutateAsync(input as never))
    expect(queries.getQueryData(queryKeyOf(paymentStateCall, { id: 7 }))).toEqual({ payment })
  }
})

test('the registration of an answer is shown at once', async () => {
  const saved = sampleOf(registration, { message: '待提交' })
  const { result, queries } = renderData(() => useSaveRegistration(registerScopes), {
    'register.scopes': () => saved,
  })
  await act(() => result.current.mutateAsync({ scopes: ['中成药'] }))
  expect(queries.getQueryData(queryKeyOf(registerDraft, {}))).toEqual(saved)
})

test('[RT-25 /zhzx/bdwx] the WeChat that was bound is shown at once', async () => {
  const bound = { is_bound: 1 as const, nickname: '微信用户3827', bound_at: null }
  const { result, queries } = renderData(useBindWechat, { 'wechat.bind': () => bound })
  await act(() => result.current.mutateAsync({ code: 'c', state: 's' }))
  expect(queries.getQueryData(queryKeyOf(wechatBinding, {}))).toEqual(bound)
})

const PRIZE = sampleOf(drawResult, { id: 9 })
const OFFER = sampleOf(drawSimple.data)
const DRAWN = sampleOf(drawResult)

test('[AP-41] [AP-42] [AP-44] the draw asks, draws and reads its last prize; afterwards the account is up to date', async () => {
  const { result, rerender, queries, sent } = renderData(useDrawCalls, {
    'draw.simple': () => OFFER,
    'draw.draw': () => DRAWN,
    'draw.newRecord': () => ({ record: PRIZE, list: [] }),
  })
  fillScreen(queries)
  const calls = result.current
  expect(await calls.ask()).toBe(OFFER)
  expect(await calls.draw(7)).toBe(DRAWN)
  expect(await calls.recall(7)).toBe(PRIZE)
  expect(sent.map(({ input }) => input)).toEqual([{}, { id: 7 }, { id: 7 }])
  calls.settle()
  expect(names(requestedAgain(queries))).toEqual(
    names([couponNum, drawActivity, drawSimple, pointsGiftList, userBase, userCoupon, userMoney]),
  )
  rerender()
  expect(result.current).toBe(calls)
})

test('[AP-43] a draw of one activity asks for that one', async () => {
  const { result, sent } = renderData(() => useDrawCalls(2))
  await result.current.ask()
  expect(sent).toMatchObject([{ name: 'draw.activity', input: { id: 2 } }])
})
