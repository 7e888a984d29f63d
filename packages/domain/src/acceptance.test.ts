import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptanceClaims,
  acceptanceOf,
  acceptanceProblem,
  acceptanceReason,
  sumAcceptance,
} from './acceptance'

test.each([
  [{ shipped: 10, received: 10, rejected: 0 }, null],
  [{ shipped: 10, received: 0, rejected: 0 }, null],
  [{ shipped: 10, received: 10, rejected: 10 }, null],
  [{ shipped: 10, received: 11, rejected: 0 }, '实收不能超过应收 10，多发的请联系客服处理'],
  [{ shipped: 10, received: -1, rejected: 0 }, '实收数量应为不小于 0 的整数'],
  [{ shipped: 10, received: 1.5, rejected: 0 }, '实收数量应为不小于 0 的整数'],
  [{ shipped: 10, received: 8, rejected: 9 }, '不合格不能超过实收 8'],
  [{ shipped: 10, received: 8, rejected: Number.NaN }, '不合格数量应为不小于 0 的整数'],
])('[RT-27] %j: %s', (numbers, text) => {
  expect(acceptanceProblem(numbers)?.text ?? null).toBe(text)
})

test('[RT-27] a problem names the number that is wrong', () => {
  expect(acceptanceProblem({ shipped: 1, received: 2, rejected: 0 })?.field).toBe('received')
  expect(acceptanceProblem({ shipped: 1, received: 1, rejected: 2 })?.field).toBe('rejected')
  expect(() => acceptanceOf({ shipped: 1, received: 2, rejected: 0 })).toThrow(RangeError)
})

test('[RT-27] what was accepted, rejected and is short adds up to what was shipped', () => {
  const numbers = fc
    .nat(500)
    .chain(shipped => fc.tuple(fc.constant(shipped), fc.nat(shipped)))
    .chain(([shipped, received]) =>
      fc.record({
        shipped: fc.constant(shipped),
        received: fc.constant(received),
        rejected: fc.nat(received),
      }),
    )
  fc.assert(
    fc.property(fc.array(numbers), all => {
      const results = all.map(acceptanceOf)
      for (const { shipped, received, accepted, rejected, short } of [...results, sumAcceptance(results)]) {
        expect(accepted + rejected).toBe(received)
        expect(received + short).toBe(shipped)
      }
    }),
  )
})

test.each([
  [{ short: 0, rejected: 0, remark: '' }, ''],
  [{ short: 2, rejected: 0, remark: '' }, '短缺 2'],
  [{ short: 2, rejected: 1, remark: '外箱压损' }, '短缺 2；破损或不合格 1；外箱压损'],
])('[RT-27] %j: %s', (result, text) => {
  expect(acceptanceReason(result)).toBe(text)
})

const FOUND = [
  { batch_id: 31, short: 2, rejected: 1 },
  { batch_id: 31, short: 1, rejected: 0 },
  { batch_id: 32, short: 0, rejected: 3 },
  { batch_id: 33, short: 0, rejected: 0 },
]

test('[RT-27] claims have what is short and what is damaged by batch, over all parcels', () => {
  expect(acceptanceClaims(FOUND, [])).toEqual([
    { reason: 'short', lines: [{ batch_id: 31, number: 3 }] },
    {
      reason: 'damaged',
      lines: [
        { batch_id: 31, number: 1 },
        { batch_id: 32, number: 3 },
      ],
    },
  ])
})

test('[RT-27] a return of good packs leaves the claims of the others', () => {
  expect(
    acceptanceClaims(FOUND, [
      { batch_id: 31, reason: 'unwanted', number: 3 },
      { batch_id: 32, reason: 'unwanted', number: 3 },
    ]),
  ).toEqual(acceptanceClaims(FOUND, []))
})

test('[RT-27] what a return has asked for is claimed no more; bad quality counts as damaged', () => {
  expect(
    acceptanceClaims(FOUND, [
      { batch_id: 31, reason: 'short', number: 3 },
      { batch_id: 31, reason: 'damaged', number: 1 },
      { batch_id: 32, reason: 'quality', number: 2 },
    ]),
  ).toEqual([{ reason: 'damaged', lines: [{ batch_id: 32, number: 1 }] }])
  expect(acceptanceClaims([], [])).toEqual([])
})
