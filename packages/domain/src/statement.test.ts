import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StatementPayment, statementTotals } from './statement'

const ORDER: StatementPayment = {
  goods_amount: 10_000,
  promotion_amount: 500,
  welfare_amount: 600,
  manjian_amount: 400,
  coupon_amount: 300,
  cash_amount: 200,
  points_amount: 100,
  shipping_amount: 1_000,
  cost_amount: 8_900,
  balance_amount: 900,
  online_amount: 8_000,
}
const NO_ROWS = { payments: [], refunds: [], invoices: [], opening_amount: 0, changes: [] }

test('[RT-22] a statement without rows is all zero, and the balance stays', () => {
  const totals = statementTotals({ ...NO_ROWS, opening_amount: 1_234 })
  expect(totals).toMatchObject({
    paid_amount: 0,
    net_amount: 0,
    opening_amount: 1_234,
    closing_amount: 1_234,
  })
})

test('[RT-22] each total is the sum of its column; a red invoice and a refund take off', () => {
  const totals = statementTotals({
    payments: [ORDER, ORDER],
    refunds: [700, 800],
    invoices: [8_900, -700],
    opening_amount: 5_000,
    changes: [
      { income: 800, expense: 0 },
      { income: 0, expense: 1_800 },
    ],
  })
  expect(totals).toEqual({
    goods_amount: 20_000,
    promotion_amount: 1_000,
    welfare_amount: 1_200,
    manjian_amount: 800,
    coupon_amount: 600,
    cash_amount: 400,
    points_amount: 200,
    shipping_amount: 2_000,
    cost_amount: 17_800,
    balance_amount: 1_800,
    online_amount: 16_000,
    paid_amount: 17_800,
    refunded_amount: 1_500,
    net_amount: 16_300,
    invoiced_amount: 8_200,
    opening_amount: 5_000,
    income: 800,
    expense: 1_800,
    closing_amount: 4_000,
  })
})

describe('whatever the rows are', () => {
  const fen = fc.integer({ min: 0, max: 10_000_000 })

  test('a month begins with the balance at the end of the one before, and both add up as one', () => {
    const changes = fc.array(fc.record({ income: fen, expense: fen }))
    fc.assert(
      fc.property(fen, changes, changes, (opening_amount, first, second) => {
        const one = statementTotals({ ...NO_ROWS, opening_amount, changes: first })
        const two = statementTotals({ ...NO_ROWS, opening_amount: one.closing_amount, changes: second })
        const both = statementTotals({ ...NO_ROWS, opening_amount, changes: [...first, ...second] })
        expect(two.closing_amount).toBe(both.closing_amount)
      }),
    )
  })
})
