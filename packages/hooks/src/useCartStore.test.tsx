import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import type { CartStoreLine } from './cartLine'
import { type TestTotal, testLine, testTotal } from './testing/cartLines'
import { useCartCheck, useCartLine, useCartRows, useCartStore, useCartTotal } from './useCartStore'

function answerOf(...list: CartStoreLine[]) {
  return { list, warehouses: [{ ck_id: 1, name: '成都仓' }], total: testTotal(list) }
}

const never = () => new Promise<never>(() => {})

function show(initial: ReturnType<typeof answerOf> | undefined = answerOf(testLine(1), testLine(2))) {
  const renders = { first: 0, second: 0 }
  const sendNumber = vi.fn(
    (_id: number, _number: number): Promise<{ line: CartStoreLine; total: TestTotal }> => never(),
  )
  const view = renderHook(
    ({ answer }) =>
      useCartStore<CartStoreLine, TestTotal>({
        answer,
        sendNumber: (id, number) => sendNumber(id, number),
        sendSelected: never,
        sendDelete: never,
      }),
    { initialProps: { answer: initial as typeof initial | undefined }, wrapper: StrictMode },
  )
  const cart = view.result.current
  const first = renderHook(() => {
    renders.first += 1
    return useCartLine(cart, 1)
  })
  renderHook(() => {
    renders.second += 1
    return useCartLine(cart, 2)
  })
  return { view, cart, first, renders, sendNumber }
}

test('the first render has the lines already, and an edit renders one of them', () => {
  const { cart, first, renders, sendNumber } = show()
  expect(first.result.current?.line.number).toBe(10)
  const before = { ...renders }
  act(() => cart.setNumber(1, 30))
  expect(first.result.current).toMatchObject({ line: { number: 30 }, pending: true })
  expect([renders.first - before.first, renders.second - before.second]).toEqual([1, 0])
  expect(sendNumber).toHaveBeenCalledExactlyOnceWith(1, 30)
})

test('an edit back to the value in flight is not sent again', async () => {
  const { cart, first, sendNumber } = show()
  const line = testLine(1, { number: 20, subtotal: '40.00' })
  const answers: (() => void)[] = []
  sendNumber.mockImplementation(
    () => new Promise(resolve => answers.push(() => resolve({ line, total: testTotal([line]) }))),
  )
  act(() => cart.setNumber(1, 20))
  act(() => cart.setNumber(1, 30))
  act(() => cart.setNumber(1, 20))
  await act(async () => answers[0]?.())
  expect(first.result.current).toEqual({ line, pending: false, error: '' })
  expect(sendNumber).toHaveBeenCalledExactlyOnceWith(1, 20)
})

test('a newer answer is loaded into the same store', () => {
  const { view, cart, first } = show()
  view.rerender({ answer: answerOf(testLine(1, { number: 5 })) })
  expect(view.result.current).toBe(cart)
  expect(first.result.current?.line.number).toBe(5)
})

test('rows, checkboxes and totals come from the store', () => {
  const { cart } = show()
  const rows = renderHook(() => useCartRows(cart))
  const check = renderHook(() => useCartCheck(cart))
  const total = renderHook(() => useCartTotal(cart))
  expect(rows.result.current.map(({ kind }) => kind)).toEqual(['warehouse', 'line', 'line'])
  act(() => cart.select([1], 0))
  expect(check.result.current).toBe('some')
  expect(total.result.current).toMatchObject({ total: { selected_count: 1 }, pending: true })
  act(() => cart.remove([1]))
  expect(rows.result.current).toHaveLength(2)
})

test('before the first answer there is nothing', () => {
  const view = renderHook(() =>
    useCartStore<CartStoreLine, TestTotal>({
      answer: undefined,
      sendNumber: never,
      sendSelected: never,
      sendDelete: never,
    }),
  )
  expect(view.result.current.getRows()).toEqual([])
  expect(view.result.current.getTotal().total).toBeNull()
})
