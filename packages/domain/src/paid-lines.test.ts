import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodsCost, type SplitPaidInput, splitPaid } from './paid-lines'

test('goods cost what is paid for them, the balance included, without freight', () => {
  expect(goodsCost({ payable_amount: 2624, balance_amount: 0, shipping_amount: 1500 })).toBe(1124)
  expect(goodsCost({ payable_amount: 0, balance_amount: 2624, shipping_amount: 1500 })).toBe(1124)
  expect(goodsCost({ payable_amount: 0, balance_amount: 0, shipping_amount: 0 })).toBe(0)
})

/** Two lines and the freight, of which the first line was returned in part. */
const ROWS = [
  { cost: 1000, returned: 200 },
  { cost: 500, returned: 0 },
  { cost: 150, returned: 0 },
]

test.each<[string, Omit<SplitPaidInput, 'rows'>, [number, number][], [number, number]]>([
  [
    'unpaid',
    { paid: 0, refunded: 0 },
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    [0, 0],
  ],
  [
    'paid',
    { paid: 1650, refunded: 200 },
    [
      [1000, 200],
      [500, 0],
      [150, 0],
    ],
    [0, 0],
  ],
  [
    'paid and closed',
    { paid: 1650, refunded: 1650 },
    [
      [1000, 1000],
      [500, 500],
      [150, 150],
    ],
    [0, 0],
  ],
  [
    'paid too much',
    { paid: 1700, refunded: 250 },
    [
      [1000, 200],
      [500, 0],
      [150, 0],
    ],
    [50, 50],
  ],
  [
    'the balance part alone',
    { paid: 165, refunded: 0 },
    [
      [100, 0],
      [50, 0],
      [15, 0],
    ],
    [0, 0],
  ],
  [
    'a refund without a return',
    { paid: 1650, refunded: 345 },
    [
      [1000, 280],
      [500, 50],
      [150, 15],
    ],
    [0, 0],
  ],
])('%s', (title, order, rows, extra) => {
  const own =
    title === 'unpaid' || title === 'the balance part alone'
      ? ROWS.map(row => ({ ...row, returned: 0 }))
      : ROWS
  expect(splitPaid({ rows: own, ...order })).toEqual({
    rows: rows.map(([paid, refunded]) => ({ paid, refunded })),
    extra: { paid: extra[0], refunded: extra[1] },
  })
})

const fen = fc.integer({ min: 0, max: 1_000_000 })

test('the rows and the extra add up to what the order received and refunded', () => {
  const row = fc.tuple(fen, fen).map(([cost, other]) => ({ cost, returned: Math.min(cost, other) }))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fen, fen, (rows, more, other) => {
      const cost = rows.reduce((sum, each) => sum + each.cost, 0)
      const returned = rows.reduce((sum, each) => sum + each.returned, 0)
      const paid = cost + more
      const refunded = Math.max(returned, Math.min(paid, other))
      const split = splitPaid({ rows, paid, refunded })
      const all = [...split.rows, split.extra]
      expect(all.reduce((sum, each) => sum + each.paid, 0)).toBe(paid)
      expect(all.reduce((sum, each) => sum + each.refunded, 0)).toBe(refunded)
      for (const [at, each] of split.rows.entries()) {
        expect(each.paid).toBe(rows[at]?.cost)
        expect(each.refunded).toBeLessThanOrEqual(each.paid)
        expect(each.refunded).toBeGreaterThanOrEqual(rows[at]?.returned ?? 0)
      }
    }),
  )
})
