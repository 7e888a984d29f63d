import { expect, test } from 'vitest'
import { pageWindow } from './pageWindow'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 3 gap 9'],
  [4, 9, '1 2 3 4 5 6 gap 9'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 11, '1 gap 4 5 6 7 8 gap 11'],
  [9, 9, '1 gap 7 8 9'],
])('page %i of %i shows %s', (page, last, names) => {
  expect(pageWindow(page, last).join(' ')).toBe(names)
})
