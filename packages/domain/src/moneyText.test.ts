import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatPrice } from './money'
import { amountText, createMoney, moneyText, priceText, readMoney } from './moneyText'

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

test.each([
  [{ prefix: '$' }, '−$1,234.50', '$0.57'],
  [{ prefix: 'US$ ', decimals: 3 }, '−US$ 1,234.500', 'US$ 0.579'],
  [{ suffix: ' €', group: '.', point: ',' }, '−1.234,50 €', '0,57 €'],
  [{ prefix: 'CHF ', group: '’' }, '−CHF 1’234.50', 'CHF 0.57'],
  [{ prefix: '¥', decimals: 0 }, '−¥1,234', '¥0'],
])(
  '[VA-08] a currency (%o) writes its symbol, separators and decimals, cut and not rounded',
  (currency, amount, price) => {
    const money = createMoney(currency)
    expect(money.text('-1234.5')).toBe(amount)
    expect(money.text(formatAmount(-123_450))).toBe(amount)
    expect(money.text('0.5799')).toBe(price)
    expect(money.text(formatPrice(5799))).toBe(price)
    expect(money.text('free')).toBe('—')
  },
)

test('an amount whose shown digits are all 0 has no minus sign', () => {
  expect(createMoney({ prefix: '¥', decimals: 0 }).text('-0.90')).toBe('¥0')
  expect(createMoney({ prefix: '$', decimals: 3 }).text('-0.0009')).toBe('$0.000')
  expect(createMoney({ prefix: '$', decimals: 4 }).text('-0.0009')).toBe('−$0.0009')
})

test('every amount keeps its digits in every currency, beyond the integers of a float too', () => {
  const money = createMoney({ suffix: ' kr', group: ' ', point: ',', decimals: 4 })
  expect(money.text('9007199254740993.1234')).toBe('9 007 199 254 740 993,1234 kr')
})
