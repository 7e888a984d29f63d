import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type FreightReturn,
  freightBack,
  type ParcelFreightInput,
  parcelFreights,
  returnFreights,
} from './return-freight'

const pack = (parcel_id: number, batch_id: number, line_id: number, number: number) => ({
  ...{ parcel_id, batch_id, line_id, number },
})

// Line 1 has 10 packs in batches 11 and 12, line 2 has 3 packs of batch 21. Parcel 103 holds packs of both lines.
const order: ParcelFreightInput = {
  lines: [
    { line_id: 1, ordered: 10, packs: 10, freight: 1000 },
    { line_id: 2, ordered: 3, packs: 3, freight: 200 },
  ],
  parcels: [pack(101, 11, 1, 4), pack(102, 12, 1, 1), pack(103, 12, 1, 5), pack(103, 21, 2, 3)],
}

test('[RT-27] a parcel has the freight of its packs, and the parcels add up to the freight', () => {
  expect([...parcelFreights(order)]).toEqual([
    [101, 400],
    [102, 100],
    [103, 700],
  ])
})

test('packs that are not shipped yet keep their share; packs that never will be leave theirs to the others', () => {
  const parcels = order.parcels.filter(({ parcel_id }) => parcel_id === 101)
  expect([...parcelFreights({ ...order, parcels })]).toEqual([[101, 400]])
  const ended = [
    { line_id: 1, ordered: 10, packs: 4, freight: 1000 },
    { line_id: 2, ordered: 3, packs: 0, freight: 200 },
  ]
  expect([...parcelFreights({ lines: ended, parcels })]).toEqual([[101, 1200]])
  expect([...parcelFreights({ lines: [], parcels })]).toEqual([[101, 0]])
})

test.each([
  ['nothing', [], 0],
  ['a part of a parcel', [[11, 3]], 0],
  ['a whole parcel', [[11, 4]], 400],
  ['the smaller of two parcels with the batch', [[12, 1]], 100],
  ['one parcel and a part of the next', [[12, 5]], 100],
  [
    'a parcel of two lines without one of its packs',
    [
      [12, 6],
      [21, 2],
    ],
    100,
  ],
  [
    'all',
    [
      [11, 4],
      [12, 6],
      [21, 3],
    ],
    1200,
  ],
] as const)('[RT-27] of %s the freight of whole parcels comes back', (_what, packs, freight) => {
  expect(freightBack(order, new Map(packs))).toBe(freight)
})

test('a parcel that lacks a pack takes none, so that a later one can be whole', () => {
  const parcels = [pack(101, 11, 1, 5), pack(102, 11, 1, 3)]
  const lines = [{ line_id: 1, ordered: 8, packs: 8, freight: 800 }]
  expect(freightBack({ lines, parcels }, new Map([[11, 3]]))).toBe(300)
})

test('a batch that a parcel names twice needs both numbers', () => {
  const parcels = [pack(101, 11, 1, 2), pack(101, 11, 1, 2)]
  const lines = [{ line_id: 1, ordered: 4, packs: 4, freight: 400 }]
  expect(freightBack({ lines, parcels }, new Map([[11, 2]]))).toBe(0)
  expect(freightBack({ lines, parcels }, new Map([[11, 4]]))).toBe(400)
})

const asked = (id: number, packs: readonly (readonly [number, number])[], change = {}): FreightReturn => ({
  ...{ id, paid: false, freight: 0, fault: true },
  packs: packs.map(([batch_id, number]) => ({ batch_id, number })),
  ...change,
})

test('[RT-27] the return with the last packs of a parcel brings its freight', () => {
  const freights = returnFreights(order, [asked(1, [[11, 1]]), asked(2, [[11, 3]]), asked(3, [[12, 1]])])
  expect([...freights]).toEqual([
    [1, 0],
    [2, 400],
    [3, 100],
  ])
})

test('[RT-27] packs that go back without a fault of the shop bring no freight, and leave their parcel without', () => {
  const unwanted = asked(1, [[11, 1]], { fault: false })
  expect([...returnFreights(order, [unwanted, asked(2, [[11, 3]])]).values()]).toEqual([0, 0])
})

test('[RT-27] what was paid stays: a later return brings only what is missing', () => {
  const paid = asked(1, [[11, 4]], { paid: true, freight: 400 })
  const rest = [asked(2, [[12, 6]]), asked(3, [[21, 3]])]
  expect([...returnFreights(order, [paid, ...rest])]).toEqual([
    [2, 100],
    [3, 700],
  ])
  const more = asked(1, [[11, 4]], { paid: true, freight: 1100 })
  expect([...returnFreights(order, [more, ...rest])]).toEqual([
    [2, 0],
    [3, 100],
  ])
})

const parcelOf = fc.record({
  parcel_id: fc.integer({ min: 1, max: 4 }),
  batch: fc.integer({ min: 0, max: 4 }),
  number: fc.integer({ min: 1, max: 9 }),
})

test('[SV-04] however an order is shipped and returned, never more than its freight comes back, and all of it at the end', () => {
  fc.assert(
    fc.property(
      fc.array(parcelOf, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(5_000), { minLength: 2, maxLength: 2 }),
      fc.array(fc.nat(100), { maxLength: 8 }),
      (shipped, freights, cuts) => {
        // Batches 0 to 2 are of line 1, the others of line 2.
        const parcels = shipped.map(({ parcel_id, batch, number }) =>
          pack(parcel_id, 11 + batch, batch < 3 ? 1 : 2, number),
        )
        const lines = freights.map((freight, at) => {
          const own = parcels.filter(({ line_id }) => line_id === at + 1)
          const packs = own.reduce((sum, { number }) => sum + number, 0)
          return { line_id: at + 1, ordered: packs, packs, freight }
        })
        const freight = lines.reduce((sum, line) => sum + line.freight, 0)
        const single = parcels.flatMap(({ batch_id, number }) => Array(number).fill([batch_id, 1] as const))
        const ends = [...cuts.map(cut => cut % single.length), single.length].sort((a, b) => a - b)
        const returns = ends.map((end, at) => asked(at + 1, single.slice(ends[at - 1] ?? 0, end)))
        const given = [...returnFreights({ lines, parcels }, returns).values()]
        expect(given.every(amount => amount >= 0)).toBe(true)
        expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(freight)
        expect([...parcelFreights({ lines, parcels }).values()].reduce((sum, each) => sum + each, 0)).toBe(
          freight,
        )
      },
    ),
  )
})
