import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../cases/promotion.json'
import { bestCoupon, type Coupon, type CouponLine, evaluateCoupon } from './coupon'
import { formatAmount, parseAmount } from './money'

const { now, coupon_defaults: defaults } = file

function couponOf(fields: object): Coupon {
  const { min_amount, amount, ...coupon } = { ...defaults.coupon, max_amount: null, ...fields }
  const max_amount = coupon.max_amount === null ? null : parseAmount(coupon.max_amount)
  // In JSON the kinds are plain strings.
  return { ...coupon, min_amount: parseAmount(min_amount), amount: parseAmount(amount), max_amount } as Coupon
}

function lineOf(fields: object): CouponLine {
  const line = { ...defaults.line, ...fields }
  // with_coupon is a plain number in JSON.
  return { ...line, amount: parseAmount(line.amount) } as CouponLine
}

describe('coupons', () => {
  for (const row of file.coupons) {
    test(row.name, () => {
      const evaluation = evaluateCoupon(couponOf(row.coupon), row.lines.map(lineOf), now)
      if (evaluation.usable) expect(formatAmount(evaluation.amount)).toBe(row.amount)
      else expect(evaluation).toMatchObject({ reason: row.reason, message: row.message })
    })
  }

  test('times may be unix seconds, but a call must not mix formats', () => {
    const coupon = { ...couponOf({}), begin: 100, end: 200 }
    const lines = [lineOf({})]
    expect([99, 100, 200, 201].map(at => evaluateCoupon(coupon, lines, at).usable)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(() => evaluateCoupon(coupon, lines, now)).toThrow('domain: moments in two formats')
  })

  test('the deduction of a coupon is at most the amount of the lines in its scope', () => {
    const fen = fc.integer({ min: 0, max: 1_000_000 })
    const lines = fc.array(
      fc.record({ amount: fen, with_coupon: fc.constantFrom(0 as const, 1 as const), goods_id: fc.nat(3) }),
    )
    const coupon = fc.record({
      kind: fc.constantFrom('reduce' as const, 'discount' as const, 'cash' as const),
      scope: fc.constantFrom('all' as const, 'goods' as const),
      min_amount: fen,
      amount: fen,
      rate: fc.integer({ min: 0, max: 10_000 }),
      max_amount: fc.oneof(fc.constant(null), fen),
    })
    fc.assert(
      fc.property(coupon, lines, (fields, given) => {
        const all = given.map(line => ({ ...lineOf({}), ...line }))
        const evaluation = evaluateCoupon({ ...couponOf({}), ...fields, scope_ids: [1] }, all, now)
        const counted = all.filter(
          line => line.with_coupon === 1 && (fields.scope === 'all' || line.goods_id === 1),
        )
        const eligible = counted.reduce((sum, line) => sum + line.amount, 0)
        expect(evaluation.eligible_amount).toBe(eligible)
        if (!evaluation.usable) return
        expect(evaluation.amount).toBeGreaterThanOrEqual(0)
        expect(evaluation.amount).toBeLessThanOrEqual(eligible)
      }),
    )
  })

  test('the best coupon has the largest deduction; of equal ones it expires first', () => {
    const coupons = [
      couponOf({ id: 1, amount: '10.00' }),
      couponOf({ id: 2, amount: '15.00' }),
      couponOf({ id: 3, amount: '15.00', end: '2026-11-21 00:00:00' }),
      couponOf({ id: 4, amount: '90.00', status: 'used' }),
    ]
    expect(bestCoupon(coupons, [lineOf({})], now)?.id).toBe(3)
    expect(bestCoupon(coupons, [lineOf({ amount: '1.00' })], now)).toBeNull()
    expect(bestCoupon([], [lineOf({})], now)).toBeNull()
  })
})
