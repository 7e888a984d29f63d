import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import cases from '../cases/money.json'
import {
  floorPrice,
  formatAmount,
  formatPrice,
  lineAmount,
  parseAmount,
  parsePrice,
  percentOf,
  splitByShares,
  sumAmounts,
} from './money'

const price = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const amount = fc.maxSafeInteger()

describe('prices and amounts on the wire', () => {
  test('a price is parsed and formatted with two to four decimals', () => {
    expect(parsePrice('12.3456')).toBe(123456)
    expect(parsePrice('12')).toBe(120000)
    expect(['12.3', '12.345', '12.3456', '0.0001'].map(text => formatPrice(parsePrice(text)))).toEqual([
      '12.30',
      '12.345',
      '12.3456',
      '0.0001',
    ])
  })

  test('an amount is parsed and formatted in fen, negative amounts too', () => {
    expect(['12.30', '12.3', '-0.05', '-0.00', '007'].map(parseAmount)).toEqual([1230, 1230, -5, 0, 700])
    expect([1230, 5, 0, -5, -1230].map(formatAmount)).toEqual(['12.30', '0.05', '0.00', '-0.05', '-12.30'])
  })

  test.each(cases.refused_prices)('%j is not a price', text => {
    expect(() => parsePrice(text)).toThrow(/^domain: /)
  })

  test.each(cases.refused_amounts)('%j is not an amount', text => {
    expect(() => parseAmount(text)).toThrow(/^domain: /)
  })

  test('every price and amount is the same after formatting and parsing', () => {
    fc.assert(fc.property(price, value => parsePrice(formatPrice(value)) === value))
    fc.assert(fc.property(amount, value => parseAmount(formatAmount(value)) === value))
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5, 2 ** 53])('%d is refused, not rounded', value => {
    expect(() => formatAmount(value)).toThrow(RangeError)
    expect(() => formatPrice(value)).toThrow(RangeError)
    expect(() => lineAmount(value, 1)).toThrow(RangeError)
    expect(() => lineAmount(1, value)).toThrow(RangeError)
    expect(() => sumAmounts([value])).toThrow(RangeError)
  })

  test('negative prices and numbers are refused', () => {
    expect(() => formatPrice(-1)).toThrow('domain: a price is not negative')
    expect(() => lineAmount(-1, 1)).toThrow('domain: a price is not negative')
    expect(() => lineAmount(1, -1)).toThrow('domain: a number is not negative')
  })
})

describe('line amounts', () => {
  for (const row of cases.line_amounts) {
    test(`[VA-08] ${row.name}`, () => {
      const { price: text, number, expected } = row
      expect(formatAmount(lineAmount(parsePrice(text), number))).toBe(expected)
    })
  }

  for (const row of cases.shown_prices) {
    test(`[VA-08 1] shown: ${row.name}`, () => {
      const { price: text, expected } = row
      expect(floorPrice(parsePrice(text))).toBe(expected)
    })
  }

  test('[VA-08 2] 999,999 prices and numbers give the same results as integer arithmetic', () => {
    let differences = 0
    let seed = 20_261_120
    for (let step = 1; step <= 999_999; step++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      // Every price from 0.01 to 9999.99 in turn, with occasional third and fourth decimals, up to 100,000 packs.
      const unit = step * 100 + (seed % 3 === 0 ? seed % 100 : 0)
      const number = (seed >>> 8) % 100_001
      const expected = (BigInt(unit) * BigInt(number)) / 100n
      if (BigInt(lineAmount(unit, number)) !== expected) differences++
      if (floorPrice(unit) !== flooredText(BigInt(unit))) differences++
    }
    expect(differences).toBe(0)
  })

  test('[VA-08] a line is exact up to the largest safe integer, and refused above it', () => {
    fc.assert(
      fc.property(price, price, (unit, number) => {
        const expected = (BigInt(unit) * BigInt(number)) / 100n
        if (expected > BigInt(Number.MAX_SAFE_INTEGER)) {
          expect(() => lineAmount(unit, number)).toThrow(RangeError)
        } else {
          expect(BigInt(lineAmount(unit, number))).toBe(expected)
        }
      }),
    )
    fc.assert(fc.property(price, unit => floorPrice(unit) === flooredText(BigInt(unit))))
  })

  test('a rate applies and truncates towards zero', () => {
    expect([percentOf(10_001, 9500), percentOf(-10_001, 9500), percentOf(999, 10_000)]).toEqual([
      9500, -9500, 999,
    ])
    const safeFen = fc.integer({ min: -(2 ** 50), max: 2 ** 50 })
    fc.assert(
      fc.property(safeFen, fc.integer({ min: 0, max: 10_000 }), (fen, rate) => {
        expect(BigInt(percentOf(fen, rate))).toBe((BigInt(fen) * BigInt(rate)) / 10_000n)
      }),
    )
  })
})

describe('sums and shares', () => {
  for (const row of cases.sums) {
    test(`[VA-08 3] ${row.name}`, () => {
      const { amounts, expected } = row
      expect(formatAmount(sumAmounts(amounts.map(parseAmount)))).toBe(expected)
    })
  }

  test('a sum that is not a safe integer is refused', () => {
    expect(() => sumAmounts([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
  })

  for (const row of cases.shares) {
    test(row.name, () => {
      const { amount: text, weights, expected } = row
      expect(splitByShares(parseAmount(text), weights).map(formatAmount)).toEqual(expected)
    })
  }

  test('shares add up exactly, differ from the exact part by less than one fen, and never exceed their weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), weights, (fen, given) => {
        const shares = splitByShares(fen, given)
        const total = sumAmounts(given)
        expect(sumAmounts(shares)).toBe(fen)
        for (const [index, share] of shares.entries()) {
          if (total === 0) continue
          const weight = given[index] ?? 0
          const off = BigInt(share) * BigInt(total) - BigInt(fen) * BigInt(weight)
          expect(off < BigInt(total) && -off < BigInt(total)).toBe(true)
          if (Math.abs(fen) <= total) expect(Math.abs(share)).toBeLessThanOrEqual(weight)
        }
      }),
    )
  })

  test('an amount cannot be split over 0 weights, and weights cannot be negative', () => {
    expect(splitByShares(0, [])).toEqual([])
    expect(() => splitByShares(1, [])).toThrow('domain: 1 fen cannot be split over 0 weights.')
    expect(() => splitByShares(1, [1, -1])).toThrow('domain: a weight is not negative')
  })
})

/** The reference for a floored price: digits of an integer, without fractions. */
function flooredText(unit: bigint): string {
  const digits = String(unit / 100n).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
