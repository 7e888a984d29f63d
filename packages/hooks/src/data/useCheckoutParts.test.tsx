import { act, waitFor } from '@testing-library/react'
import type { CheckoutData } from '@yaoji/api-client/contract/checkout'
import { type Answers, cartLineFor, checkoutOf, checkoutPartOf, failWith } from '@yaoji/api-client/testing'
import { expect, test } from 'vitest'
import { renderData } from './testing/renderData'
import { useCheckoutParts } from './useCheckoutParts'

const ALL = Array.from({ length: 130 }, (_, at) => cartLineFor(at + 1))
const ids = ALL.map(line => line.id)

/** A checkout of 130 lines of which the answer has 20, and one of two lines. */
function checkoutFor(change: Partial<CheckoutData> = {}): CheckoutData {
  const long = checkoutPartOf('100.00', ALL, { lines: ALL.slice(0, 20) })
  const short = checkoutPartOf('20.00', [cartLineFor(201), cartLineFor(202)], { key: '2' })
  return checkoutOf('120.00', [], { parts: [long, short], ...change })
}

type LinesAnswer = NonNullable<Answers['cart.checkoutLines']>

const linesOf: LinesAnswer = ({ line_ids }) => ({ lines: line_ids.map(id => cartLineFor(id)) })

function open(answer: LinesAnswer = linesOf) {
  const given = { checkout: checkoutFor() as CheckoutData | undefined }
  const view = renderData(() => useCheckoutParts({ ...given, ids }), {
    'cart.checkoutLines': answer,
  })
  const now = () => view.result.current
  const shown = (at = 0) => now().parts[at]!.lines.map(line => line.id)
  return { ...view, given, now, shown }
}

test('[AP-08] a part has the first lines of the answer, then fifty more with each request', async () => {
  const { now, shown, sent } = open()
  expect(shown()).toEqual(ids.slice(0, 20))
  act(() => now().more('1'))
  expect(now().parts.map(part => part.loading)).toEqual([true, false])
  await waitFor(() => expect(shown()).toEqual(ids.slice(0, 70)))
  expect(now().parts[0]?.loading).toBe(false)
  act(() => now().more('1'))
  await waitFor(() => expect(shown()).toEqual(ids.slice(0, 120)))
  act(() => now().more('1'))
  await waitFor(() => expect(shown()).toEqual(ids))
  expect(sent.map(call => call.input)).toEqual(
    [20, 70, 120].map(begin => ({ ids, line_ids: ids.slice(begin, begin + 50) })),
  )
  expect(shown(1)).toEqual([201, 202])
})

test('another answer of the checkout requests the shown lines again, and keeps them until then', async () => {
  let price = '12.80'
  const { now, shown, given, rerender, sent } = open(({ line_ids }) => ({
    lines: line_ids.map(id => cartLineFor(id, { price })),
  }))
  act(() => now().more('1'))
  await waitFor(() => expect(shown()).toHaveLength(70))
  price = '13.50'
  given.checkout = checkoutFor({ coupon_id: 5 })
  rerender()
  expect(shown()).toHaveLength(70)
  await waitFor(() => expect(now().parts[0]?.lines[69]?.price).toBe('13.50'))
  expect(sent).toHaveLength(2)
})

test('lines that did not come say why, and the next request is for the same lines', async () => {
  let answer: LinesAnswer = () => failWith('refused', { message: '系统维护' })
  const { now, shown, sent } = open((...given) => answer(...given))
  act(() => now().more('1'))
  await waitFor(() => expect(now().parts[0]?.failure).toBe('系统维护'))
  expect(now().parts[1]?.failure).toBeUndefined()
  answer = linesOf
  act(() => now().more('1'))
  await waitFor(() => expect(shown()).toEqual(ids.slice(0, 70)))
  expect(now().parts[0]?.failure).toBeUndefined()
  expect(sent.map(call => call.input)).toEqual([1, 2].map(() => ({ ids, line_ids: ids.slice(20, 70) })))
})

test('without a checkout there are no parts', () => {
  const { now, given, rerender } = open()
  given.checkout = undefined
  rerender()
  expect(now().parts).toEqual([])
})
