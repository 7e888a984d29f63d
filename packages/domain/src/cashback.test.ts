import { expect, test } from 'vitest'
import { cashbackAmount, cashbackOf, nextCashback } from './cashback'

const tiers = [
  { amount: 500_000, cashback: 3000 },
  { amount: 2_000_000, cashback: 16_000 },
  { amount: 5_000_000, cashback: 50_000 },
]

test.each([
  [0, 0, [500_000, 500_000]],
  [499_999, 0, [500_000, 1]],
  [500_000, 3000, [2_000_000, 1_500_000]],
  [4_999_999, 16_000, [5_000_000, 1]],
  [5_000_000, 50_000, null],
])('[RT-38 /hb] %i fen received: %i come back, next %j', (received, cashback, next) => {
  expect(cashbackOf(tiers, received)).toBe(cashback)
  const found = nextCashback(tiers, received)
  expect(found && [found.amount, found.short_by]).toEqual(next)
})

test('[RT-38 /hb] a higher tier that pays less never lowers what comes back, and is not next', () => {
  const odd = [
    { amount: 100, cashback: 20 },
    { amount: 200, cashback: 10 },
  ]
  expect([cashbackOf(odd, 250), nextCashback(odd, 150), nextCashback([], 5)]).toEqual([20, null, null])
})

test('[RT-38 /hb] an order counts with what was paid for products and was not refunded', () => {
  expect(cashbackAmount({ spent: 10_000, shipping: 800, refunded: 1200 })).toBe(8000)
  expect(cashbackAmount({ spent: 800, shipping: 800, refunded: 100 })).toBe(0)
})
