import { expect, test } from 'vitest'
import { type RouteRow, routes } from '../../routes'
import { isOpen } from './isOpen'

test('a page that is not built is not open, with or without a query', () => {
  for (const { path, example = path, pending, redirect } of routes as readonly RouteRow[]) {
    if (redirect === undefined) expect(isOpen(`${example.split('?')[0]}?a=1#b`), path).toBe(!pending)
  }
})

test('an address that redirects is as open as its target', () => {
  expect(isOpen('/register_index')).toBe(true)
  expect(isOpen('/order/wl/7')).toBe(true)
})

test('what is not a page of the shop is open', () => {
  expect(['tel:4008202027', '#top', 'mailto:a@b.cn'].every(isOpen)).toBe(true)
})
