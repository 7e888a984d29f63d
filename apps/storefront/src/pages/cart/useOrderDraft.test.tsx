import { act, renderHook, waitFor } from '@testing-library/react'
import { cartLineFor, cartTotalFor, checkoutOf, failWith } from '@yaoji/api-client/testing'
import { useOrderDraft } from '@yaoji/hooks/data'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'

const lines = [cartLineFor(1), cartLineFor(2)]
const PLACED = { parent_sn: 'P', order_id: 9, orders: [] }

beforeEach(() => sessionStorage.clear())

function start(answers: Parameters<typeof fakeShop>[0] = {}, user_id = 1, ids = [1, 2]) {
  const shop = fakeShop({
    'cart.checkout': () => checkoutOf('256.00', lines),
    'order.create': () => PLACED,
    'cart.total': () => ({ total: cartTotalFor(lines) }),
    ...answers,
  })
  const onPlaced = vi.fn()
  const view = renderHook(() => useOrderDraft({ ids, user_id, onPlaced }), { wrapper: shop.Shop })
  return { ...shop, onPlaced, view, now: () => view.result.current }
}

async function open(answers: Parameters<typeof fakeShop>[0] = {}, user_id = 1, ids = [1, 2]) {
  const draft = start(answers, user_id, ids)
  await waitFor(() => expect(draft.now().ready).toBe(true))
  return draft
}

test('[RT-13] [ST-01] the order has the shown lines, address, total and number of packs', async () => {
  const { client, now, onPlaced } = await open()
  await act(() => now().place())
  expect(client.sentTo('order.create').map(({ input }) => input)).toEqual([
    expect.objectContaining({
      ids: [1, 2],
      address_id: 7,
      expected_total: '256.00',
      expected_count: 20,
      use_balance: 0,
    }),
  ])
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(PLACED)
})

test('[RT-13] a second press, before or after the first is answered, places no second order', async () => {
  let settle: (placed: typeof PLACED) => void = () => {}
  const { client, now, onPlaced } = await open({
    'order.create': () => new Promise(resolve => (settle = resolve)),
  })
  await act(async () => {
    void now().place()
    void now().place()
  })
  expect(now().placing).toBe(true)
  await act(async () => settle(PLACED))
  await act(() => now().place())
  expect(client.sentTo('order.create')).toHaveLength(1)
  expect(onPlaced).toHaveBeenCalledTimes(1)
})

test('[RT-13] after a broken connection the same order is sent with the same key', async () => {
  const { client, now, onPlaced } = await open({
    'order.create': () => failWith('offline', { message: '网络连接不上，请检查网络后重试' }),
  })
  await act(() => now().place())
  expect(now().failure?.message).toBe(
    '网络连接不上，请检查网络后重试。没有收到结果。请再次点击“提交订单”，不会重复下单。',
  )
  act(() => void window.dispatchEvent(new Event('online')))
  expect(now().failure?.message).toBe('网络已恢复。请再次点击“提交订单”，不会重复下单。')
  client.answer({ 'order.create': () => PLACED })
  await act(() => now().place())
  const [first, second] = client.sentTo('order.create')
  expect(first?.idempotencyKey).toBeTruthy()
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  expect(onPlaced).toHaveBeenCalledTimes(1)
})

