/*
 * Two units, both integers and never floats:
 * a "price" is in 1/10000 yuan (unit prices may have four decimals), an "amount" is in fen.
 * Every result is a safe integer or a RangeError; intermediate values above 2^53 are computed in BigInt.
 */

/** One fen is 100 price units. */
const PRICES_PER_FEN = 100

/** Parses a unit price from the wire: `'12.3456'` is 123456 (1/10000 yuan). RangeError unless a plain decimal with at most 4 decimals. */
export function parsePrice(text: string): number {
  return parseDecimal(text, { what: 'price', decimals: 4, pattern: /^(\d+)(?:\.(\d{1,4}))?$/ })
}

/** Formats a unit price (1/10000 yuan) for the wire with two to four decimals: `'12.30'`, `'12.3456'`. */
export function formatPrice(price: number): string {
  return formatDecimal(requireNonNegative(price, 'price'), 4).replace(/0{1,2}$/, '')
}

/** Formats a unit price (1/10000 yuan) for display, floored to 2 decimals: 199999 is `'19.99'`. VA-08. */
export function floorPrice(price: number): string {
  return formatDecimal(multiplyDivide(requireNonNegative(price, 'price'), 1, PRICES_PER_FEN), 2)
}

/** Parses an amount from the wire: `'12.30'` is 1230 fen, `'-0.05'` is -5. RangeError unless a plain decimal with at most 2 decimals. */
export function parseAmount(text: string): number {
  return parseDecimal(text, { what: 'amount', decimals: 2, pattern: /^-?(\d+)(?:\.(\d{1,2}))?$/ })
}

/** Formats an amount in fen for the wire: 1230 is `'12.30'`, -5 is `'-0.05'`. */
export function formatAmount(fen: number): string {
  return formatDecimal(requireInteger(fen, 'amount'), 2)
}

/**
 * The amount of a line in fen: unit price (1/10000 yuan) times number, floored.
 * Only this function converts a price to an amount, and it floors the result. VA-08.
 */
export function lineAmount(price: number, number: number): number {
  return multiplyDivide(
    requireNonNegative(price, 'price'),
    requireNonNegative(number, 'number'),
    PRICES_PER_FEN,
  )
}

/** The product of an amount and a rate in basis points (9400 is 94 %), in fen, truncated towards zero. */
export function percentOf(fen: number, basisPoints: number): number {
  return multiplyDivide(requireInteger(fen, 'amount'), requireInteger(basisPoints, 'rate'), 10_000)
}

/**
 * Splits an amount over weights by largest remainder; the shares add up to the amount exactly.
 * Of equal remainders the lower index comes first. If all weights are 0, the shares are equal. If the amount is at most
 * the sum of the weights, no share exceeds its weight. RangeError for negative weights, or for an amount without weights.
 */
export function splitByShares(fen: number, weights: readonly number[]): number[] {
  if (requireInteger(fen, 'amount') < 0) return splitByShares(-fen, weights).map(share => 0 - share)
  if (weights.length === 0) {
    if (fen === 0) return []
    throw new RangeError(`domain: ${fen} fen cannot be split over 0 weights.`)
  }
  const parts = weights.map(weight => BigInt(requireNonNegative(weight, 'weight')))
  return splitByLargestRemainder(BigInt(fen), parts.some(part => part > 0n) ? parts : parts.map(() => 1n))
}

/** The sum of amounts in fen. RangeError when it is not a safe integer. */
export function sumAmounts(amounts: Iterable<number>): number {
  let sum = 0
  for (const fen of amounts) sum = requireInteger(sum + requireInteger(fen, 'amount'), 'sum')
  return sum
}

function splitByLargestRemainder(amount: bigint, parts: readonly bigint[]): number[] {
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
  return shares.map(toSafeInteger)
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
      `domain: '${String(text).slice(0, 40)}' is not a ${rule.what}. Pass a plain decimal with at most ${rule.decimals} decimals, like '12.30'.`,
    )
  }
  return text.startsWith('-') ? 0 - value : value
}

function formatDecimal(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** `a * b / by`, exact and truncated towards zero. Uses BigInt when the product is not a safe integer. */
function multiplyDivide(a: number, b: number, by: number): number {
  const product = a * b
  if (!Number.isSafeInteger(product)) return toSafeInteger((BigInt(a) * BigInt(b)) / BigInt(by))
  // Math.floor(product / by) would round first: close to 2^53 a float has no digits for a fraction.
  return (product - (product % by)) / by
}

function toSafeInteger(value: bigint): number {
  return requireInteger(Number(value), 'result')
}

function requireNonNegative(value: number, what: string): number {
  if (requireInteger(value, what) >= 0) return value
  throw new RangeError(`domain: a ${what} is not negative, got ${value}. Only amounts may be negative.`)
}

function requireInteger(value: number, what: string): number {
  if (Number.isSafeInteger(value)) return value
  throw new RangeError(
    `domain: ${what} must be an integer below 2^53, got ${value}. Pass prices in 1/10000 yuan and amounts in fen.`,
  )
}
