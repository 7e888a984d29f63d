import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeShop } from '../../testing/fakeShop'
import { useBrowseQuery } from './useBrowseQuery'

function open(at: string) {
  const { place, Shop } = fakeShop({}, { at })
  const { result } = renderHook(() => useBrowseQuery(), { wrapper: Shop })
  return { place, read: () => result.current }
}

test('a removed filter leaves the address, and the rest of it stays', () => {
  const { place, read } = open('/list?keywords=amxl&sccj=QL&dosage_form=JN&in_stock=1')
  act(() => read().change({ sccj: undefined }))
  expect(place.now).toBe('/list?keywords=amxl&dosage_form=JN&in_stock=1')
  expect(read().choice).toEqual({ dosage_form: 'JN', in_stock: 1 })
  act(() => read().change({ dosage_form: undefined, in_stock: undefined }))
  expect(place.now).toBe('/list?keywords=amxl')
  expect(read().choice).toEqual({})
})

test('a choice is written to the address, in place of the previous one', () => {
  const { place, read } = open('/list?sort=sales')
  act(() => read().change({ sort: 'price_asc', category: 11, price_visible: 1 }))
  expect(place.now).toBe('/list?sort=price_asc&category=11&price_visible=1')
  expect(read().choice).toEqual({ sort: 'price_asc', category: 11, price_visible: 1 })
})

test('values that no list has are ignored', () => {
  const { read } = open('/list?sort=magic&category=-3&in_stock=yes&price_visible=0&sccj=')
  expect(read().choice).toEqual({})
})
