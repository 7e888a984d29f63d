import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareRestock, priceSinceLast, type Restock, restockOf } from './restock'

const TODAY = 20_000

/** Purchases of `number` packs so many days ago. */
const bought = (ago: readonly number[], numbers: readonly number[] = []) =>
  ago.map((days, at) => ({ day: TODAY - days, number: numbers[at] ?? 10 }))

describe('when a product is due', () => {
  test.each([
    ['two purchases give no interval', [40, 20], { state: 'unknown', interval_days: null, days_since: 20 }],
    ['the interval is over today', [60, 40, 20], { state: 'due', interval_days: 20, days_since: 20 }],
    ['a fifth of it is left', [56, 36, 16], { state: 'soon', interval_days: 20 }],
    ['more of it is left', [55, 35, 15], { state: 'later', interval_days: 20 }],
    ['long overdue', [100, 80, 60], { state: 'due', days_since: 60 }],
    ['no longer bought', [101, 81, 61], { state: 'stopped', interval_days: 20 }],
    ['one long pause does not change the median', [200, 60, 40, 20], { state: 'due', interval_days: 20 }],
    ['days in any order', [20, 60, 40], { state: 'due', interval_days: 20 }],
  ] as const)('%s', (_title, ago, expected) => {
    expect(restockOf(bought(ago), TODAY)).toMatchObject(expected)
  })

  test('the usual number is the median, rounded', () => {
    expect(restockOf(bought([60, 40, 20], [10, 500, 20]), TODAY).usual_number).toBe(20)
    expect(restockOf(bought([40, 20], [10, 15]), TODAY).usual_number).toBe(13)
  })

  test('a clock behind the last order is no negative number of days', () => {
    expect(restockOf([{ day: TODAY + 1, number: 5 }], TODAY).days_since).toBe(0)
  })
})

test('what is due is first, the most overdue before others, and the rest keeps its order', () => {
  const list = [
    ['unknown', [20]],
    ['later', [50, 30, 10]],
    ['due', [62, 42, 22]],
    ['stopped', [200, 190, 180]],
    ['very due', [80, 60, 40]],
    ['soon', [58, 38, 18]],
  ] as const
  const sorted = list
    .map(([name, ago]): [string, Restock] => [name, restockOf(bought(ago), TODAY)])
    .sort(([, one], [, other]) => compareRestock(one, other))
    .map(([name]) => name)
  expect(sorted).toEqual(['very due', 'due', 'soon', 'unknown', 'later', 'stopped'])
})

test('the number is between the smallest and the largest that was bought, and only three purchases give an interval', () => {
  const day = fc.integer({ min: 1, max: TODAY })
  const purchase = fc.record({ day, number: fc.integer({ min: 1, max: 9999 }) })
  fc.assert(
    fc.property(fc.array(purchase, { minLength: 1, maxLength: 30 }), purchases => {
      const { usual_number, interval_days, state } = restockOf(purchases, TODAY)
      const numbers = purchases.map(({ number }) => number)
      expect(usual_number).toBeGreaterThanOrEqual(Math.min(...numbers))
      expect(usual_number).toBeLessThanOrEqual(Math.max(...numbers))
      expect(interval_days === null).toBe(purchases.length < 3)
      expect(state === 'unknown').toBe(interval_days === null)
    }),
  )
})

describe('the price now beside the last one', () => {
  test.each([
    ['below it', { price: '8.50', last_price: '9.00', last_near_expiry: 0 }, -5000],
    ['above it', { price: '9.0001', last_price: '9.00', last_near_expiry: 0 }, 1],
    ['the same', { price: '9.00', last_price: '9', last_near_expiry: 0 }, 0],
    ['after near-expiry stock', { price: '9.00', last_price: '4.00', last_near_expiry: 1 }, null],
    ['hidden', { last_near_expiry: 0 }, null],
  ] as const)('%s', (_when, prices, change) => {
    expect(priceSinceLast(prices)).toBe(change)
  })
})
