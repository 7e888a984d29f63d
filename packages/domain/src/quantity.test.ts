import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../cases/quantity.json'
import {
  adjustQuantity,
  checkQuantity,
  type QuantityRule,
  quantityBounds,
  snapQuantity,
  stepDown,
  stepUp,
} from './quantity'

const anyNumber = fc.oneof(
  fc.integer({ min: -10, max: 300 }),
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, 2 ** 53, 0.1, -0),
)
const anyRule: fc.Arbitrary<QuantityRule> = fc.record({
  min_qty: anyNumber,
  step_qty: anyNumber,
  max_qty: fc.oneof(fc.constant(null), fc.constant(undefined), anyNumber),
  stock: anyNumber,
})
const validRule = fc.record({
  min_qty: fc.integer({ min: 1, max: 40 }),
  step_qty: fc.integer({ min: 1, max: 12 }),
  max_qty: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 90 })),
  stock: fc.integer({ min: 0, max: 120 }),
})

describe('quantities', () => {
  for (const row of file.cases) {
    test(row.name, () => {
      const rule = { ...file.defaults, ...row }
      const result = checkQuantity(rule, row.wanted)
      expect(result.ok).toBe(row.reason === undefined)
      if (!result.ok)
        expect({ reason: result.reason, message: result.message }).toEqual({
          reason: row.reason,
          message: row.message,
        })
      expect(snapQuantity(rule, row.wanted)).toBe(row.snap)
    })
  }

  test('the message of an adjusted number has the reason and the new number', () => {
    const rule = { min_qty: 1, step_qty: 1, stock: 12, unit: '盒' }
    expect(adjustQuantity(rule, 20).message).toBe('库存只剩 12 盒，已为您改为 12 盒')
    expect(adjustQuantity(rule, 5)).toEqual({ number: 5, adjusted: false, reason: null, message: '' })
    expect(adjustQuantity({ ...rule, stock: 0 }, 5)).toEqual({
      number: 0,
      adjusted: true,
      reason: 'no_stock',
      message: '暂时缺货',
    })
  })

  test('stepping walks the valid numbers and stops at both ends', () => {
    const rule = { min_qty: 15, step_qty: 10, max_qty: 45, stock: 1000 }
    expect(quantityBounds(rule)).toEqual({ lowest: 20, highest: 40, step: 10 })
    expect([20, 23, 39, 40, 99].map(number => stepUp(rule, number))).toEqual([30, 30, 40, 40, 40])
    expect([99, 40, 33, 23, 20, 0].map(number => stepDown(rule, number))).toEqual([40, 30, 30, 20, 20, 20])
    expect([stepUp({ ...rule, stock: 5 }, 20), stepDown({ ...rule, stock: 5 }, 20)]).toEqual([0, 0])
  })

  test('the valid numbers are the multiples of the step between minimum, maximum and stock', () => {
    fc.assert(
      fc.property(validRule, fc.integer({ min: -5, max: 150 }), (rule, wanted) => {
        const cap = Math.min(rule.max_qty ?? 1000, rule.stock)
        const valid = wanted % rule.step_qty === 0 && wanted >= rule.min_qty && wanted <= cap
        expect(checkQuantity(rule, wanted).ok).toBe(valid)
      }),
    )
  })

  test('any input gives a valid number, and no valid number is nearer', () => {
    fc.assert(
      fc.property(anyRule, anyNumber, (rule, wanted) => {
        const bounds = quantityBounds(rule)
        for (const number of [snapQuantity(rule, wanted), stepUp(rule, wanted), stepDown(rule, wanted)]) {
          if (bounds === null) expect(number).toBe(0)
          else expect(checkQuantity(rule, number)).toEqual({ ok: true, number })
        }
        const result = checkQuantity(rule, wanted)
        const neighbours = result.ok ? [] : [result.lower, result.upper].filter(Number.isFinite)
        if (!result.ok && bounds !== null) expect(neighbours).toContain(snapQuantity(rule, wanted))
      }),
      { numRuns: 2000 },
    )
  })

  test('stepping up or down changes the number by at most one step', () => {
    fc.assert(
      fc.property(validRule, fc.integer({ min: 0, max: 150 }), (rule, wanted) => {
        const bounds = quantityBounds(rule)
        if (bounds === null || wanted < bounds.lowest || wanted > bounds.highest) return
        const up = stepUp(rule, wanted)
        const down = stepDown(rule, wanted)
        expect(up > wanted || up === bounds.highest).toBe(true)
        expect(down < wanted || down === bounds.lowest).toBe(true)
        expect(up - wanted).toBeLessThanOrEqual(bounds.step)
        expect(wanted - down).toBeLessThanOrEqual(bounds.step)
      }),
    )
  })
})
