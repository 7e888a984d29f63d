import { expect, test, vi } from 'vitest'
import { findBrowser } from './browser.mjs'

/** A Linux with browsers at the given places; those in `broken` are there and do not run. */
function find({ there = [], broken = [], env = {}, playwright = () => undefined }) {
  return findBrowser(
    { env: { PATH: '/opt/bin:/usr/bin', ...env }, platform: 'linux', home: '/home/a', playwright },
    { exists: path => [...there, ...broken].includes(path), runs: path => there.includes(path) },
  )
}

test('CHROMIUM_PATH comes before everything', () => {
  const there = ['/own/chromium', '/usr/bin/chromium']
  expect(find({ there, env: { CHROMIUM_PATH: '/own/chromium' } })).toBe('/own/chromium')
})

test('CHROMIUM_PATH that names nothing is not passed over in silence', () => {
  expect(find({ there: ['/usr/bin/chromium'], env: { CHROMIUM_PATH: '/own/chromium' } })).toBeUndefined()
})

test('then PATH, in its order, before the usual places', () => {
  expect(find({ there: ['/usr/local/bin/chromium', '/opt/bin/google-chrome', '/usr/bin/chromium'] })).toBe(
    '/opt/bin/google-chrome',
  )
})

test('then the usual places', () => {
  const playwright = vi.fn(() => '/cache/chrome')
  expect(find({ there: ['/snap/bin/chromium', '/cache/chrome'], playwright })).toBe('/snap/bin/chromium')
  expect(playwright).not.toHaveBeenCalled()
})

test("then Playwright's own", () => {
  expect(find({ there: ['/cache/chrome'], playwright: () => '/cache/chrome' })).toBe('/cache/chrome')
})

test('a browser that is there and does not run is passed over', () => {
  expect(find({ broken: ['/usr/bin/chromium'], there: ['/snap/bin/chromium'] })).toBe('/snap/bin/chromium')
})

test('a machine without one has none', () => {
  expect(find({})).toBeUndefined()
})
