import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type Client, MarketError, type MarketErrorKind } from '@yaoji/api-client'
import { cartEdit, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { type SessionUser, userBase } from '@yaoji/api-client/contract/user'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { testLine } from '../testing/cartLines'
import { useCartChanges } from './cartChanges'
import { ClientProvider } from './client'
import { queryKeyOf } from './query'
import { useCall } from './useCall'
import { useCartEditor } from './useCartEditor'

const cartTotal = (count: number, state = 'checkout') => ({
  count,
  selected_count: count,
  selected_number: count * 10,
  goods_amount: `${count * 20}.00`,
  action: { state, message: '' },
})

const cart = (ids: number[], state?: string) => ({
  list: ids.map(id => testLine(id)),
  warehouses: [{ ck_id: 1, name: '成都仓' }],
  total: cartTotal(ids.length, state),
})

type Answer = (input: { id: number }) => unknown

function open(answers: Record<string, Answer>) {
  const asked: string[] = []
  const calls: [name: string, input: unknown][] = []
  const client = {
    flush() {},
    async call({ name }: { name: string }, input: { id: number }) {
      asked.push(name)
      calls.push([name, input])
      return answers[name]?.(input)
    },
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // The hooks read nothing else of the user.
  queries.setQueryData(queryKeyOf(userBase, {}), { company: '康宁大药房', cart: 9 } as SessionUser)
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hooks use only the calls of a client.
    <ClientProvider client={client as unknown as Client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientProvider>
  )
  let count = 0
  const view = renderHook(
    () => {
      count += 1
      return { sheet: useCartEditor(), summary: useCall(cartTotalCall, {}), changes: useCartChanges() }
    },
    { wrapper },
  )
  const inputs = (name: string) => calls.filter(([each]) => each === name).map(([, input]) => input)
  return { asked, inputs, queries, view, now: () => view.result.current, renders: () => count }
}

const badge = (queries: QueryClient) => queries.getQueryData(queryKeyOf(userBase, {}))?.cart

test('[AP-05] [CH-07] [CH-14] a deletion updates badge and side cart without another request', async () => {
  const { now, queries, asked } = open({
    'cart.list': () => cart([1, 2]),
    'cart.total': () => ({ total: cartTotal(2) }),
    'cart.batchDelete': () => ({ added: [], adjusted: [], refused: [], total: cartTotal(1) }),
  })
  await waitFor(() => expect(now().sheet.cart.getRows()).toHaveLength(3))
  const before = asked.length
  await act(async () => now().sheet.cart.remove([1]))
  await waitFor(() => expect(now().changes).toBe(1))
  expect(badge(queries)).toBe(1)
  expect(now().summary.data?.total.count).toBe(1)
  expect(asked.slice(before)).toEqual(['cart.batchDelete'])
})

const failed = (kind: MarketErrorKind, message: string) => () => {
  throw new MarketError({ kind, endpoint: cartEdit, message })
}

async function editWith(edit: Answer) {
  let requests = 0
  const shop = open({
    // The list after the edit does not arrive: it would clear the message.
    'cart.list': () => (requests++ === 0 ? cart([1]) : new Promise(() => {})),
    'cart.total': () => ({ total: cartTotal(1) }),
    'cart.edit': edit,
  })
  await waitFor(() => expect(shop.now().sheet.cart.getRows()).toHaveLength(2))
  await act(async () => shop.now().sheet.cart.setNumber(1, 30))
  await waitFor(() => expect(shop.now().sheet.cart.getLine(1)?.pending).toBe(false))
  return { ...shop, line: () => shop.now().sheet.cart.getLine(1), lists: () => asksOf(shop.asked) }
}

const asksOf = (asked: string[]) => asked.filter(name => name === 'cart.list').length

const NOT_SAVED = '没有保存成功，请稍后重试'

test.each([
  ['the message of the service', '可购 40 或 50', 'a wrong number', failed('invalid', '可购 40 或 50'), 1],
  ['the message of the service', '商品已下架', 'a refusal', failed('refused', '商品已下架'), 2],
  ['what to do', '网络已断开', 'no connection', failed('offline', '网络已断开'), 1],
  ['that it is not saved', NOT_SAVED, 'a timeout', failed('timeout', '请求超时，请刷新页面'), 2],
  [
    'that it is not saved',
    NOT_SAVED,
    'an answer that cannot be read',
    failed('malformed', 'Unexpected token'),
    2,
  ],
  ['that it is not saved', NOT_SAVED, 'a busy service', failed('busy', '系统繁忙'), 1],
  ['that it is not saved', NOT_SAVED, 'a refusal without a message', failed('refused', ''), 2],
  [
    'that it is not saved',
    NOT_SAVED,
    'an error of the page',
    () => Promise.reject(new Error('x is not a function')),
    1,
  ],
])(
  '[AP-04] a number that was not saved is reverted, and its line says %s (%s): %s',
  async (_, message, __, edit, requests) => {
    const { line, lists } = await editWith(edit)
    expect(line()).toMatchObject({ line: { number: 10 }, error: message })
    // The list is requested again only when the service may have the edit.
    await waitFor(() => expect(lists()).toBe(requests))
  },
)

test('[AP-06] the selection of lines is sent as one call', async () => {
  const { now, inputs } = open({
    'cart.list': () => cart([1, 2]),
    'cart.batchSelect': () => ({ added: [], adjusted: [], refused: [], total: cartTotal(2) }),
    'cart.total': () => ({ total: cartTotal(2) }),
  })
  await waitFor(() => expect(now().sheet.cart.getRows()).toHaveLength(3))
  await act(async () => now().sheet.cart.select([1, 2], 0))
  expect(inputs('cart.batchSelect')).toEqual([{ ids: [1, 2], is_selected: 0 }])
})

test('a failed write of the cart reaches the common error handling, and the page does not render for it', async () => {
  const { queries, now, renders } = open({
    'cart.list': () => cart([1]),
    'cart.total': () => ({ total: cartTotal(1) }),
    'cart.edit': failed('unauthenticated', '请先登录'),
  })
  const onError = vi.fn()
  const mutations = queries.getMutationCache()
  mutations.config = { onError }
  await waitFor(() => expect(now().sheet.cart.getRows()).toHaveLength(2))
  const before = renders()
  await act(async () => now().sheet.cart.setNumber(1, 30))
  await waitFor(() => expect(onError).toHaveBeenCalledOnce())
  const [error, , , mutation] = onError.mock.calls[0] ?? []
  expect(error).toMatchObject({ kind: 'unauthenticated' })
  expect(mutation.meta).toEqual({ endpoint: cartEdit, inline: true })
  expect(renders()).toBe(before)
  await waitFor(() => expect(mutations.getAll()).toEqual([]))
})

test('[RO-04] after a visitor’s answer about the cart the session is requested again', async () => {
  const { queries } = open({
    'cart.list': () => cart([], 'login'),
    'cart.total': () => ({ total: cartTotal(0, 'login') }),
  })
  await waitFor(() => expect(queries.getQueryState(queryKeyOf(userBase, {}))?.isInvalidated).toBe(true))
})
