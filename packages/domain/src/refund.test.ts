import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundText, splitRefund } from './refund'

describe('[SV-04] a refund goes the way of the payment', () => {
  test.each([
    [
      { paid: 1000, balance: 0, refunded: 0, amount: 300 },
      { payment: 300, balance: 0 },
    ],
    [
      { paid: 0, balance: 1000, refunded: 0, amount: 300 },
      { payment: 0, balance: 300 },
    ],
    [
      { paid: 750, balance: 250, refunded: 0, amount: 1000 },
      { payment: 750, balance: 250 },
    ],
    [
      { paid: 750, balance: 250, refunded: 0, amount: 3 },
      { payment: 2, balance: 1 },
    ],
    [
      { paid: 750, balance: 250, refunded: 3, amount: 3 },
      { payment: 2, balance: 1 },
    ],
    [
      { paid: 0, balance: 0, refunded: 0, amount: 0 },
      { payment: 0, balance: 0 },
    ],
  ])('%j is %j', (input, parts) => expect(splitRefund(input)).toEqual(parts))

  test('the parts are never negative and make the refund; all refunds make both shares', () => {
    const fen = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(fen, fen, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (paid, balance, cuts) => {
        const total = paid + balance
        const ends = [...cuts.map(cut => Math.floor(cut * total)), total].sort((a, b) => a - b)
        let refunded = 0
        const sums = { payment: 0, balance: 0 }
        for (const end of ends) {
          const parts = splitRefund({ paid, balance, refunded, amount: end - refunded })
          expect(Math.min(parts.payment, parts.balance)).toBeGreaterThanOrEqual(0)
          sums.payment += parts.payment
          sums.balance += parts.balance
          refunded = end
        }
        expect(sums).toEqual({ payment: paid, balance })
      }),
    )
  })
})

test('the text says where each part goes, and what goes back to a cash voucher', () => {
  const parts = [
    { way: 'wechat', amount: 1200 },
    { way: 'balance', amount: 300 },
  ] as const
  expect(refundText(parts)).toBe('¥12.00 退至微信支付，¥3.00 退至账户余额')
  expect(refundText(parts, { voucher: 500 })).toBe(
    '¥12.00 退至微信支付，¥3.00 退至账户余额，¥5.00 退回现金券',
  )
  expect(refundText([], { voucher: 500, points: 30 })).toBe('¥5.00 退回现金券，退回 30 积分')
  expect(refundText([])).toBe('没有需要退回的款项')
})
