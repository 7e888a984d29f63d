import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER } from './order-code'
import {
  canMoveReturn,
  giftPacksDue,
  giftsDue,
  OPEN_RETURNS,
  RETURN,
  RETURN_KIND_ROWS,
  RETURN_KINDS,
  RETURN_REASON_ROWS,
  RETURN_REASONS,
  RETURN_STATUSES,
  returnAmount,
  returnGoodsProblem,
  returnKinds,
  returnShares,
  returnStatusText,
  returnSteps,
  takesGiftsBack,
  unshippedShares,
} from './return'

const HOUR = 3_600_000

test.each([
  [ORDER.toShip, null, []],
  [ORDER.shipped, null, ['refund_only', 'return_refund', 'exchange', 'refuse', 'resupply']],
  [ORDER.received, 47, ['refund_only', 'return_refund', 'exchange', 'resupply']],
  [ORDER.received, 48, ['return_refund', 'exchange']],
  [ORDER.received, 7 * 24, []],
  [ORDER.cancelled, null, []],
] as const)(
  'of an order in status %i, %s hours after the receipt, these can be requested: %j',
  (status, hours, kinds) => {
    const receivedAt = hours === null ? null : 0
    expect(returnKinds({ status, receivedAt, now: (hours ?? 0) * HOUR })).toEqual(kinds)
  },
)

test('every kind ends: its approval and its inspection lead through the table to the end', () => {
  for (const kind of RETURN_KINDS) {
    const { approved, inspected, refunds } = RETURN_KIND_ROWS[kind]
    expect(canMoveReturn(RETURN.waiting, approved)).toBe(true)
    if (approved === RETURN.toSend) expect(canMoveReturn(approved, RETURN.toInspect)).toBe(true)
    if (approved === RETURN.toSend || approved === RETURN.toInspect)
      expect(canMoveReturn(RETURN.toInspect, inspected)).toBe(true)
    expect(inspected === RETURN.refunding).toBe(refunds)
  }
})

test.each([
  ['refund_only', ['待审核', '退款中', '已完成']],
  ['return_refund', ['待审核', '待寄回', '待验收', '退款中', '已完成']],
  ['exchange', ['待审核', '待寄回', '待验收', '已完成']],
  ['refuse', ['待审核', '待验收', '退款中', '已完成']],
  ['resupply', ['待审核', '已完成']],
] as const)('the steps of %s are %j', (kind, texts) => {
  expect(returnSteps(kind).map(returnStatusText)).toEqual(texts)
})

test('every reason is one of at least one kind, and every kind has a reason', () => {
  expect(RETURN_REASONS.filter(reason => RETURN_REASON_ROWS[reason].kinds.length === 0)).toEqual([])
  expect(
    RETURN_KINDS.filter(
      kind => !RETURN_REASONS.some(reason => RETURN_REASON_ROWS[reason].kinds.includes(kind)),
    ),
  ).toEqual([])
})

test('a return is open until it is done, rejected or withdrawn', () => {
  const open = RETURN_STATUSES.filter(({ next }) => next.length > 0)
  expect(OPEN_RETURNS).toEqual(open.map(({ code }) => code))
})

test.each([
  ['ordinary goods', {}, []],
  ['goods taken back for their quality only', { quality_only: true }, ['near_expiry', 'unwanted']],
  ['near-expiry stock', { near_expiry: true }, ['near_expiry']],
] as const)('[RT-27] %s with %j do not come back for %j', (_goods, limits, reasons) => {
  const goods = { quality_only: false, near_expiry: false, ...limits }
  expect(RETURN_REASONS.filter(reason => returnGoodsProblem(goods, reason) !== '')).toEqual(reasons)
})

test('a return that is over stays so; an unknown status has no text and no next one', () => {
  for (const code of [RETURN.done, RETURN.rejected, RETURN.withdrawn])
    expect(RETURN_STATUSES.filter(({ code: to }) => canMoveReturn(code, to))).toEqual([])
  expect(canMoveReturn(11, RETURN.done)).toBe(false)
  expect([returnStatusText(RETURN.toSend), returnStatusText(11)]).toEqual(['待寄回', ''])
})

