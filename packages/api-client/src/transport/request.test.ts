import { expect, test } from 'vitest'
import { addressDelete, addressUpdate } from '../contract/address'
import { cartAdd } from '../contract/cart'
import { goodsSearch } from '../contract/goods'
import { userLogout } from '../contract/user'
import { toRequest } from './request'

test('a GET asks for JSON, and has no body and no header that makes a browser ask first', () => {
  expect(toRequest(goodsSearch, { keywords: 'a' }, undefined)).toEqual({
    url: '/api/goods/search?keywords=a',
    init: { method: 'GET', headers: { Accept: 'application/json' }, credentials: 'include' },
  })
})

test('a PUT is form-encoded like a POST', () => {
  const { url, init } = toRequest(addressUpdate, { id: 7, consignee: '王' }, undefined)
  expect(url).toBe('/api/address/7')
  expect(init.body).toBe('consignee=%E7%8E%8B')
  expect(init.headers).toHaveProperty('Content-Type', 'application/x-www-form-urlencoded')
})

test('a DELETE has no body, and the header that a page of another origin cannot set', () => {
  const { url, init } = toRequest(addressDelete, { id: 7 }, undefined)
  expect(url).toBe('/api/address/7')
  expect(init).not.toHaveProperty('body')
  expect(init.headers).toEqual({ Accept: 'application/json', 'X-Requested-With': 'yaoji' })
})

test('an idempotency key is a header', () => {
  const { init } = toRequest(cartAdd, { params: [] }, 'intent-1')
  expect(init.headers).toHaveProperty('Idempotency-Key', 'intent-1')
})

test('a value in the path cannot change the path', () => {
  expect(toRequest(addressDelete, { id: '../user/logout?x' }, undefined).url).toBe(
    '/api/address/..%2Fuser%2Flogout%3Fx',
  )
})

test('a call without the value for its path is not sent', () => {
  expect(() => toRequest(addressDelete, {}, undefined)).toThrow('address.delete needs "id"')
  expect(toRequest(userLogout, {}, undefined).url).toBe('/api/user/logout')
})
