import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../cases/promotion.json'
import { bestCoupon, type Coupon, type CouponLine, judgeCoupon } from './coupon'
import { formatAmount, parseAmount } from './money'

const { now, coupon_defaults: defaults } = file

function couponOf(facts: object): Coupon {
  const { min_amount, amount, ...coupon } = { ...defaults.coupon, max_amount: null, ...facts }
  const max_amount = coupon.max_amount === null ? null : parseAmount(coupon.max_amount)
  // JSON knows no unions, so the kinds come in as plain strings.
  return { ...coupon, min_amount: parseAmount(min_amount), amount: parseAmount(amount), max_amount } as Coupon
}

function lineOf(facts: object): CouponLine {
  const line = { ...defaults.line, ...facts }
  // with_coupon is a plain number in JSON.
  return { ...line, amount: parseAmount(line.amount) } as CouponLine
}

describe('coupons', () => {
  for (const row of file.coupons) {
    test(row.name, () => {
      const verdict = judgeCoupon(couponOf(row.coupon), row.lines.map(lineOf), now)
      if (verdict.usable) expect(formatAmount(verdict.amount)).toBe(row.amount)
      else expect(verdict).toMatchObject({ reason: row.reason, message: row.message })
    })
  }

  test('times may be unix seconds, but never one of each', () => {
    const coupon = { ...couponOf({}), begin: 100, end: 200 }
    const lines = [lineOf({})]
    expect([99, 100, 200, 201].map(at => judgeCoupon(coupon, lines, at).usable)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(() => judgeCoupon(coupon, lines, now)).toThrow('domain: moments of two kinds')
  })

  test('what a coupon takes off is never more than the amount of the lines it covers', () => {
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
      fc.property(coupon, lines, (facts, given) => {
        const all = given.map(line => ({ ...lineOf({}), ...line }))
        const verdict = judgeCoupon({ ...couponOf({}), ...facts, scope_ids: [1] }, all, now)
        const counted = all.filter(
          line => line.with_coupon === 1 && (facts.scope === 'all' || line.goods_id === 1),
        )
        const eligible = counted.reduce((sum, line) => sum + line.amount, 0)
        expect(verdict.eligible_amount).toBe(eligible)
        if (!verdict.usable) return
        expect(verdict.amount).toBeGreaterThanOrEqual(0)
        expect(verdict.amount).toBeLessThanOrEqual(eligible)
      }),
    )
  })

  test('the best coupon takes most off; of equal ones the first to end', () => {
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
