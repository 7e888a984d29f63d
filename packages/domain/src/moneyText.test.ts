import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './money'
import { amountText, moneyText, priceText, readMoney } from './moneyText'

test.each([
  ['0', '¥0.00'],
  ['0.30', '¥0.30'],
  ['19.9999', '¥19.99'],
  ['999.99', '¥999.99'],
  ['1000', '¥1,000.00'],
  ['123456476543.3', '¥123,456,476,543.30'],
  ['-5.005', '−¥5.00'],
  ['-1234.5', '−¥1,234.50'],
  ['-0.001', '¥0.00'],
  ['007.5', '¥7.50'],
])('[VA-08] money %s from the wire is shown as %s', (text, shown) => {
  expect(moneyText(text)).toBe(shown)
})

test.each(['', '1,234.00', '9,80', 'NaN', '1e3', '1.23456', ' 1', null, undefined, 12.5])(
  'an invalid value (%s) is shown as a dash, without an error',
  value => {
    expect(readMoney(value)).toBeNull()
    expect(moneyText(value)).toBe('—')
  },
)

test('every amount keeps its value: without ¥ and commas the text equals the wire text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fen => {
      expect(amountText(fen).replace(/[¥,]/g, '').replace('−', '-')).toBe(formatAmount(fen))
      expect(amountText(fen)).toMatch(/^−?¥\d{1,3}(,\d{3})*\.\d\d$/)
    }),
  )
})

test('[VA-08 1] a unit price is floored, not rounded', () => {
  expect(priceText(12_349_999)).toBe('¥1,234.99')
})
