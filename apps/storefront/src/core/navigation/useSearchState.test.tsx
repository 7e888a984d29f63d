import { act, renderHook } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import {
  choiceField,
  dayField,
  integerField,
  keywordsField,
  pageField,
  readDays,
  textField,
} from './searchFields'
import { type SearchStateOptions, useSearchState } from './useSearchState'

const FIELDS = {
  tab: choiceField(['all', 'unpaid', 'paid'], 'all'),
  keyword: textField,
  category: integerField(1),
  in_stock: choiceField([1]),
  page: pageField,
}

function open(at: string, options?: SearchStateOptions) {
  const { place, Shop } = fakeShop({}, { at })
  const { result } = renderHook(() => ({ state: useSearchState(FIELDS, options), navigate: useNavigate() }), {
    wrapper: Shop,
  })
  return {
    place,
    state: () => result.current.state[0],
    change: (...part: Parameters<(typeof result.current.state)[1]>) =>
      act(() => result.current.state[1](...part)),
    go: (step: number) => act(() => result.current.navigate(step)),
  }
}

test('the state is what the address says', () => {
  const { state } = open('/order?tab=paid&keyword=阿莫西林&category=11&in_stock=1&page=3')
  expect(state()).toEqual({ tab: 'paid', keyword: '阿莫西林', category: 11, in_stock: 1, page: 3 })
})

test.each([
  '/order',
  '/order?tab=magic&keyword=&category=-3&in_stock=yes&page=0',
  '/order?tab=&category=1.5&in_stock=&page=two',
  '/order?tab=__proto__&category=1e99&page=%00&page=3',
  '/order?category=9007199254740993',
])('%s gives the defaults for what is missing or malformed', at => {
  expect(open(at).state()).toEqual({ tab: 'all', page: 1 })
})

test('a change is written to the address, and the rest of it stays', () => {
  const { place, change, state } = open('/order?from=mail&tab=paid')
  change({ keyword: '感冒 灵&' })
  expect(place.now).toBe('/order?from=mail&tab=paid&keyword=%E6%84%9F%E5%86%92+%E7%81%B5%26')
  expect(state().keyword).toBe('感冒 灵&')
})

test('a default, and what is taken back, is not in the address', () => {
  const { place, change } = open('/order?tab=paid&category=11&in_stock=1')
  change({ tab: 'all', category: undefined, in_stock: undefined })
  expect(place.now).toBe('/order')
})

test('a change of a filter leads back to the first page; a change of the page keeps the filters', () => {
  const { place, change } = open('/order?tab=paid&page=3')
  change({ page: 4 })
  expect(place.now).toBe('/order?tab=paid&page=4')
  change({ tab: 'unpaid' })
  expect(place.now).toBe('/order?tab=unpaid')
})

test('Back and Forward undo and repeat a change', () => {
  const { state, change, go } = open('/order')
  change({ tab: 'unpaid' })
  change({ tab: 'paid', page: 2 })
  go(-1)
  expect(state()).toMatchObject({ tab: 'unpaid', page: 1 })
  go(-1)
  expect(state().tab).toBe('all')
  go(2)
  expect(state()).toMatchObject({ tab: 'paid', page: 2 })
})

test('with `replace` a change adds nothing that Back would undo', () => {
  const { place, change, go } = open('/cart', { replace: true })
  change({ tab: 'paid' })
  go(-1)
  expect(place.now).toBe('/cart?tab=paid')
})

test('a value of another type does not compile', () => {
  // Not run: the comments fail the type check when a line below becomes legal.
  const { change, state } = { ...open('/order') }
  const wrong = [
    // @ts-expect-error there is no such tab
    () => change({ tab: 'magic' }),
    // @ts-expect-error a page is a number
    () => change({ page: '2' }),
    // @ts-expect-error there is no such field
    () => state().colour,
  ]
  expect(wrong).toHaveLength(3)
})

test.each([
  [null, undefined],
  ['   ', undefined],
  [' 白药 ', '白药'],
  ['药'.repeat(80), '药'.repeat(60)],
])('keywords: %j reads as %j', (text, value) => {
  expect(keywordsField.read(text)).toBe(value)
})

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['1999-12-31', undefined],
  ['2026-1-1', undefined],
  ['today', undefined],
  [null, undefined],
])('days: %j reads as %j', (text, value) => {
  expect(dayField.read(text)).toBe(value)
})

test('days whose first is after the last are none', () => {
  expect(readDays({ from: '2026-11-02', to: '2026-11-01' })).toEqual({})
  expect(readDays({ from: '2026-11-01', to: '2026-11-01' })).toEqual({ from: '2026-11-01', to: '2026-11-01' })
  expect(readDays({ from: '2026-11-02' })).toEqual({ from: '2026-11-02' })
})
