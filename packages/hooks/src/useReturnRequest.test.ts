import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type ReturnRequestBatch,
  type ReturnRequestKind,
  returnRequestTexts,
  useReturnRequest,
} from './useReturnRequest'

function batchFor(batch_id: number, change: Partial<ReturnRequestBatch> = {}): ReturnRequestBatch {
  return {
    batch_id,
    line_id: batch_id,
    returnable: 10,
    quality_only: 0,
    near_expiry: 0,
    gift: null,
    line_packs: 10,
    line_paid: '100.00',
    line_voucher: '10.00',
    line_points: 30,
    returned: 0,
    returned_amount: '0.00',
    returned_voucher: '0.00',
    returned_points: 0,
    ...change,
  }
}

const KINDS: readonly [ReturnRequestKind, ReturnRequestKind] = [
  {
    kind: 'return_refund',
    reasons: [
      { reason: 'unwanted', needs_files: 0 },
      { reason: 'damaged', needs_files: 1 },
    ],
  },
  { kind: 'exchange', reasons: [{ reason: 'damaged', needs_files: 1 }] },
]

const GIFT = batchFor(2, {
  line_paid: '0.00',
  gift: { line_id: 1, need: 10, give: 1, kept: 10 },
  returnable: 1,
})

const open = (batches = [batchFor(1), GIFT], texts: Record<string, string> = {}) =>
  renderHook(() => useReturnRequest({ kinds: KINDS, batches, texts })).result

test('[RT-27] the packs that are entered are what is returned, with what they give back', () => {
  const request = open()
  expect(request.current.lines).toEqual([])
  act(() => request.current.setTexts(new Map([[1, '5']])))
  expect(request.current.lines).toEqual([{ batch_id: 1, number: 5 }])
  expect(request.current.shares?.get(1)).toEqual({ amount: 5000, voucher_amount: 500, points: 15 })
  expect(request.current.wrong).toBeUndefined()
})

test.each(['11', '2.5', 'x'])('[RT-27] %s packs are wrong, and are not returned', text => {
  const request = open()
  act(() => request.current.setTexts(new Map([[1, text]])))
  expect(request.current.wrong?.batch_id).toBe(1)
  expect(request.current.lines).toEqual([])
})

test('[RT-27] gifts go back with what earned them, without a fault of the shop', () => {
  const request = open()
  act(() => request.current.setTexts(new Map([[1, '5']])))
  expect(request.current.giftsDue).toBeUndefined()
  act(() => request.current.setReason('unwanted'))
  expect(request.current.giftsDue).toEqual(new Map([[2, 1]]))
  act(() => request.current.setReason('damaged'))
  expect(request.current.giftsDue).toBeUndefined()
})

test('[RT-27] the packs of a gift follow those of its goods, until others are entered', () => {
  const request = open([
    batchFor(1, { returnable: 20 }),
    { ...GIFT, returnable: 2, gift: { ...GIFT.gift!, kept: 20 } },
  ])
  const gift = () => request.current.texts.get(2)
  act(() => request.current.setReason('unwanted'))
  act(() => request.current.setTexts(new Map(request.current.texts).set(1, '5')))
  expect(gift()).toBe('1')
  expect(request.current.lines).toEqual([
    { batch_id: 1, number: 5 },
    { batch_id: 2, number: 1 },
  ])
  act(() => request.current.setTexts(new Map(request.current.texts).set(1, '15')))
  expect(gift()).toBe('2')
  act(() => request.current.setReason('damaged'))
  expect(gift()).toBe('')
  act(() => request.current.setReason('unwanted'))
  act(() => request.current.setTexts(new Map(request.current.texts).set(2, '')))
  act(() => request.current.setTexts(new Map(request.current.texts).set(1, '20')))
  expect(gift()).toBe('')
  expect(request.current.giftsDue).toEqual(new Map([[2, 2]]))
})

test('[RT-27] another kind keeps a reason that it has, and gives no money where it has none', () => {
  const request = open()
  act(() => request.current.setReason('damaged'))
  act(() => request.current.chooseKind('exchange'))
  expect(request.current.reason?.needs_files).toBe(1)
  expect(request.current.shares).toBeUndefined()
  act(() => request.current.chooseKind('return_refund'))
  act(() => request.current.setReason('unwanted'))
  act(() => request.current.chooseKind('exchange'))
  expect(request.current.reason).toBeUndefined()
  act(() => request.current.chooseKind('return_refund'))
  expect(request.current.reason).toBeUndefined()
})

test('[RT-27] goods that come back for their quality only are left out for another reason', () => {
  const request = open([batchFor(1, { quality_only: 1 }), batchFor(3, { returnable: 0 })])
  expect(request.current.batches.map(({ batch_id }) => batch_id)).toEqual([1])
  act(() => request.current.setTexts(new Map([[1, '5']])))
  act(() => request.current.setReason('unwanted'))
  expect(request.current.problemOf(batchFor(1, { quality_only: 1 }))).not.toBe('')
  expect(request.current.lines).toEqual([])
})

test('[RT-27] what was entered earlier is there again', () => {
  const request = open(undefined, { kind: 'exchange', reason: 'damaged', packs_1: '3' })
  expect(request.current.kind.kind).toBe('exchange')
  expect(request.current.reason?.reason).toBe('damaged')
  expect(request.current.lines).toEqual([{ batch_id: 1, number: 3 }])
})

test.each([
  ['1', '2'],
  ['2', '2'],
  ['', '1'],
])('[RT-27] of a gift, for which "%s" was entered earlier, that stays: %s', (before, after) => {
  const gift = { ...GIFT, returnable: 2, gift: { ...GIFT.gift!, kept: 20 } }
  const texts = { reason: 'unwanted', packs_1: '5', packs_2: before }
  const request = open([batchFor(1, { returnable: 20 }), gift], texts)
  act(() => request.current.setTexts(new Map(request.current.texts).set(1, before === '' ? '6' : '15')))
  expect(request.current.texts.get(2)).toBe(after)
})

test('[RT-27] what is asked for fills in the form, and never more than can be returned', () => {
  const lines = [
    { batch_id: 1, number: 12 },
    { batch_id: 2, number: 3 },
    { batch_id: 4, number: 1 },
  ]
  const batches = [batchFor(1), batchFor(2, { returnable: 0 }), batchFor(3)]
  expect(returnRequestTexts({ reason: 'short', lines }, batches)).toEqual({
    kind: 'refund_only',
    reason: 'short',
    packs_1: '10',
  })
})
