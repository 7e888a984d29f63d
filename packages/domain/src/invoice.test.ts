import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canApplyInvoice,
  capitalAmountText,
  freightTaxRate,
  INVOICE_STATES,
  splitTax,
  sumTaxes,
} from './invoice'

test.each([
  [11_300, 1300, 10_000, 1_300],
  [10_000, 900, 9_174, 826],
  [1, 1300, 1, 0],
  [0, 1300, 0, 0],
  [-11_300, 1300, -10_000, -1_300],
  [5_000, 0, 5_000, 0],
])('[RT-32] %i fen at %i basis points are %i without tax and %i of tax', (fen, rate, net, tax) => {
  expect(splitTax(fen, rate)).toEqual({ net, tax })
})

test('[RT-32] the two parts of an amount add up to it, and a red amount is the opposite of its blue one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 13 }),
      fc.constantFrom(0, 300, 600, 900, 1300),
      (fen, rate) => {
        const { net, tax } = splitTax(fen, rate)
        expect(net + tax).toBe(fen)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(splitTax(-fen, rate).net + net).toBe(0)
      },
    ),
  )
})

test.each([
  [[], 0],
  [[{ rate: 900, amount: 1 }], 900],
  [
    [
      { rate: 1300, amount: 400 },
      { rate: 900, amount: 300 },
      { rate: 900, amount: 200 },
    ],
    900,
  ],
  [
    [
      { rate: 900, amount: 100 },
      { rate: 1300, amount: 100 },
    ],
    1300,
  ],
])('[RT-32] the freight with the goods %j has the rate %i', (goods, rate) => {
  expect(freightTaxRate(goods)).toBe(rate)
})

test('a rate below 0 and a part of a fen are refused', () => {
  expect(() => splitTax(100, -1)).toThrow(RangeError)
  expect(() => splitTax(1.5, 1300)).toThrow(RangeError)
})

test('[RT-32] taxes are summed by rate, the highest first', () => {
  const lines = [
    { rate: 900, net: 100, tax: 9 },
    { rate: 1300, net: 200, tax: 26 },
    { rate: 900, net: 50, tax: 5 },
  ]
  expect(sumTaxes(lines)).toEqual([
    { rate: 1300, net: 200, tax: 26 },
    { rate: 900, net: 150, tax: 14 },
  ])
})

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [50, '伍角整'],
  [105, '壹元零伍分'],
  [123_050, '壹仟贰佰叁拾元伍角整'],
  [1_000_500, '壹万零伍元整'],
  [10_010_000, '壹拾万零壹佰元整'],
  [2_000_000_000, '贰仟万元整'],
  [10_000_000_100, '壹亿零壹元整'],
  [-11_300, '负壹佰壹拾叁元整'],
])('[RT-32] %i fen are written %s', (fen, text) => {
  expect(capitalAmountText(fen)).toBe(text)
})

test('[RT-32] an invoice is applied for once; after a rejection or when it is void, again', () => {
  const states = Object.keys(INVOICE_STATES) as (keyof typeof INVOICE_STATES)[]
  expect(states.filter(canApplyInvoice)).toEqual(['none', 'rejected', 'voided', 'not_needed'])
})
