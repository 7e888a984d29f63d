import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import file from '../cases/order-pricing.json'
import type { Coupon } from './coupon'
import { formatAmount, parseAmount, parsePrice, sumAmounts } from './money'
import {
  acceptsTotal,
  type OrderAmounts,
  type OrderPricingInput,
  type OrderPricingLine,
  priceOrder,
  sumOrderAmounts,
} from './order-pricing'
import { splitOrder } from './order-split'
import type { ShippingRules } from './shipping'

const DEDUCTIONS = ['promotion', 'welfare', 'manjian', 'coupon', 'cash', 'points', 'balance'] as const

const PARTS = ['goods', ...DEDUCTIONS, 'shipping', 'payable'] as const

const rules: ShippingRules = {
  normal: ruleOf(file.rules.normal),
  youx: ruleOf(file.rules.youx),
  zy: ruleOf(file.rules.zy),
}

function ruleOf(rule: { fee: string; free_from: string }) {
  return { fee: parseAmount(rule.fee), free_from: parseAmount(rule.free_from) }
}

function lineOf(fields: object): OrderPricingLine {
  const line = { ...file.line_defaults, ...fields }
  // Flags are plain numbers in JSON.
  return { ...line, price: parsePrice(line.price), raw_price: parsePrice(line.raw_price) } as OrderPricingLine
}

function couponOf(fields: object): Coupon {
  const coupon = { ...file.coupon_defaults, ...fields }
  // In JSON the kinds are plain strings.
  return {
    ...coupon,
    min_amount: parseAmount(coupon.min_amount),
    amount: parseAmount(coupon.amount),
  } as Coupon
}

/** Amounts in the format of the cases: wire names without `_amount`, and only parts that are not 0. */
function written(amounts: OrderAmounts): Record<string, string> {
  const parts = PARTS.map(part => [part, amounts[`${part}_amount`]] as const).filter(([, fen]) => fen !== 0)
  return Object.fromEntries(parts.map(([part, fen]) => [part, formatAmount(fen)]))
}

describe('pricing an order', () => {
  for (const row of file.cases) {
    test(`[VA-08] ${row.name}`, () => {
      const pricing = priceOrder({
        lines: row.lines.map(lineOf),
        reductions: (row.reductions ?? []).map(reduction => ({
          ...reduction,
          tiers: reduction.tiers.map(tier => ({
            amount: parseAmount(tier.amount),
            reduce: parseAmount(tier.reduce),
          })),
        })),
        coupons: (row.coupons ?? []).map(couponOf),
        now: file.now,
        points: parseAmount(row.points ?? '0.00'),
        balance: parseAmount(row.balance ?? '0.00'),
        shipping: rules,
      })
      const refused = pricing.coupons.flatMap(({ evaluation }) =>
        evaluation.usable ? [] : [evaluation.message],
      )
      expect(written(pricing.amounts)).toEqual(row.amounts)
      expect(refused).toEqual(row.refused ?? [])
      if (row.shares) expect(pricing.lines.map(written)).toEqual(row.shares)
    })
  }

  test('a lower total than agreed is accepted, a higher one is not', () => {
    expect([acceptsTotal(100, 99), acceptsTotal(100, 100), acceptsTotal(100, 101)]).toEqual([
      true,
      true,
      false,
    ])
  })
})

const flag = fc.constantFrom(0 as const, 1 as const)
const fen = fc.nat(80_000)
const anyLine: fc.Arbitrary<OrderPricingLine & { ck_id: number }> = fc.record({
  goods_id: fc.nat(3),
  category_ids: fc.array(fc.nat(3), { maxLength: 2 }),
  brand_id: fc.oneof(fc.constant(null), fc.nat(2)),
  zones: fc.constant(['normal']),
  with_coupon: flag,
  special_flag: fc.constantFrom('none', 'ephedrine'),
  goods_manjian_id: fc.oneof(fc.constant(null), fc.nat(2)),
  is_youx: flag,
  type: flag,
  is_free_shipping: flag,
  is_dpby: flag,
  free_shipping_number: fc.nat(20),
  price: fc.nat(3_000_000),
  raw_price: fc.nat(3_000_000),
  is_welfare: fc.boolean(),
  number: fc.nat(50),
  ck_id: fc.integer({ min: 1, max: 3 }),
})
const anyCoupon: fc.Arbitrary<Coupon> = fc.record({
  id: fc.nat(9),
  kind: fc.constantFrom('reduce' as const, 'discount' as const, 'cash' as const, 'freight' as const),
  scope: fc.constantFrom('all' as const, 'goods' as const, 'brand' as const, 'category' as const),
  scope_ids: fc.constant([1, 2]),
  min_amount: fen,
  amount: fen,
  rate: fc.integer({ min: 0, max: 10_000 }),
  begin: fc.constant(0),
  end: fc.constant(100),
  status: fc.constant('unused' as const),
})
const anyInput: fc.Arbitrary<OrderPricingInput & { lines: (OrderPricingLine & { ck_id: number })[] }> =
  fc.record({
    lines: fc.array(anyLine, { maxLength: 15 }),
    reductions: fc.array(
      fc.record({
        goods_manjian_id: fc.nat(2),
        whole_cart: fc.boolean(),
        tiers: fc.array(fc.record({ amount: fen, reduce: fen }), { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    coupons: fc.array(anyCoupon, { maxLength: 4 }),
    now: fc.constant(50),
    points: fen,
    balance: fc.nat(500_000),
    shipping: fc.constant(rules),
  })

describe('any order', () => {
  test('no part is negative, the parts give the payable amount, and the shares add up to every part', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const { amounts, lines } = priceOrder(input)
        for (const each of [amounts, ...lines]) {
          expect(Math.min(...Object.values(each))).toBeGreaterThanOrEqual(0)
          const deductions = sumAmounts(DEDUCTIONS.map(part => each[`${part}_amount`]))
          expect(each.goods_amount + each.shipping_amount - deductions).toBe(each.payable_amount)
        }
        for (const part of PARTS) {
          const shares = sumAmounts(lines.map(line => line[`${part}_amount`]))
          expect(shares).toBe(amounts[`${part}_amount`])
        }
      }),
      { numRuns: 500 },
    )
  })

  test('the orders of a checkout add up to it, and every line is in one of them', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const { amounts, lines } = priceOrder(input)
        const parts = splitOrder(input.lines)
        const totals = parts.map(part => sumOrderAmounts(part.indexes.map(index => lines[index]!)))
        expect(sumOrderAmounts(totals)).toEqual(amounts)
        const indexes = parts.flatMap(part => part.indexes).sort((a, b) => a - b)
        expect(indexes).toEqual(input.lines.map((_, index) => index))
      }),
    )
  })

  test('an ephedrine-type line has no deduction and no payment from the balance', () => {
    fc.assert(
      fc.property(anyInput, input => {
        for (const [index, line] of priceOrder(input).lines.entries()) {
          if (input.lines[index]?.special_flag !== 'ephedrine') continue
          const { manjian_amount, coupon_amount, cash_amount, points_amount, balance_amount } = line
          expect([manjian_amount, coupon_amount, cash_amount, points_amount, balance_amount]).toEqual([
            0, 0, 0, 0, 0,
          ])
        }
      }),
    )
  })

  test('the same input gives the same result, and the input does not change', () => {
    fc.assert(
      fc.property(anyInput, input => {
        const before = structuredClone(input)
        expect(priceOrder(input)).toEqual(priceOrder(input))
        expect(input).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })
})
