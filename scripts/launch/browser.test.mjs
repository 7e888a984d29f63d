import { expect, test, vi } from 'vitest'
import { findBrowser } from './browser.mjs'

/** A Linux machine with browsers at the given paths; those in `broken` exist and do not run. */
function find({ there = [], broken = [], env = {}, playwright = () => undefined }) {
  return findBrowser(
    { env: { PATH: '/opt/bin:/usr/bin', ...env }, platform: 'linux', home: '/home/a', playwright },
    { exists: path => [...there, ...broken].includes(path), runs: path => there.includes(path) },
  )
}

test('CHROMIUM_PATH comes first', () => {
  const there = ['/own/chromium', '/usr/bin/chromium']
  expect(find({ there, env: { CHROMIUM_PATH: '/own/chromium' } })).toBe('/own/chromium')
})

test('a CHROMIUM_PATH without a browser is not replaced by another one', () => {
  expect(find({ there: ['/usr/bin/chromium'], env: { CHROMIUM_PATH: '/own/chromium' } })).toBeUndefined()
})

test('PATH comes next, in its order, before the usual places', () => {
  expect(find({ there: ['/usr/local/bin/chromium', '/opt/bin/google-chrome', '/usr/bin/chromium'] })).toBe(
    '/opt/bin/google-chrome',
  )
})

test('a browser without windows is preferred to the one beside it', () => {
  expect(find({ there: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] })).toBe(
    '/usr/bin/chromium-headless-shell',
  )
})

test('the usual places come after PATH', () => {
  const playwright = vi.fn(() => '/cache/chrome')
  expect(find({ there: ['/snap/bin/chromium', '/cache/chrome'], playwright })).toBe('/snap/bin/chromium')
  expect(playwright).not.toHaveBeenCalled()
})

test("Playwright's own browser comes last", () => {
  expect(find({ there: ['/cache/chrome'], playwright: () => '/cache/chrome' })).toBe('/cache/chrome')
})

test('a browser that exists and does not run is skipped', () => {
  expect(find({ broken: ['/usr/bin/chromium'], there: ['/snap/bin/chromium'] })).toBe('/snap/bin/chromium')
})

test('a machine without a browser has no result', () => {
  expect(find({})).toBeUndefined()
})
