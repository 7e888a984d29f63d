import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPointsExpiry, type PointsMove } from './points'

const move = (points: number, year: number): PointsMove => ({ points, year })

test.each<[what: string, moves: PointsMove[], points: number, day: string]>([
  ['points expire at the end of the year after they were given', [move(100, 2026)], 100, '2027-12-31'],
  ['what was taken was the oldest', [move(100, 2025), move(50, 2026), move(-30, 2026)], 70, '2026-12-31'],
  [
    'when the oldest are gone the next expire',
    [move(100, 2025), move(50, 2026), move(-120, 2026)],
    30,
    '2027-12-31',
  ],
  [
    'the order of the changes does not matter',
    [move(-120, 2026), move(50, 2026), move(100, 2025)],
    30,
    '2027-12-31',
  ],
])('[RT-22] %s', (_what, moves, points, day) => {
  expect(nextPointsExpiry(moves)).toEqual({ points, day })
})

test('[RT-22] without points nothing expires', () => {
  expect(nextPointsExpiry([])).toBeNull()
  expect(nextPointsExpiry([move(100, 2025), move(-100, 2026)])).toBeNull()
})

test('[RT-22] points that a return took back and that were missing are settled by the oldest that come', () => {
  const debt = [move(100, 2025), move(-160, 2026)]
  expect(nextPointsExpiry(debt)).toBeNull()
  expect(nextPointsExpiry([...debt, move(50, 2026), move(30, 2027)])).toEqual({
    points: 20,
    day: '2028-12-31',
  })
})

test('[RT-22] never more expire than there are, and some do while there are any', () => {
  const given = fc.record({
    points: fc.integer({ min: 1, max: 999 }),
    year: fc.integer({ min: 2020, max: 2026 }),
  })
  fc.assert(
    fc.property(fc.array(given), fc.nat(3000), (moves, taken) => {
      const sum = moves.reduce((total, { points }) => total + points, 0)
      const expiry = nextPointsExpiry([...moves, move(-taken, 2026)])
      expect(expiry?.points ?? 0).toBeLessThanOrEqual(Math.max(0, sum - taken))
      expect(expiry !== null).toBe(sum > taken)
    }),
  )
})
