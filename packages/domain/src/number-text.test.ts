import { expect, test } from 'vitest'
import { readNumber } from './number-text'

test.each([
  ['', null, null],
  ['  ', null, null],
  ['3', 3, null],
  ['０', 0, null],
  [' 12 ', 12, null],
  ['１２', 12, null],
  ['1,200', 1200, 'too_large'],
  ['1,20', null, 'not_number'],
  ['3.', 3, null],
  ['3.0', 3, null],
  ['2.7', 2.7, 'too_precise'],
  ['2。7', 2.7, 'too_precise'],
  ['-3', -3, 'too_small'],
  ['－3', -3, 'too_small'],
  ['41', 41, 'too_large'],
  ['1e3', null, 'not_number'],
  ['3盒', null, 'not_number'],
  ['3 5', null, 'not_number'],
])('of 0 to 40, %j is %j, with the problem %j', (text, number, problem) => {
  expect(readNumber(text, { min: 0, max: 40 })).toEqual({ number, problem })
})

test('decimals are allowed as many as the limits say, and without limits every number is right', () => {
  expect(readNumber('2.75', { decimals: 2 })).toEqual({ number: 2.75, problem: null })
  expect(readNumber('2.755', { decimals: 2 }).problem).toBe('too_precise')
  expect(readNumber('-999999')).toEqual({ number: -999_999, problem: null })
})
