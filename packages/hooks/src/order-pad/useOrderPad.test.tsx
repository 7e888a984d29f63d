import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OrderPadAnswer, OrderPadItem, OrderPadLine } from './orderPadTypes'
import { useOrderPad } from './useOrderPad'

const goodsOf = (id: number, change: Partial<OrderPadItem['goods']> = {}): OrderPadItem['goods'] => ({
  id,
  number: 500,
  min_qty: 10,
  step_qty: 10,
  max_qty: null,
  bzdw: '盒',
  buy_state: 'ok',
  base_price: '2.50',
  ladder_price_type: 0,
  ...change,
})

const itemOf = (id: number, start: number | string, change: Partial<OrderPadItem> = {}): OrderPadItem => ({
  key: String(id),
  goods: goodsOf(id),
  start,
  ...change,
})

const allAdded = async (lines: readonly OrderPadLine[]): Promise<OrderPadAnswer> => ({
  added: lines.map(({ number }, entry) => ({ entry, number })),
  adjusted: [],
  refused: [],
})

function open(items: readonly OrderPadItem[], add = allAdded) {
  const spy = vi.fn(add)
  const hook = renderHook((props: { list: string }) => useOrderPad({ ...props, items, add: spy }), {
    initialProps: { list: 'a' },
  })
  const texts = () => hook.result.current.rows?.map(({ text }) => text)
  const sent = () => spy.mock.calls.map(([lines]) => lines.map(({ goods, number }) => [goods.id, number]))
  return { ...hook, texts, sent }
}

test('[RT-03] a suggested number is changed silently, a written one with its reason', () => {
  const { result, texts } = open([itemOf(1, 43), itemOf(2, '43盒'), itemOf(3, 'abc'), itemOf(4, 0)])
  expect(texts()).toEqual(['40', '40', 'abc', ''])
  expect(result.current.rows?.map(({ messages }) => messages.map(({ kind }) => kind))).toEqual([
    [],
    ['adjusted'],
    ['number'],
    [],
  ])
  expect(result.current.total).toEqual({ rows: 2, amount: 20_000 })
})

test('[RT-03] what was typed in one list is still there after another one was looked at', () => {
  const { result, texts, rerender } = open([itemOf(1, 10), itemOf(2, 0)])
  act(() => result.current.type(result.current.rows![1]!, '30'))
  rerender({ list: 'b' })
  expect(texts()).toEqual(['10', ''])
  rerender({ list: 'a' })
  expect(texts()).toEqual(['10', '30'])
})

test('[RT-03] rows are added once while a call is on its way, and a failed call changes nothing', async () => {
  let fail = (_reason: Error) => {}
  const { result, texts, sent } = open(
    [itemOf(1, 10)],
    () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  )
  act(() => result.current.addAll())
  act(() => result.current.addAll())
  expect(result.current.busy).toBe(true)
  await act(async () => fail(new Error('offline')))
  expect([result.current.busy, result.current.result, texts()]).toEqual([false, null, ['10']])
  expect(sent()).toEqual([[[1, 10]]])
})

test('[RT-03] a hidden price has no amount, and the result is of the list that was sent', async () => {
  const { result, rerender } = open([
    itemOf(1, 10),
    itemOf(2, 10, { goods: goodsOf(2, { base_price: undefined }) }),
  ])
  expect(result.current.total).toEqual({ rows: 2, amount: null })
  await act(async () => result.current.addAll())
  expect(result.current.result).toMatchObject({ added: 2, adjusted: 0, refused: 0 })
  expect(result.current.rows?.map(({ outcome, in_cart }) => [outcome, in_cart])).toEqual([
    ['added', 10],
    ['added', 10],
  ])
  rerender({ list: 'b' })
  expect(result.current.result).toBeNull()
})
