import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useChoice } from './useChoice'

const rowsOf = (...ids: number[]) => ids.map(id => ({ id }))

function open(list: { id: number }[]) {
  const { result, rerender } = renderHook(rows => useChoice(rows, ({ id }) => id), { initialProps: list })
  return { now: () => result.current, rerender, run: (act_: () => void) => act(act_) }
}

test('rows are chosen one by one, or all at once', () => {
  const { now, run } = open(rowsOf(1, 2, 3))
  expect(now().extent).toBe('none')
  run(() => now().toggle(2))
  expect([now().extent, now().has(2), now().has(1)]).toEqual(['some', true, false])
  run(() => now().toggleAll())
  expect([now().extent, now().chosen]).toEqual(['all', rowsOf(1, 2, 3)])
  run(() => now().toggle(1))
  expect(now().chosen).toEqual(rowsOf(2, 3))
  run(() => now().clear())
  expect(now().extent).toBe('none')
})

test('all, pressed again, chooses none', () => {
  const { now, run } = open(rowsOf(1, 2))
  run(() => now().toggleAll())
  run(() => now().toggleAll())
  expect(now().chosen).toEqual([])
})

test('a row that has left the list is not chosen, and of an empty list nothing is', () => {
  const { now, run, rerender } = open(rowsOf(1, 2))
  run(() => now().toggleAll())
  rerender(rowsOf(2))
  expect([now().chosen, now().extent]).toEqual([rowsOf(2), 'all'])
  rerender([])
  expect(now().extent).toBe('none')
})
