import type { Currency } from './currency'
import { formatAmount, formatPrice } from './money'

/*
 * Money as a text for buyers: digits in groups of three, the minus sign (−, not a hyphen) first. The digits of the wire
 * are cut and grouped as text, never as a float.
 */

/** The text for an invalid value. */
export const NO_MONEY = '—'

/** The parts of an amount that are rendered in different sizes. */
export interface MoneyParts {
  negative: boolean
  /** Digits before the point, in groups of three: `1,234`. */
  integer: string
  /** The digits after the point, two in yuan; empty in a currency without decimals. */
  decimals: string
}

/** Writes amounts of one currency as texts. */
export interface Money {
  /** The currency, complete. */
  readonly currency: Required<Currency>
  /** The parts of an amount from the wire, truncated towards zero; null for an invalid value. */
  readonly parts: (value: unknown) => MoneyParts | null
  /** An amount from the wire: `'1234.5'` is `'¥1,234.50'`, `'-5'` is `'−¥5.00'`, an invalid value is `'—'`. */
  readonly text: (value: unknown) => string
  /** As `text`, without the symbol, for a place whose heads or neighbours name the currency: `'1,234.50'`. */
  readonly digits: (value: unknown) => string
}

/** The texts of a currency: `createMoney({ prefix: '$' }).text('1234.5')` is `'$1,234.50'`. */
export function createMoney(currency: Currency): Money {
  const { prefix = '', suffix = '', decimals = 2, group = ',', point = '.' } = currency
  const complete = { prefix, suffix, decimals, group, point }
  const parts = (value: unknown) => readDecimal(value, complete)
  function write(value: unknown, before: string, after: string): string {
    const read = parts(value)
    if (!read) return NO_MONEY
    const fraction = read.decimals && point + read.decimals
    return `${read.negative ? '−' : ''}${before}${read.integer}${fraction}${after}`
  }
  return {
    currency: complete,
    parts,
    text: value => write(value, prefix, suffix),
    digits: value => write(value, '', ''),
  }
}

/** The texts in yuan. */
export const yuan: Money = /* @__PURE__ */ createMoney({ prefix: '¥' })

/**
 * Parses money from the wire for display in yuan: `'-1234.5678'` is `-`, `1,234` and `56` (truncated towards zero, VA-08).
 * Null when the text is not a plain decimal with at most four decimals, because rendering must not throw.
 */
export function readMoney(text: unknown): MoneyParts | null {
  return yuan.parts(text)
}

/** Money from the wire as one text in yuan: `'1234.5'` is `'¥1,234.50'`, `'-5'` is `'−¥5.00'`, an invalid value is `'—'`. */
export function moneyText(text: unknown): string {
  return yuan.text(text)
}

/** An amount in fen as text in yuan: 123450 is `'¥1,234.50'`. */
export function amountText(fen: number): string {
  return moneyText(formatAmount(fen))
}

/** A unit price (1/10000 yuan) as text in yuan, floored to two decimals: 199999 is `'¥19.99'`. VA-08. */
export function priceText(price: number): string {
  return moneyText(formatPrice(price))
}

function readDecimal(value: unknown, { decimals, group }: Required<Currency>): MoneyParts | null {
  const match = typeof value === 'string' ? /^(-?)0*(\d+)(?:\.(\d{1,4}))?$/.exec(value) : null
  if (!match) return null
  const [, sign, integer = '0', fraction = ''] = match
  const shown = fraction.padEnd(decimals, '0').slice(0, decimals)
  return {
    negative: sign === '-' && /[1-9]/.test(integer + shown),
    integer: integer.replace(/\B(?=(\d{3})+$)/g, () => group),
    decimals: shown,
  }
}
