import { expect, test } from 'vitest'
import { badgeText } from './badgeText'

test.each([
  [undefined, '', 0],
  [0, '', 0],
  [7, '7', 7],
  [99, '99', 99],
  [100, '99+', 100],
  [12345, '99+', 12345],
])('[CH-07 1, CH-07 2] [CN-02 1] a count of %s shows "%s"', (count, text, whole) => {
  expect(badgeText(count)).toEqual({ text, count: whole })
})
