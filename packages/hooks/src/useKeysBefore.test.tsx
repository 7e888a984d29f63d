import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useKeysBefore } from './useKeysBefore'

afterEach(() => document.body.replaceChildren())

test('the first key or movement of the mouse asks for the listeners', () => {
  const byKey = renderHook(() => useKeysBefore())
  expect(byKey.result.current.wanted).toBe(false)
  fireEvent.keyDown(document.body, { key: 'g' })
  expect(byKey.result.current.wanted).toBe(true)
  byKey.unmount()
  const byMouse = renderHook(() => useKeysBefore())
  fireEvent.pointerMove(document.body)
  expect(byMouse.result.current.wanted).toBe(true)
})

test('characters that came before are sent again once, in their order; what a field took is not, nor other keys', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const { result } = renderHook(() => useKeysBefore())
  fireEvent.keyDown(document.body, { key: 'g' })
  fireEvent.keyDown(field, { key: 'x' })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  fireEvent.keyDown(document.body, { key: 'c' })
  const keys: string[] = []
  const listen = ({ key }: KeyboardEvent) => keys.push(key)
  document.addEventListener('keydown', listen)
  act(() => result.current.replay())
  act(() => result.current.replay())
  document.removeEventListener('keydown', listen)
  expect(keys).toEqual(['g', 'c'])
})

test('after a failure the next key asks again, and keys before it are forgotten', () => {
  const { result } = renderHook(() => useKeysBefore())
  fireEvent.keyDown(document.body, { key: 'g' })
  act(() => result.current.forget())
  expect(result.current.wanted).toBe(false)
  fireEvent.keyDown(document.body, { key: '/' })
  expect(result.current.wanted).toBe(true)
  const keys: string[] = []
  const listen = ({ key }: KeyboardEvent) => keys.push(key)
  document.addEventListener('keydown', listen)
  act(() => result.current.replay())
  document.removeEventListener('keydown', listen)
  expect(keys).toEqual(['/'])
})
