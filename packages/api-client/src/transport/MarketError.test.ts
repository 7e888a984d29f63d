import { expect, test } from 'vitest'
import { userLogout } from '../contract/user'
import { isCancelled, MarketError } from './MarketError'

test.each([
  ['the error of an aborted call', new DOMException('', 'AbortError'), true],
  ['an object with its name, from another window', { name: 'AbortError' }, true],
  ['an error of the service', new MarketError({ kind: 'busy', endpoint: userLogout, message: '' }), false],
  ['an object without a name', {}, false],
  ['a text', 'AbortError', false],
  ['null', null, false],
  ['nothing', undefined, false],
])('%s: cancelled or not', (_title, error, cancelled) => {
  expect(isCancelled(error)).toBe(cancelled)
})

test('a log shows the error by its name', () => {
  const error = new MarketError({ kind: 'refused', endpoint: userLogout, message: '库存不足' })
  expect(String(error)).toBe('MarketError: 库存不足')
})