test('however a line is returned in parts, the refunds add up to what was paid for it', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.nat(10_000_000), parts, (paid, numbers) => {
      const packs = numbers.reduce((sum, number) => sum + number, 0)
      let earlier = 0
      let refunded = 0
      for (const number of numbers) {
        const amount = returnAmount({ paid, packs, earlier, number })
        expect(amount).toBeGreaterThanOrEqual(0)
        refunded += amount
        earlier += number
      }
      expect(refunded).toBe(paid)
    }),
  )
})

test('[RT-27] batches of one line and earlier returns share what was paid for the line, what a voucher paid, and points', () => {
  const line = { line_id: 1, line_packs: 3, line_paid: 1000, line_voucher: 100, line_points: 10 }
  const none = { returned: 0, returned_amount: 0, returned_voucher: 0, returned_points: 0 }
  const back = { returned_amount: 333, returned_voucher: 33, returned_points: 3 }
  const first = { ...line, ...back, batch_id: 11, returned: 1 }
  const second = { ...line, ...none, batch_id: 12 }
  const other = { ...line, ...none, batch_id: 21, line_id: 2, line_packs: 2, line_paid: 500, line_voucher: 0 }
  const shares = returnShares(
    [first, second, other],
    new Map([
      [11, 1],
      [12, 1],
      [21, 1],
      [99, 4],
    ]),
  )
  expect([...shares]).toEqual([
    [11, { amount: 333, voucher_amount: 33, points: 3 }],
    [12, { amount: 334, voucher_amount: 34, points: 4 }],
    [21, { amount: 250, voucher_amount: 0, points: 5 }],
  ])
  expect(returnShares([first, second], new Map([[12, 0]])).size).toBe(0)
})

test('[SV-04] earlier returns that refunded more than their share leave only the rest', () => {
  const batch = { batch_id: 11, line_id: 1, line_packs: 2, line_paid: 1000, line_voucher: 0, line_points: 0 }
  const earlier = { returned: 1, returned_amount: 700, returned_voucher: 0, returned_points: 0 }
  expect(returnShares([{ ...batch, ...earlier }], new Map([[11, 1]])).get(11)?.amount).toBe(300)
})

test.each([
  ['return_refund', 'unwanted', true],
  ['return_refund', 'near_expiry', true],
  ['refuse', 'unwanted', true],
  ['return_refund', 'damaged', false],
  ['refund_only', 'short', false],
  ['exchange', 'near_expiry', false],
  ['resupply', 'short', false],
] as const)('a return of kind %s for the reason %s takes the gifts back: %s', (kind, reason, takes) => {
  expect(takesGiftsBack({ kind, reason })).toBe(takes)
})

// Line 1 has two batches; line 2 is its gift, 1 pack for 10, and line 3 was bought for itself.
const giftBatches = ({ kept = 100, returnable = 10, need = 10, give = 1 } = {}) => [
  { batch_id: 11, line_id: 1, returnable: 60, gift: null },
  { batch_id: 12, line_id: 1, returnable: 40, gift: null },
  { batch_id: 21, line_id: 2, returnable, gift: { line_id: 1, need, give, kept } },
  { batch_id: 31, line_id: 3, returnable: 5, gift: null },
]

test.each([
  [
    'all of its goods',
    [
      [11, 60],
      [12, 40],
    ],
    {},
    [[2, 10]],
  ],
  ['a few packs', [[11, 1]], {}, [[2, 1]]],
  ['packs that the gift did not need', [[11, 5]], { kept: 105 }, []],
  ['packs after other returns', [[12, 11]], { kept: 50, returnable: 5 }, [[2, 2]]],
  ['goods whose gift was short', [[11, 40]], { returnable: 5 }, []],
  ['goods whose gift came back before, or was not shipped', [[11, 60]], { returnable: 0 }, []],
  ['other goods', [[31, 5]], { kept: 0 }, []],
  ['the gift alone', [[21, 10]], {}, []],
  ['goods with several gifts at once', [[11, 1]], { returnable: 20, give: 2 }, [[2, 2]]],
  ['nothing', [], {}, []],
] as const)('the gifts that come back with %s', (_what, numbers, change, due) => {
  expect([...giftsDue(giftBatches(change), new Map(numbers))]).toEqual(due)
})

