import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canMoveRedemption,
  GIFT_CATEGORIES,
  giftAvailability,
  giftCategoryText,
  REDEMPTION,
  REDEMPTION_STATUSES,
  redemptionActions,
  redemptionStatusText,
} from './redemption'

const CODES = REDEMPTION_STATUSES.map(({ code }) => code)

test('[RT-29] a redemption is shipped and received, or cancelled before it is shipped', () => {
  const moves = CODES.flatMap(from =>
    CODES.filter(to => canMoveRedemption(from, to)).map(to => `${from} ${to}`),
  )
  expect(moves).toEqual([
    `${REDEMPTION.toShip} ${REDEMPTION.shipped}`,
    `${REDEMPTION.toShip} ${REDEMPTION.cancelled}`,
    `${REDEMPTION.shipped} ${REDEMPTION.done}`,
  ])
  expect(canMoveRedemption(0, REDEMPTION.shipped)).toBe(false)
})

test('[RT-29] every status has its text and what the buyer can do in it', () => {
  expect(CODES.map(code => [redemptionStatusText(code), redemptionActions(code)])).toEqual([
    ['待发货', ['cancel']],
    ['已发货', ['receive']],
    ['已完成', []],
    ['已取消', []],
  ])
  expect([redemptionStatusText(0), redemptionActions(0)]).toEqual(['', []])
})

test.each([
  ['enough of everything', { points: 100, stock: 50, per_buyer: 5 }, { points: 250, redeemed: 0 }, 'open', 2],
  ['no limit', { points: 100, stock: 50, per_buyer: null }, { points: 900, redeemed: 40 }, 'open', 9],
  ['the last piece', { points: 100, stock: 1, per_buyer: null }, { points: 900, redeemed: 0 }, 'open', 1],
  ['one more allowed', { points: 100, stock: 9, per_buyer: 3 }, { points: 900, redeemed: 2 }, 'open', 1],
  ['no stock', { points: 100, stock: 0, per_buyer: 1 }, { points: 0, redeemed: 1 }, 'gone', 0],
  ['as many as allowed', { points: 100, stock: 9, per_buyer: 1 }, { points: 0, redeemed: 1 }, 'limit', 0],
  ['too few points', { points: 100, stock: 9, per_buyer: 1 }, { points: 99, redeemed: 0 }, 'points', 0],
  ['points for 200', { points: 1, stock: 500, per_buyer: null }, { points: 200, redeemed: 0 }, 'open', 99],
] as const)('[RT-07] a gift with %s', (_what, gift, buyer, state, most) => {
  expect(giftAvailability({ ...gift, ended: false }, buyer)).toEqual({ state, most })
  expect(giftAvailability({ ...gift, ended: true }, buyer)).toEqual({ state: 'ended', most: 0 })
})

test('[RT-07] what can be redeemed is never more than the stock, the points and the limit', () => {
  const count = fc.nat({ max: 300 })
  fc.assert(
    fc.property(
      fc.record({
        points: fc.integer({ min: 1, max: 5000 }),
        stock: count,
        per_buyer: fc.option(count),
        ended: fc.boolean(),
      }),
      fc.record({ points: fc.nat({ max: 50_000 }), redeemed: count }),
      (gift, buyer) => {
        const { state, most } = giftAvailability(gift, buyer)
        expect(most).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThanOrEqual(gift.stock)
        expect(most * gift.points).toBeLessThanOrEqual(buyer.points)
        if (gift.per_buyer !== null && most > 0)
          expect(most + buyer.redeemed).toBeLessThanOrEqual(gift.per_buyer)
        expect(state === 'open').toBe(most > 0)
      },
    ),
  )
})

test('every group of the mall has a text', () => {
  expect(GIFT_CATEGORIES.map(({ category }) => giftCategoryText(category))).toEqual([
    '门店用品',
    '健康检测',
    '生活日用',
  ])
})
