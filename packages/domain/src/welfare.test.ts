import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ladderPrice } from './ladder'
import { parsePrice } from './money'
import { welfarePrice } from './promotion'
import { isWelfarePrice, takesWelfare, welfareLadder } from './welfare'

test.each([
  ['normal', 'none', true],
  ['normal', null, true],
  ['spike', 'none', false],
  ['everyday', 'none', false],
  ['near_expiry', 'none', false],
  ['normal', 'controlled', false],
  ['normal', 'ephedrine', false],
])('[RT-38 /welfare] a line of kind %s with %s: %s', (kind, special_flag, takes) => {
  expect(takesWelfare({ kind, special_flag })).toBe(takes)
})

const ladder = {
  base_price: 100_000,
  tiers: [
    { number: 10, price: 95_000 },
    { number: 50, price: 90_000 },
  ],
}

test('[RT-38 /welfare] of ladder and welfare the better price wins at each number', () => {
  const prices = (rate: number | null) => {
    const { base_price, tiers } = welfareLadder(ladder, rate)
    return [1, 10, 50].map(number => ladderPrice(base_price, tiers, 2, number))
  }
  expect(prices(9400)).toEqual([94_000, 94_000, 90_000])
  expect(prices(null)).toEqual([100_000, 95_000, 90_000])
  expect([1, 10, 50].map(number => isWelfarePrice(ladder, 9400, { type: 2, number }))).toEqual([
    true,
    true,
    false,
  ])
  expect(isWelfarePrice(ladder, null, { type: 2, number: 1 })).toBe(false)
})

test.each([
  ['1.93', '1.81'],
  ['19.99', '18.79'],
  ['0.01', '0.0094'],
  ['0.0345', '0.0324'],
])('[RT-38 /welfare] [VA-08] a price in whole fen stays in whole fen: %s is %s', (price, expected) => {
  const { base_price } = welfareLadder({ base_price: parsePrice(price), tiers: [] }, 9400)
  expect(base_price).toBe(parsePrice(expected))
})

test('[RT-38 /welfare] any ladder of either type: the price is the lower of ladder and welfare', () => {
  const tier = fc.record({
    number: fc.integer({ min: 1, max: 60 }),
    price: fc.integer({ min: 1, max: 200_000 }),
  })
  const base = fc.oneof(
    fc.integer({ min: 1, max: 200_000 }),
    fc.integer({ min: 1, max: 2000 }).map(fen => fen * 100),
  )
  const rate = fc.integer({ min: 1000, max: 9999 })
  fc.assert(
    fc.property(
      base,
      fc.array(tier, { maxLength: 4 }),
      rate,
      fc.constantFrom(1, 2),
      fc.integer({ min: 1, max: 80 }),
      (base_price, tiers, paid, type, number) => {
        const offered = welfareLadder({ base_price, tiers }, paid)
        const own = ladderPrice(base_price, tiers, type, number)
        const price = ladderPrice(offered.base_price, offered.tiers, type, number)
        const exact = welfarePrice(base_price, paid)
        const most = base_price % 100 === 0 && exact >= 100 ? Math.floor(exact / 100) * 100 : exact
        expect(price).toBe(Math.min(own, most))
        expect(isWelfarePrice({ base_price, tiers }, paid, { type, number })).toBe(price < own)
      },
    ),
  )
})