test('the packs of a gift that are due are those of its first batches', () => {
  const batches = [...giftBatches({ returnable: 6 }), { ...giftBatches({ returnable: 3 })[2]!, batch_id: 22 }]
  expect([...giftPacksDue(batches, new Map([[2, 8]]))]).toEqual([
    [21, 6],
    [22, 2],
  ])
  expect([...giftPacksDue(batches, new Map([[2, 4]]))]).toEqual([
    [21, 4],
    [22, 0],
  ])
  expect([...giftPacksDue(batches, new Map())]).toEqual([])
})

test('a gift of two batches comes back as one number', () => {
  const batches = giftBatches({ returnable: 6 })
  const more = { ...batches[2]!, batch_id: 22, returnable: 4 }
  expect([...giftsDue([...batches, more], new Map([[11, 55]]))]).toEqual([[2, 6]])
})

test('returns one after another leave what the rest of the goods earns, and never more', () => {
  fc.assert(
    fc.property(
      fc.record({ need: fc.integer({ min: 1, max: 20 }), give: fc.integer({ min: 1, max: 5 }) }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
      ({ need, give }, steps) => {
        const bought = steps.reduce((sum, each) => sum + each, 0)
        let kept = bought
        let gifts = Math.floor(bought / need) * give
        for (const number of steps) {
          const gift = { line_id: 1, need, give, kept }
          const batches = [
            { batch_id: 11, line_id: 1, returnable: kept, gift: null },
            { batch_id: 21, line_id: 2, returnable: gifts, gift },
          ]
          gifts -= giftsDue(batches, new Map([[11, number]])).get(2) ?? 0
          kept -= number
          expect(gifts).toBe(Math.floor(kept / need) * give)
        }
        expect(gifts).toBe(0)
      },
    ),
  )
})

test('packs that are not shipped and the returns before and after give back exactly what was paid', () => {
  const packs = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(packs, packs, packs, packs, fc.nat(100_000), (early, late, one, two, line_paid) => {
      const line = { line_id: 1, line_paid, line_voucher: 7 * early, line_points: 11 * late }
      const shipped = { ...line, batch_id: 11, line_packs: early + late + one + two }
      const none = { returned: 0, returned_amount: 0, returned_voucher: 0, returned_points: 0 }
      const first = returnShares([{ ...shipped, ...none }], new Map([[11, early]])).get(11)!
      const ended = [
        ...unshippedShares([
          { ...shipped, batch_id: 12, unshipped: one },
          { ...shipped, batch_id: 13, unshipped: two },
        ]).values(),
      ]
      const sumOf = (key: keyof typeof first) => ended.reduce((sum, share) => sum + share[key], 0)
      const left = {
        ...{ ...shipped, line_packs: early + late, returned: early },
        ...{ returned_amount: first.amount, returned_voucher: first.voucher_amount },
        returned_points: first.points,
        line_paid: line_paid - sumOf('amount'),
        line_voucher: line.line_voucher - sumOf('voucher_amount'),
        line_points: line.line_points - sumOf('points'),
      }
      const last = returnShares([left], new Map([[11, late]])).get(11)!
      expect(first.amount + sumOf('amount') + last.amount).toBe(line_paid)
      expect(first.voucher_amount + sumOf('voucher_amount') + last.voucher_amount).toBe(line.line_voucher)
      expect(first.points + sumOf('points') + last.points).toBe(line.line_points)
    }),
  )
})

test('packs that are not shipped give back the share of their own line', () => {
  const batch = (batch_id: number, line_id: number, unshipped: number) => ({
    ...{ batch_id, line_id, unshipped, line_packs: 4 },
    line_paid: 1001 * line_id,
    line_voucher: 0,
    line_points: 0,
  })
  const shares = unshippedShares([batch(11, 1, 1), batch(12, 1, 2), batch(21, 2, 4)])
  expect([...shares.values()].map(({ amount }) => amount)).toEqual([250, 501, 2002])
})
