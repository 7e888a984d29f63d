import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../cases/promotion.json'
import { formatAmount, formatPrice, parseAmount, parsePrice } from './money'
import {
  bestReduction,
  evaluateReductions,
  isCouponUsable,
  nextReduction,
  reductionHintText,
  reductionTiers,
  welfarePrice,
  welfareTexts,
} from './promotion'

const amount = fc.integer({ min: 0, max: 100_000 })
const tiersOf = fc.array(fc.record({ amount, reduce: amount }), { maxLength: 6 })

describe('full reductions', () => {
  for (const row of file.reductions) {
    test(`[ST-03 1] ${row.name}`, () => {
      const eligible = parseAmount(row.eligible)
      const tiers = row.tiers.map(tier => ({
        amount: parseAmount(tier.amount),
        reduce: parseAmount(tier.reduce),
      }))
      const next = nextReduction(tiers, eligible)
      expect(reductionTiers(tiers, eligible).map(tier => tier.status)).toEqual(row.statuses)
      expect(formatAmount(bestReduction(tiers, eligible))).toBe(row.reduce)
      expect(next && reductionHintText(next)).toBe(row.hint)
    })
  }

  test('[ST-03 3] reached tiers come first, from the highest, then the others, from the nearest', () => {
    const tiers = [30, 10, 40, 20].map(amount => ({ amount, reduce: 1 }))
    expect(reductionTiers(tiers, 20).map(tier => [tier.amount, tier.status, tier.short_by])).toEqual([
      [20, 1, 0],
      [10, 1, 0],
      [30, 0, 10],
      [40, 0, 20],
    ])
  })

  test('[ST-03] the deduction never exceeds the eligible amount, and the next tier deducts more than now', () => {
    fc.assert(
      fc.property(tiersOf, amount, (tiers, eligible) => {
        const reduce = bestReduction(tiers, eligible)
        expect(reduce).toBeGreaterThanOrEqual(0)
        expect(reduce).toBeLessThanOrEqual(eligible)
        const next = nextReduction(tiers, eligible)
        if (next) expect(bestReduction(tiers, eligible + next.short_by)).toBeGreaterThan(reduce)
      }),
    )
  })

  test('[ST-03 2] only coupon-usable lines count, and each for one activity', () => {
    const line = { amount: 100, with_coupon: 1 as const, goods_manjian_id: null, special_flag: 'none' }
    const tiers = [{ amount: 100, reduce: 10 }]
    const states = evaluateReductions(
      [
        { goods_manjian_id: 1, whole_cart: true, tiers },
        { goods_manjian_id: 2, whole_cart: false, tiers: [...tiers, { amount: 150, reduce: 20 }] },
        { goods_manjian_id: 3, whole_cart: true, tiers },
      ],
      [
        line,
        { ...line, goods_manjian_id: 2 },
        { ...line, with_coupon: 0 },
        { ...line, special_flag: 'ephedrine' },
        { ...line, goods_manjian_id: 99 },
      ],
    )
    expect(states.map(state => state.lines)).toEqual([[0, 4], [1], []])
    expect(states.map(state => state.eligible_amount)).toEqual([200, 100, 0])
    expect(states.map(state => state.reduce_amount)).toEqual([10, 10, 0])
    expect(states.map(state => state.missing_amount)).toEqual([0, 50, 100])
  })

  test('flags may be 0 and 1 or booleans', () => {
    expect([1, 0, true, false].map(flag => isCouponUsable({ with_coupon: flag as 0 | 1 | boolean }))).toEqual(
      [true, false, true, false],
    )
  })
})

describe('welfare', () => {
  for (const row of file.welfare) {
    test(`one rate gives both texts: ${row.title}, ${row.describe}`, () => {
      const tag = row.title.replace('全场', '')
      expect(welfareTexts(row.rate)).toEqual({ title: row.title, describe: row.describe, tag })
      expect(welfareTexts(row.rate, '维矿保健').title).toBe(`维矿保健${tag}`)
      expect(formatPrice(welfarePrice(parsePrice(row.price), row.rate))).toBe(
        formatPrice(parsePrice(row.expected)),
      )
    })
  }

  test.each([0, 999, 10_000, 94.5, Number.NaN])('%d is not a welfare rate', rate => {
    expect(() => welfareTexts(rate)).toThrow('domain: a welfare rate is')
    expect(() => welfarePrice(10_000, rate)).toThrow('domain: a welfare rate is')
  })
})
