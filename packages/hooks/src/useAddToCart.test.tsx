import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type AddableGoods, useAddToCart } from './useAddToCart'

const byTens: AddableGoods = {
  number: 85,
  min_qty: 15,
  step_qty: 10,
  max_qty: null,
  bzdw: '盒',
  buy_state: 'ok',
}

function show(goods: Partial<AddableGoods> = {}, busy = false) {
  const onAdd = vi.fn()
  const { result } = renderHook(() => useAddToCart({ goods: { ...byTens, ...goods }, onAdd, busy }))
  return { read: () => result.current, onAdd }
}

test('it starts at the smallest number that can be bought and adds the chosen one', () => {
  const { read, onAdd } = show()
  expect(read().quantity).toBe(20)
  act(() => read().setQuantity(40, { reason: 'step' }))
  read().add()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(40)
})

test('[RO-01] a visitor may fill a cart', () => {
  expect(show({ buy_state: 'login' }).read().canAdd).toBe(true)
})

test.each([
  [{ buy_state: 'no_stock', number: 0 }, '暂时缺货'],
  [{ number: 5 }, '暂时缺货'],
  [{ buy_state: 'controlled' }, '控销商品'],
] as const)('%o cannot be added: %s', (goods, reason) => {
  const { read, onAdd } = show(goods)
  read().add()
  expect(read()).toMatchObject({ canAdd: false, reason })
  expect(onAdd).not.toHaveBeenCalled()
})

test('while an add is in flight another press does nothing', () => {
  const { read, onAdd } = show({}, true)
  read().add()
  expect(onAdd).not.toHaveBeenCalled()
})

test('the caller can control the number', () => {
  const onQuantityChange = vi.fn()
  const { result } = renderHook(() => useAddToCart({ goods: byTens, quantity: 50, onQuantityChange }))
  act(() => result.current.setQuantity(60, { reason: 'step' }))
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(60, { reason: 'step' })
  expect(result.current.quantity).toBe(50)
})
