/*
 * Two units, both whole numbers and never floats:
 * a "price" is in 1/10000 yuan (unit prices may have four decimals), an "amount" is in fen.
 * Every result is a safe integer or a RangeError; what passes 2^53 on the way is worked out in BigInt.
 */

/** A fen is 100 of the price unit. */
const PRICES_PER_FEN = 100

/** Reads a unit price from the wire: `'12.3456'` is 123456 (1/10000 yuan). RangeError unless a plain decimal with at most 4 decimals. */
export function parsePrice(text: string): number {
  return parseDecimal(text, { what: 'price', decimals: 4, pattern: /^(\d+)(?:\.(\d{1,4}))?$/ })
}

/** Writes a unit price (1/10000 yuan) for the wire with two to four decimals: `'12.30'`, `'12.3456'`. */
export function formatPrice(price: number): string {
  return formatDecimal(natural(price, 'price'), 4).replace(/0{1,2}$/, '')
}

/** Writes a unit price (1/10000 yuan) as buyers see it, floored to 2 decimals: 199999 is `'19.99'`. VA-08. */
export function floorPrice(price: number): string {
  return formatDecimal(scale(natural(price, 'price'), 1, PRICES_PER_FEN), 2)
}

/** Reads an amount from the wire: `'12.30'` is 1230 fen, `'-0.05'` is -5. RangeError unless a plain decimal with at most 2 decimals. */
export function parseAmount(text: string): number {
  return parseDecimal(text, { what: 'amount', decimals: 2, pattern: /^-?(\d+)(?:\.(\d{1,2}))?$/ })
}

/** Writes an amount in fen for the wire: 1230 is `'12.30'`, -5 is `'-0.05'`. */
export function formatAmount(fen: number): string {
  return formatDecimal(whole(fen, 'amount'), 2)
}

/**
 * What a line costs, in fen: unit price (1/10000 yuan) times number, floored.
 * This is the one place where a price becomes an amount, so the one place where money is cut. VA-08.
 */
export function lineAmount(price: number, number: number): number {
  return scale(natural(price, 'price'), natural(number, 'number'), PRICES_PER_FEN)
}

/** The part of an amount that a rate in basis points (9400 is 94 %) takes, in fen, cut towards zero. */
export function percentOf(fen: number, basisPoints: number): number {
  return scale(whole(fen, 'amount'), whole(basisPoints, 'rate'), 10_000)
}

/**
 * An amount divided over weights by largest remainder; the shares add up to it exactly.
 * Equal remainders go to the lower index. All weights 0 counts as all equal. While the amount is at most
 * the sum of the weights, no share exceeds its weight. RangeError for negative weights, or money with nobody to take it.
 */
export function splitByShares(fen: number, weights: readonly number[]): number[] {
  if (whole(fen, 'amount') < 0) return splitByShares(-fen, weights).map(share => 0 - share)
  if (weights.length === 0) {
    if (fen === 0) return []
    throw new RangeError(`domain: ${fen} fen cannot be shared among nobody.`)
  }
  const given = weights.map(weight => BigInt(natural(weight, 'weight')))
  return shareOut(BigInt(fen), given.some(part => part > 0n) ? given : given.map(() => 1n))
}

/** The sum of amounts in fen. RangeError when it leaves the safe integers. */
export function sumAmounts(amounts: Iterable<number>): number {
  let sum = 0
  for (const fen of amounts) sum = whole(sum + whole(fen, 'amount'), 'sum')
  return sum
}

function shareOut(amount: bigint, parts: readonly bigint[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0n)
  const shares = parts.map(part => (amount * part) / total)
  const remainders = parts.map((part, index) => ({ index, left: (amount * part) % total }))
  remainders.sort((a, b) => compare(b.left, a.left) || a.index - b.index)
  let rest = amount - shares.reduce((sum, share) => sum + share, 0n)
  for (const { index } of remainders) {
    if (rest === 0n) break
    shares[index] = (shares[index] ?? 0n) + 1n
    rest -= 1n
  }
  return shares.map(safe)
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function parseDecimal(text: string, rule: { what: string; decimals: number; pattern: RegExp }): number {
  const match = typeof text === 'string' ? rule.pattern.exec(text) : null
  const digits = match && `${match[1]}${(match[2] ?? '').padEnd(rule.decimals, '0')}`
  const value = digits === null ? Number.NaN : Number(digits)
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `domain: '${String(text).slice(0, 40)}' is not a ${rule.what}. It is a plain decimal with at most ${rule.decimals} decimals, like '12.30'.`,
    )
  }
  return text.startsWith('-') ? 0 - value : value
}

function formatDecimal(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** `a * b / by` cut towards zero, exactly: in floats while the product is a safe integer, in BigInt beyond. */
function scale(a: number, b: number, by: number): number {
  const product = a * b
  if (!Number.isSafeInteger(product)) return safe((BigInt(a) * BigInt(b)) / BigInt(by))
  // Math.floor(product / by) would round first: close to 2^53 a quotient has no room for its fraction.
  return (product - (product % by)) / by
}

function safe(value: bigint): number {
  return whole(Number(value), 'result')
}

function natural(value: number, what: string): number {
  if (whole(value, what) >= 0) return value
  throw new RangeError(`domain: a ${what} is not negative, got ${value}. Only amounts go below zero.`)
}

function whole(value: number, what: string): number {
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(
    `domain: ${what} must be a whole number within 2^53, got ${value}. Money is counted, not measured.`,
  )
}
