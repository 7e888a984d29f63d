import { expect, test } from 'vitest'
import { unixSeconds } from './unixSeconds'

test.each([
  ['1970-01-01 08:00:00', 0],
  ['2026-11-21 10:30:00', 1_795_228_200],
])('%s in China is %i', (time, seconds) => {
  expect(unixSeconds(time)).toBe(seconds)
})
