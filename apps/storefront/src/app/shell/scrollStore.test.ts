import { beforeEach, expect, test, vi } from 'vitest'
import { readScroll, writeScroll } from './scrollStore'

beforeEach(() => sessionStorage.clear())

test('[CH-01] the position of each visit is kept for this tab', () => {
  expect(readScroll('a')).toBeNull()
  writeScroll('a', 900)
  writeScroll('b', 0)
  expect(['a', 'b', 'c'].map(readScroll)).toEqual([900, 0, null])
})

test('[CH-01] a full storage breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => writeScroll('a', 900)).not.toThrow()
  expect(readScroll('a')).toBeNull()
})
