import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createCartStore } from './cartStore'
import { testLine, testTotal } from './testing/cartLines'
import { useCartBar } from './useCartBar'

const never = () => new Promise<never>(() => {})

test('the box selects what can be bought, or none of what is selected, and the totals follow', () => {
  const sendSelected = vi.fn(never)
  const cart = createCartStore({ sendNumber: never, sendSelected, sendDelete: never })
  const { result } = renderHook(() => useCartBar(cart))
  expect(result.current).toMatchObject({ total: null, check: 'off', pending: false })
  const list = [testLine(1, { is_selected: 0 }), testLine(2, { is_selected: 1 })]
  act(() => cart.load({ list, warehouses: [{ ck_id: 1, name: '成都仓' }], total: testTotal(list) }))
  expect(result.current).toMatchObject({ check: 'some', total: testTotal(list) })
  act(() => result.current.onCheckAll(true))
  expect(sendSelected).toHaveBeenLastCalledWith([1], 1)
  expect(result.current).toMatchObject({ check: 'all', pending: true })
  act(() => result.current.onCheckAll(false))
  expect(result.current.check).toBe('none')
})
