import { expect, test } from 'vitest'
import { loginHref, safeReturn } from './returnTo'

test.each([
  ['/cart', '/cart'],
  ['/list/info/1001?is_yj=1#facts', '/list/info/1001?is_yj=1#facts'],
  ['/search?keywords=%E9%98%BF%E8%8E%AB', '/search?keywords=%E9%98%BF%E8%8E%AB'],
])('[RO-04] %s is in the shop', (from, to) => {
  expect(safeReturn(from)).toBe(to)
})

test.each([
  null,
  '',
  'cart',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/\tevil',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie:x',
  '/ /evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%5cevil\\x',
  'mailto:a@b',
  'ftp://evil.example',
  '//evil.example/%2f..',
  '/\u0000',
  '/\u007f',
  '//shop.example@evil.example',
  'https://shop.example.evil.example',
  'https://shop.example@evil.example',
  '?//evil',
  '#//evil',
  './/evil.example',
  '/login',
  '/login?from=/login',
  'file:///etc/passwd',
  '///',
  '//',
])('[RO-04 3] %j leads home instead', from => {
  expect(safeReturn(from)).toBe('/')
})

test('[RO-04] the login page gets the address where the buyer is', () => {
  expect(loginHref({ pathname: '/cart', search: '?filter=3', hash: '' })).toBe(
    '/login?from=%2Fcart%3Ffilter%3D3',
  )
  expect(loginHref({ pathname: '/', search: '', hash: '' })).toBe('/login')
})
