import type { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { MarketError, type MarketErrorKind } from '@yaoji/api-client'
import { type CartTotal, cartEdit, cartTotalCall } from '@yaoji/api-client/contract/cart'
import { userBase } from '@yaoji/api-client/contract/user'
import type { Answer, Answers } from '@yaoji/api-client/testing'
import { expect, test, vi } from 'vitest'
import { useCartChanges } from './cartChanges'
import { queryKeyOf } from './query'
import { renderData } from './testing/renderData'
import { BUYER, lineFor, totalOf } from './testing/rows'
import { useCall } from './useCall'
import { useCartEditor } from './useCartEditor'

const cart = (ids: number[], state?: CartTotal['action']['state']) => ({
  list: ids.map(lineFor),
  warehouses: [{ ck_id: 1, name: '成都仓' }],
  total: totalOf(ids.length, state),
})

function open(answers: Answers) {
  let count = 0
  const { result, queries, sent } = renderData(() => {
    count += 1
    return { sheet: useCartEditor(), summary: useCall(cartTotalCall, {}), changes: useCartChanges() }
  }, answers)
  queries.setQueryData(queryKeyOf(userBase, {}), BUYER)
  const names = () => sent.map(({ name }) => name)
  return { sent, names, queries, now: () => result.current, renders: () => count }
}

const badge = (queries: QueryClient) => queries.getQueryData(queryKeyOf(userBase, {}))?.cart

test('[AP-05] [CH-07] [CH-14] a deletion updates badge and side cart without another request', async () => {
  const { now, queries, names } = open({
    'cart.list': () => cart([1, 2]),
    'cart.total': () => ({ total: totalOf(2) }),
    'cart.batchDelete': () => ({ added: [], adjusted: [], refused: [], total: totalOf(1) }),
  })
  await waitFor(() => expect(now().sheet.cart.getRows()).toHaveLength(3))
  const before = names().length
  await act(async () => now().sheet.cart.remove([1]))
  await waitFor(() => expect(now().changes).toBe(1))
  expect(badge(queries)).toBe(1)
  expect(now().summary.data?.total.count).toBe(1)
  expect(names().slice(before)).toEqual(['cart.batchDelete'])
})

const failed = (kind: MarketErrorKind, message: string) => () => {
  throw new MarketError({ kind, endpoint: cartEdit, message })
}

async function editWith(edit: Answer<'cart.edit'>) {
  let requests = 0
  const shop = open({
    // The list after the edit does not arrive: it would clear the message.
    'cart.list': () => (requests++ === 0 ? cart([1]) : new Promise(() => {})),
    'cart.total': () => ({ total: totalOf(1) }),
    'cart.edit': edit,
  })
  await waitFor(() => expect(shop.now().sheet.cart.getRows()).toHaveLength(2))
  await act(async () => shop.now().sheet.cart.setNumber(1, 30))
  await waitFor(() => expect(shop.now().sheet.cart.getLine(1)?.pending).toBe(false))
  return {
    ...shop,
    line: () => shop.now().sheet.cart.getLine(1),
    lists: () => shop.names().filter(name => name === 'cart.list').length,
  }
}

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

test('[AP-04] [CH-07] numbers that were entered without a network are sent when there is one, the last of each line', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = failed('offline', '网络已断开')
  const { now, line, sent } = await editWith(({ params }) =>
    navigator.onLine ? { line: { ...lineFor(1), number: params.number }, total: totalOf(1) } : offline(),
  )
  expect(line()?.error).toBe('网络已断开，恢复后改为 30')
  await act(async () => now().sheet.cart.setNumber(1, 40))
  await waitFor(() => expect(line()?.error).toBe('网络已断开，恢复后改为 40'))
  onLine.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(line()).toMatchObject({ pending: false, error: '', line: { number: 40 } }))
  await act(async () => void window.dispatchEvent(new Event('online')))
  const numbers = sent.filter(({ name }) => name === 'cart.edit').map(({ input }) => input)
  expect(numbers).toMatchObject([30, 40, 40].map(number => ({ id: 1, params: { number } })))
  onLine.mockRestore()
})

test('[AP-06] the selection of lines is sent as one call', async () => {
  const { now, sent } = open({
    'cart.list': () => cart([1, 2]),
    'cart.batchSelect': () => ({ added: [], adjusted: [], refused: [], total: totalOf(2) }),
    'cart.total': () => ({ total: totalOf(2) }),
  })
  await waitFor(() => expect(now().sheet.cart.getRows()).toHaveLength(3))
  await act(async () => now().sheet.cart.select([1, 2], 0))
  const writes = sent.filter(({ name }) => name === 'cart.batchSelect')
  expect(writes.map(({ input }) => input)).toEqual([{ ids: [1, 2], is_selected: 0 }])
})

test('[AP-04] [CH-07] an edit of a long cart does not wait for its totals: badge and side cart follow them', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => at + 1)
  const { now, sent, queries } = open({
    'cart.list': () => cart(ids),
    'cart.edit': ({ id, params }) => ({ line: { ...lineFor(id), number: params.number } }),
    'cart.total': () => ({ total: totalOf(198) }),
  })
  await waitFor(() => expect(now().sheet.cart.getRows()).toHaveLength(201))
  await act(async () => now().sheet.cart.setNumber(7, 30))
  await waitFor(() => expect(badge(queries)).toBe(198))
  const edit = sent.find(({ name }) => name === 'cart.edit')
  expect(edit?.input).toEqual({ id: 7, params: { number: 30 }, new: 1, without_total: 1 })
  expect(now().sheet.cart.getTotal()).toMatchObject({ pending: false, total: { count: 198 } })
  expect(now().changes).toBe(1)
})

test('a failed write of the cart reaches the common error handling, and the page does not render for it', async () => {
  const { queries, now, renders } = open({
    'cart.list': () => cart([1]),
    'cart.total': () => ({ total: totalOf(1) }),
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
    'cart.total': () => ({ total: totalOf(0, 'login') }),
  })
  await waitFor(() => expect(queries.getQueryState(queryKeyOf(userBase, {}))?.isInvalidated).toBe(true))
})
