import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../cases/ladder.json'
import { LADDER_UP_TO } from './constants'
import { ladderHints, ladderHintText, ladderPrice } from './ladder'
import { formatPrice, parsePrice } from './money'

const cases = file.cases.map(row => ({
  ...row,
  tiers: row.tiers.map(tier => ({ number: tier.number, price: parsePrice(tier.price) })),
}))
const base = parsePrice(file.defaults.base)
const tiersOf = fc.array(fc.record({ number: fc.integer({ min: 1, max: 60 }), price: fc.nat(200_000) }), {
  maxLength: 6,
})
const typeOf = fc.constantFrom(LADDER_UP_TO, 0, 2)

describe('ladder prices', () => {
  for (const row of cases) {
    const clause = row.type === LADDER_UP_TO ? 3 : 4
    test(`[VA-07 ${clause}] [CN-05 ${clause}] ${row.name}`, () => {
      const { tiers, type, number, expected, hints } = row
      expect(formatPrice(ladderPrice(base, tiers, type, number))).toBe(expected)
      const texts = ladderHints(base, tiers, type, number).map(hint =>
        ladderHintText(hint, file.defaults.unit),
      )
      expect(texts).toEqual(hints)
    })
  }

  test('[VA-07] an invalid number gets the price of 1', () => {
    const tiers = [{ number: 10, price: 90_000 }]
    for (const number of [Number.NaN, -5, 0, 0.5]) {
      expect(ladderPrice(base, tiers, LADDER_UP_TO, number)).toBe(90_000)
      expect(ladderPrice(base, tiers, 2, number)).toBe(base)
    }
    expect(ladderPrice(base, tiers, 2, Number.POSITIVE_INFINITY)).toBe(90_000)
    expect(ladderPrice(base, [{ number: 1, price: 70_000 }], 2, Number.NaN)).toBe(70_000)
  })

  test('[VA-07 3] [CN-05 3] type 1: a tier’s price applies up to its number, the base price beyond the last tier', () => {
    fc.assert(
      fc.property(tiersOf, fc.integer({ min: 1, max: 70 }), (tiers, number) => {
        const applicable = tiers.filter(tier => number <= tier.number)
        const nearest = Math.min(...applicable.map(tier => tier.number))
        const prices = applicable.filter(tier => tier.number === nearest).map(tier => tier.price)
        const expected = prices.length > 0 ? Math.min(...prices) : base
        expect(ladderPrice(base, tiers, LADDER_UP_TO, number)).toBe(expected)
      }),
    )
  })

  test('[VA-07 4] [CN-05 4] any other type: a tier’s price applies from its number, the base price below the first tier', () => {
    fc.assert(
      fc.property(tiersOf, fc.integer({ min: 1, max: 70 }), (tiers, number) => {
        const applicable = tiers.filter(tier => number >= tier.number)
        const nearest = Math.max(...applicable.map(tier => tier.number))
        const prices = applicable.filter(tier => tier.number === nearest).map(tier => tier.price)
        const expected = prices.length > 0 ? Math.min(...prices) : base
        expect(ladderPrice(base, tiers, 2, number)).toBe(expected)
      }),
    )
  })

  test('[VA-07 2] adding the missing packs of a hint reaches its tier and its price', () => {
    fc.assert(
      fc.property(tiersOf, typeOf, fc.integer({ min: 0, max: 70 }), (tiers, type, number) => {
        for (const hint of ladderHints(base, tiers, type, number)) {
          expect(hint.reached).toBe(hint.short_by === 0)
          expect(hint.current_price).toBe(ladderPrice(base, tiers, type, number))
          if (hint.enjoying) expect(hint.current_price).toBe(hint.tier.price)
          if (!hint.reached) {
            expect(ladderPrice(base, tiers, type, number + hint.short_by)).toBe(hint.tier.price)
          }
        }
      }),
    )
  })
})
