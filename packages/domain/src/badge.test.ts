import { expect, test } from 'vitest'
import { capBadge } from './badge'

test('[CH-07 2] [CN-02 1] a badge shows counts up to 99 as numbers', () => {
  expect([0, 1, 99, 100, 1e9, Number.POSITIVE_INFINITY].map(capBadge)).toEqual([
    '0',
    '1',
    '99',
    '99+',
    '99+',
    '99+',
  ])
  expect([-3, Number.NaN, 2.9].map(capBadge)).toEqual(['0', '0', '2'])
})
