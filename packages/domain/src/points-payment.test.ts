import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount, sumAmounts } from './money'
import { type OrderAmounts, type OrderPricingLine, priceOrder } from './order-pricing'
import {
  fewestPoints,
  offerPoints,
  POINTS_PAYMENT,
  type PointsPayment,
  pointsPaymentText,
  pointsWorth,
  splitPoints,
} from './points-payment'

const HALF: PointsPayment = { per_yuan: 100, most_percent: 50 }

/** A line of these goods, priced without points. */
function amountsOf(change: Partial<OrderAmounts>): OrderAmounts {
  const none = {
    goods_amount: 0,
    promotion_amount: 0,
    welfare_amount: 0,
    manjian_amount: 0,
    coupon_amount: 0,
  }
  const others = {
    cash_amount: 0,
    points_amount: 0,
    balance_amount: 0,
    shipping_amount: 0,
    payable_amount: 0,
  }
  return { ...none, ...others, ...change }
}

interface Case {
  readonly held?: number
  readonly payment?: PointsPayment
  readonly lines?: readonly (readonly [yuan: string, special_flag?: string])[]
}

function offer({ held = 1_000_000, payment = HALF, lines = [['100.00']] }: Case) {
  return offerPoints({
    lines: lines.map(([, special_flag]) => ({ special_flag })),
    amounts: lines.map(([yuan]) => amountsOf({ goods_amount: parseAmount(yuan), shipping_amount: 1200 })),
    held,
    payment,
  })
}

test.each<[what: string, input: Case, most: number, fen: number]>([
  ['half of the goods, without freight', {}, 5000, 5000],
  ['no more than the buyer has', { held: 320 }, 320, 320],
  ['a part of a fen is left', { lines: [['0.03']] }, 1, 1],
  ['none of ephedrine-type goods', { lines: [['100.00', 'ephedrine'], ['20.00']] }, 1000, 1000],
  [
    'a point of two fen pays no more than half',
    { payment: { ...HALF, per_yuan: 50 }, lines: [['0.15']] },
    3,
    6,
  ],
  ['no point is taken for less than a fen', { payment: { ...HALF, per_yuan: 150 }, held: 151 }, 150, 100],
  ['all of the goods where the shop allows it', { payment: { ...HALF, most_percent: 100 } }, 10_000, 10_000],
])('[SV-03] points pay %s', (_what, input, most, amount) => {
  expect(offer(input)).toEqual({ most, amount, reason: '' })
})

test('[SV-03] points pay of what reductions, coupon and voucher leave', () => {
  const reduced = { promotion_amount: 500, welfare_amount: 400, manjian_amount: 300, coupon_amount: 200 }
  const amounts = [amountsOf({ goods_amount: 10_000, ...reduced, cash_amount: 100 })]
  const { most } = offerPoints({ lines: [{}], amounts, held: 9999, payment: HALF })
  expect(most).toBe(4250)
})

test.each<[reason: string, input: Case]>([
  ['暂不支持积分抵扣', { payment: { ...HALF, most_percent: 0 } }],
  ['您没有可用的积分', { held: 0 }],
  ['您有 -30 积分，退货扣回的积分从以后获得的积分中抵扣', { held: -30 }],
  ['含麻黄碱类商品不能用积分抵扣', { lines: [['100.00', 'ephedrine']] }],
  ['没有可用积分抵扣的商品金额', { lines: [['0.00']] }],
  ['没有可用积分抵扣的商品金额', { lines: [] }],
  ['积分不足：5 积分起可以抵扣', { payment: { ...HALF, per_yuan: 500 }, held: 4 }],
])('[SV-03] none can be used: %s', (reason, input) => {
  expect(offer(input)).toEqual({ most: 0, amount: 0, reason })
})

test('[SV-03] the rule says what a point is worth, and how much points pay', () => {
  expect(pointsPaymentText(POINTS_PAYMENT)).toBe(
    '100 积分抵 1 元，最多抵优惠后商品金额的 50%，不抵运费和含麻黄碱类商品',
  )
})

const anyPayment = fc.record({
  per_yuan: fc.integer({ min: 1, max: 10_000 }),
  most_percent: fc.integer({ min: 0, max: 100 }),
})
const anyLine = fc.record({
  ...{ goods_id: fc.constant(1), category_ids: fc.constant([]), brand_id: fc.constant(null) },
  ...{ zones: fc.constant(['normal']), with_coupon: fc.constant(1 as const), type: fc.constant(0 as const) },
  ...{ goods_manjian_id: fc.constant(null), is_youx: fc.constant(0 as const), number: fc.nat(50) },
  ...{ is_free_shipping: fc.constant(0 as const), is_dpby: fc.constant(0 as const) },
  ...{ free_shipping_number: fc.constant(0), raw_price: fc.constant(0), price: fc.nat(3_000_000) },
  special_flag: fc.constantFrom('none', 'ephedrine'),
}) satisfies fc.Arbitrary<OrderPricingLine>

test('[SV-03] of any order points pay no more than their part, exactly what they are worth, and split without a rest', () => {
  const rule = { fee: 1200, free_from: 50_000 }
  const priceWith = (lines: OrderPricingLine[], points: number) =>
    priceOrder({
      ...{ lines, points, reductions: [], coupons: [], now: 0, balance: 0 },
      shipping: { normal: rule, youx: rule, zy: rule },
    })
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      fc.nat(9_000_000),
      anyPayment,
      (lines, held, payment) => {
        const { most, amount, reason } = offerPoints({
          ...{ lines, held, payment },
          amounts: priceWith(lines, 0).lines,
        })
        expect(reason === '').toBe(most > 0)
        expect(most).toBeLessThanOrEqual(held)
        expect([pointsWorth(most, payment), fewestPoints(most, payment)]).toEqual([amount, most])
        const { amounts, lines: shares } = priceWith(lines, amount)
        expect(amounts.points_amount).toBe(amount)
        const open = shares.filter((_, index) => lines[index]?.special_flag !== 'ephedrine')
        const goods = sumAmounts(open.map(share => share.goods_amount - share.promotion_amount))
        expect(amount).toBeLessThanOrEqual((goods * payment.most_percent) / 100)
        const points = splitPoints(most, shares)
        expect(sumAmounts(points)).toBe(most)
        for (const [index, share] of shares.entries())
          if (share.points_amount === 0) expect(points[index]).toBe(0)
      },
    ),
  )
})
