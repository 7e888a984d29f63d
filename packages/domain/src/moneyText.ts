import { floorPrice, formatAmount } from './money'

/*
 * Money as a text for buyers: `¥` before the digits, digits in groups of three, two decimals, the minus sign (−, not a hyphen) first.
 */

/** The text for an invalid value. */
export const NO_MONEY = '—'

/** The parts of an amount that are rendered in different sizes. */
export interface MoneyParts {
  negative: boolean
  /** Digits before the point, in groups of three: `1,234`. */
  integer: string
  /** The two digits after the point. */
  decimals: string
}

/**
 * Parses money from the wire for display: `'-1234.5678'` is `-`, `1,234` and `56` (truncated towards zero, VA-08).
 * Null when the text is not a plain decimal with at most four decimals, because rendering must not throw.
 */
export function readMoney(text: unknown): MoneyParts | null {
  const match = typeof text === 'string' ? /^(-?)0*(\d+)(?:\.(\d{1,4}))?$/.exec(text) : null
  if (!match) return null
  const [, sign, integer = '0', decimals = ''] = match
  const shown = { integer: group(integer), decimals: decimals.padEnd(2, '0').slice(0, 2) }
  return { negative: sign === '-' && `${integer}${shown.decimals}` !== '000', ...shown }
}

/** Money from the wire as one text: `'1234.5'` is `'¥1,234.50'`, `'-5'` is `'−¥5.00'`, an invalid value is `'—'`. */
export function moneyText(text: unknown): string {
  const parts = readMoney(text)
  return parts ? `${parts.negative ? '−' : ''}¥${parts.integer}.${parts.decimals}` : NO_MONEY
}

/** An amount in fen as text: 123450 is `'¥1,234.50'`. */
export function amountText(fen: number): string {
  return moneyText(formatAmount(fen))
}

/** A unit price (1/10000 yuan) as text, floored to two decimals: 199999 is `'¥19.99'`. VA-08. */
export function priceText(price: number): string {
  return moneyText(floorPrice(price))
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