test('[RT-13] at a higher total nothing is ordered: the new total is shown, and accepting it is another order', async () => {
  const risen = checkoutOf('300.00', lines, {
    changes: [{ goods_id: 1, name: '阿莫西林胶囊', message: '价格已上涨，由 ¥12.80 变为 ¥17.20' }],
  })
  const { client, now, onPlaced } = await open({
    'order.create': () => failWith('refused', { code: 409, message: '应付金额已变为 ¥300.00', data: risen }),
  })
  await act(() => now().place())
  expect(now().failure).toEqual({ message: '应付金额已变为 ¥300.00', before: '256.00' })
  expect(now().checkout.data?.expected_total).toBe('300.00')
  expect(now().checkout.data?.changes).toHaveLength(1)
  expect(onPlaced).not.toHaveBeenCalled()
  expect(now().placing).toBe(false)

  client.answer({ 'order.create': () => PLACED })
  await act(() => now().place())
  const [first, second] = client.sentTo('order.create')
  expect(second?.input).toMatchObject({ expected_total: '300.00' })
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('[RT-13] when the cart has another number by now, the new checkout is shown, and accepting it is another order', async () => {
  const fewer = checkoutOf('128.00', lines, { expected_count: 2 })
  const message = '商品数量或赠品有变化，应付金额已变为 ¥128.00，请确认后再提交'
  const { client, now, onPlaced } = await open({
    'order.create': () => failWith('refused', { code: 409, message, data: fewer }),
  })
  await act(() => now().place())
  expect(now().failure).toEqual({ message, before: '256.00' })
  expect(now().checkout.data?.expected_total).toBe('128.00')
  expect(onPlaced).not.toHaveBeenCalled()
  client.answer({ 'order.create': () => PLACED })
  await act(() => now().place())
  const [first, second] = client.sentTo('order.create')
  expect(second?.input).toMatchObject({ expected_total: '128.00', expected_count: 2 })
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('[RT-13] the next order leaves out sold-out lines', async () => {
  const left = checkoutOf('128.00', [cartLineFor(2)])
  const { client, now } = await open({
    'order.create': () => failWith('refused', { code: 409, message: '阿莫西林胶囊：库存不足', data: left }),
  })
  await act(() => now().place())
  client.answer({ 'order.create': () => PLACED })
  await act(() => now().place())
  expect(client.sentTo('order.create')[1]?.input).toMatchObject({ ids: [2], expected_total: '128.00' })
})

test.each([
  ['is blocked', { blocked: '药品经营许可证已过期' }],
  ['has no address', { addresses: [], address_id: null }],
])('[RT-13] a checkout that %s places no order', async (_what, change) => {
  const { client, now } = start({ 'cart.checkout': () => checkoutOf('256.00', lines, change) })
  await waitFor(() => expect(now().updating).toBe(false))
  expect(now().ready).toBe(false)
  await act(() => now().place())
  expect(client.sentTo('order.create')).toEqual([])
})

test('[RT-13] a checkout that could not be fetched places no order', async () => {
  const { client, now } = start({ 'cart.checkout': () => failWith('refused', { message: '系统维护' }) })
  await waitFor(() => expect(now().checkout.error).not.toBeNull())
  expect(now().ready).toBe(false)
  await act(() => now().place())
  expect(client.sentTo('order.create')).toEqual([])
})

test('[RT-13] while the same checkout is fetched again no order is placed', async () => {
  const { client, queries, now } = await open()
  client.answer({ 'cart.checkout': () => new Promise(() => {}) })
  act(() => void queries.invalidateQueries())
  await waitFor(() => expect(now().updating).toBe(true))
  expect(now().ready).toBe(false)
  await act(() => now().place())
  expect(client.sentTo('order.create')).toEqual([])
})

test('[RT-13] a refusal at the same total says only why', async () => {
  const same = checkoutOf('256.00', lines)
  const { now } = await open({
    'order.create': () => failWith('refused', { code: 409, message: '优惠券已被使用', data: same }),
  })
  await act(() => now().place())
  expect(now().failure).toEqual({ message: '优惠券已被使用' })
  act(() => now().change({ remark: 'x' }))
  expect(now().failure).toBeNull()
})

test('[RT-13] a remark of spaces is no remark', async () => {
  const { client, now } = await open()
  act(() => now().change({ remark: '  ' }))
  await act(() => now().place())
  expect(client.sentTo('order.create')[0]?.input).toMatchObject({ remark: undefined })
})

test.each(['{', 'null', '"x"'])('[RT-13] kept choices that cannot be read are none: %s', async kept => {
  sessionStorage.setItem('yaoji.check.1', kept)
  expect((await open()).now().choice).toEqual({ use_balance: 0, remark: '' })
})

test('[RT-13] another coupon or the balance updates the checkout, and no order is placed meanwhile', async () => {
  let settle: () => void = () => {}
  const { client, now } = await open()
  client.answer({
    'cart.checkout': () =>
      new Promise(resolve => (settle = () => resolve(checkoutOf('206.00', lines, { coupon_id: 5 })))),
  })
  act(() => now().change({ coupon_id: 5, use_balance: 1 }))
  await waitFor(() => expect(client.sentTo('cart.checkout')).toHaveLength(2))
  expect(client.sentTo('cart.checkout')[1]?.input).toMatchObject({ coupon_id: 5, use_balance: 1 })
  expect(now().checkout.data?.expected_total).toBe('256.00')
  expect(now().ready).toBe(false)
  await act(() => now().place())
  expect(client.sentTo('order.create')).toHaveLength(0)
  await act(async () => settle())
  await waitFor(() => expect(now().ready).toBe(true))
  await act(() => now().place())
  expect(client.sentTo('order.create')[0]?.input).toMatchObject({
    coupon_id: 5,
    use_balance: 1,
    expected_total: '206.00',
  })
})

const PROPOSAL = { coupon_id: 5, voucher_id: null, saves: '50.00' }

/** A service that proposes the coupon 5, and prices what is named. */
function proposing() {
  return ({ coupon_id }: { coupon_id?: number }) =>
    checkoutOf(coupon_id === 5 ? '206.00' : '256.00', lines, {
      coupon_id: coupon_id === 5 ? 5 : null,
      proposal: PROPOSAL,
    })
}

test('[RT-13] [AP-08] the proposed coupon is named once, and nothing is shown before its total', async () => {
  let settle: () => void = () => {}
  const answer = proposing()
  const { client, now } = start({
    'cart.checkout': (input: { coupon_id?: number }) =>
      input.coupon_id === undefined
        ? answer(input)
        : new Promise(resolve => (settle = () => resolve(answer(input)))),
  })
  await waitFor(() => expect(client.sentTo('cart.checkout')).toHaveLength(2))
  expect(client.sentTo('cart.checkout')[1]?.input).toMatchObject({ coupon_id: 5, voucher_id: 0 })
  expect(now().checkout.data).toBeUndefined()
  expect(now().ready).toBe(false)
  await act(async () => settle())
  await waitFor(() => expect(now().ready).toBe(true))
  expect(now().checkout.data?.expected_total).toBe('206.00')
  await act(() => now().place())
  expect(client.sentTo('order.create')[0]?.input).toMatchObject({ coupon_id: 5, expected_total: '206.00' })
  expect(client.sentTo('cart.checkout')).toHaveLength(2)
})

test('[RT-13] a buyer who wants no coupon is not proposed one again, after a reload too', async () => {
  const first = await open({ 'cart.checkout': proposing() })
  act(() => first.now().change({ coupon_id: 0 }))
  await waitFor(() => expect(first.now().checkout.data?.expected_total).toBe('256.00'))
  await waitFor(() => expect(first.now().ready).toBe(true))
  first.view.unmount()
  const again = await open({ 'cart.checkout': proposing() })
  expect(again.client.sentTo('cart.checkout').map(({ input }) => input)).toEqual([
    expect.objectContaining({ coupon_id: 0, voucher_id: 0 }),
  ])
  expect(again.now().checkout.data?.expected_total).toBe('256.00')
})

test('[RT-13] another coupon keeps the proposed voucher', async () => {
  const proposal = { coupon_id: 5, voucher_id: 6, saves: '60.00' }
  const { client, now } = await open({ 'cart.checkout': () => checkoutOf('196.00', lines, { proposal }) })
  act(() => now().change({ coupon_id: 9 }))
  await waitFor(() => expect(client.sentTo('cart.checkout')).toHaveLength(3))
  expect(client.sentTo('cart.checkout')[2]?.input).toMatchObject({ coupon_id: 9, voucher_id: 6 })
})

test('[RT-13] a reload restores the choices of the same buyer only, and an order clears them', async () => {
  const first = await open()
  act(() => first.now().change({ remark: '请走冷链', use_balance: 1 }))
  first.view.unmount()

  const other = await open({}, 2)
  expect(other.now().choice.remark).toBe('')
  other.view.unmount()

  const again = await open()
  expect(again.now().choice).toMatchObject({ remark: '请走冷链', use_balance: 1 })
  await waitFor(() => expect(again.now().ready).toBe(true))
  await act(() => again.now().place())
  expect(again.client.sentTo('order.create')[0]?.input).toMatchObject({ remark: '请走冷链' })
  again.view.unmount()
  expect((await open()).now().choice.remark).toBe('')
})

test('[RT-13] choices belong to the lines that they were made for: other lines start without them', async () => {
  const first = await open()
  act(() => first.now().change({ remark: '请周三前送达', invoice_type: 'electronic' }))
  first.view.unmount()

  const other = await open({}, 1, [1, 3])
  expect(other.now().choice).toEqual({ use_balance: 0, remark: '' })
  await act(() => other.now().place())
  const [placed] = other.client.sentTo('order.create')
  expect(placed?.input).toMatchObject({ remark: undefined, invoice_type: undefined })
  other.view.unmount()
})

test('[RT-13] the same lines in another order of the cart keep their choices', async () => {
  const first = await open({}, 1, [10, 9])
  act(() => first.now().change({ remark: '请周三前送达' }))
  first.view.unmount()
  const again = await open({}, 1, [9, 10])
  expect(again.now().choice.remark).toBe('请周三前送达')
})

test('[RT-13] an order never goes to an address in review', async () => {
  const data = checkoutOf('256.00', lines)
  const [address] = data.addresses
  const review = { ...address!, id: 8, is_reviewed: 0 as const, is_default: 0 as const }
  const { client, now } = await open({
    'cart.checkout': () => ({ ...data, addresses: [...data.addresses, review] }),
  })
  act(() => now().change({ address_id: 8 }))
  expect(now().address_id).toBe(7)
  await act(() => now().place())
  expect(client.sentTo('order.create')[0]?.input).toMatchObject({ address_id: 7 })
})
