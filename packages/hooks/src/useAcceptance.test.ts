import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAcceptance } from './useAcceptance'

const PACKS = [
  { pack_id: 1, number: 10 },
  { pack_id: 2, number: 4 },
]

test('[RT-27] a parcel begins as it was shipped: everything arrived and is accepted', () => {
  const { result } = renderHook(() => useAcceptance(PACKS))
  expect(result.current.isWhole).toBe(true)
  expect(result.current.lines).toEqual([
    { pack_id: 1, received: 10, rejected: 0, remark: '' },
    { pack_id: 2, received: 4, rejected: 0, remark: '' },
  ])
})

test('[RT-27] what is short and not acceptable is in the sums and the lines', () => {
  const { result } = renderHook(() => useAcceptance(PACKS))
  act(() => result.current.change(PACKS[0]!, { received: '8' }))
  act(() => result.current.change(PACKS[0]!, { rejected: '1', remark: '压损' }))
  const { isWhole, sums, lines, wrong } = result.current
  expect([isWhole, wrong]).toEqual([false, undefined])
  expect(sums).toEqual({ shipped: 14, received: 12, rejected: 1, short: 2, accepted: 11 })
  expect(lines[0]).toEqual({ pack_id: 1, received: 8, rejected: 1, remark: '压损' })
})

test('[RT-27] what was typed before is there again, and the rest is as it was shipped', () => {
  const typed = ({ pack_id }: { pack_id: number }) => (pack_id === 2 ? { received: '3' } : {})
  const { result } = renderHook(() => useAcceptance(PACKS, typed))
  expect(result.current.lines.map(({ received }) => received)).toEqual([10, 3])
  act(() => result.current.change(PACKS[1]!, { remark: '少一盒' }))
  expect(result.current.lines[1]).toEqual({ pack_id: 2, received: 3, rejected: 0, remark: '少一盒' })
})

test.each([
  [{ received: '' }],
  [{ received: '1.5' }],
  [{ received: '5' }],
  [{ received: '2', rejected: '3' }],
  [{ rejected: 'x' }],
])('[RT-27] a batch of four with %j cannot be recorded', entry => {
  const { result } = renderHook(() => useAcceptance(PACKS))
  act(() => result.current.change(PACKS[1]!, entry))
  expect(result.current.wrong).toBe(PACKS[1])
  expect(result.current.isWhole).toBe(false)
})
