import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { orderDetail, orderList } from '@yaoji/api-client/contract/order'
import type { Payment } from '@yaoji/api-client/contract/payment'
import { userBase } from '@yaoji/api-client/contract/user'
import { createFakeClient } from '@yaoji/api-client/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paymentQuery, storePayment } from './paymentQuery'
import { paymentIn } from './testing/rows'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Watches the payment of order 7 on a page; the service answers with these states one after another. */
function watch(...states: Payment['state'][]) {
  const queries = new QueryClient()
  const client = createFakeClient({
    'order.payment': () => ({ payment: paymentIn(states[Math.min(sent.length, states.length) - 1]!) }),
  })
  const { sent } = client
  queries.mount()
  const observer = new QueryObserver(queries, paymentQuery(client, 7))
  const unsubscribe = observer.subscribe(() => {})
  const stop = () => {
    unsubscribe()
    queries.unmount()
  }
  return { queries, sent, stop, state: () => observer.getCurrentResult().data?.payment.state }
}

test.each<[Payment['state'], number]>([
  ['waiting', 2500],
  ['reviewing', 30_000],
  ['unpaid', 30_000],
  ['failed', 30_000],
])('a payment in the state %s is asked for again after %i ms', async (state, milliseconds) => {
  const { sent, stop, state: shown } = watch(state, 'paid')
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  expect(sent).toMatchObject([{ name: 'order.payment', input: { id: 7 } }])
  await vi.advanceTimersByTimeAsync(2)
  expect(sent).toHaveLength(2)
  expect(shown()).toBe('paid')
  stop()
})

test('a payment is asked for again when the buyer returns from the page of the bank', async () => {
  const { sent, stop } = watch('unpaid')
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(2)
  stop()
})

test('a final payment is not asked for again', async () => {
  const { sent, stop } = watch('paid')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  stop()
})

test.each<[Payment['state'], boolean]>([
  ['paid', true],
  ['closed', true],
  ['waiting', false],
])(
  'after a waiting payment, the answer %s makes the orders and the balance stale: %s',
  async (state, stale) => {
    const { queries, stop } = watch('waiting', state)
    const keys = [
      [orderDetail.name, { id: 7 }],
      [orderDetail.name, { id: 8 }],
      [orderList.name, {}],
      [userBase.name, {}],
    ]
    for (const key of keys) queries.setQueryData(key, {})
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(2501)
    expect(keys.map(key => queries.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => stale))
    stop()
  },
)

test('the first answer makes nothing stale', async () => {
  const { queries, stop } = watch('paid')
  queries.setQueryData([orderDetail.name, { id: 7 }], {})
  await vi.advanceTimersByTimeAsync(0)
  expect(queries.getQueryState([orderDetail.name, { id: 7 }])?.isInvalidated).toBe(false)
  stop()
})

test('the payment of another answer is shown at once, and its order is requested again', async () => {
  const { queries, stop, state } = watch('unpaid')
  await vi.advanceTimersByTimeAsync(0)
  queries.setQueryData([orderDetail.name, { id: 7 }], {})
  storePayment(queries, paymentIn('waiting'))
  expect(state()).toBe('waiting')
  expect(queries.getQueryState([orderDetail.name, { id: 7 }])?.isInvalidated).toBe(true)
  stop()
})
