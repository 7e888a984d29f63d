/**
 * The limits for the number of packs of a product in one line. Minimum, step and maximum are separate numbers.
 * Valid numbers are multiples of `step_qty`, counted from 0 because a carton is not opened, from the first one that is
 * at least `min_qty` to the last one within `max_qty` and `stock`.
 */
export interface QuantityRule {
  min_qty: number
  step_qty: number
  /** Packs that the buyer may still buy in the limit period; null or absent means no limit. */
  max_qty?: number | null
  stock: number
  /** Packing unit for the messages, like 盒; absent means 件. */
  unit?: string
  /** Words before `max_qty` in the messages; absent means 限购. */
  max_text?: string
}

export type QuantityReason = 'below_min' | 'not_step' | 'over_max' | 'no_stock' | 'over_stock'

/** A valid number, or the reason why it is invalid, with the nearest valid numbers below and above if they exist. */
export type QuantityResult =
  | { ok: true; number: number }
  | { ok: false; reason: QuantityReason; lower?: number; upper?: number; message: string }

/** The nearest valid number to a wanted one (0 when there is none), and a message for the buyer. */
export interface QuantityAdjustment {
  number: number
  adjusted: boolean
  reason: QuantityReason | null
  message: string
}

/** First and last valid number, and the step between two. */
export interface QuantityBounds {
  lowest: number
  highest: number
  step: number
}

interface Limits extends QuantityBounds {
  min: number
  max: number
  stock: number
  unit: string
  maxText: string
}

/** The valid numbers of a rule as first, last and step; null when no number is valid. */
export function quantityBounds(rule: QuantityRule): QuantityBounds | null {
  const { lowest, highest, step } = limitsOf(rule)
  return lowest > highest ? null : { lowest, highest, step }
}

/** Checks a wanted number of packs; any number is accepted. The message contains the nearest valid numbers: 可购 40 或 50. */
export function checkQuantity(rule: QuantityRule, wanted: number): QuantityResult {
  const limits = limitsOf(rule)
  const reason = findReason(limits, wanted)
  if (reason === null) return { ok: true, number: wanted }
  const { lower, upper } = nearestValid(limits, wanted)
  const cause = REASON_TEXTS[reason](limits)
  const choice = [lower, upper].filter(number => number !== undefined).join(' 或 ')
  const message = choice === '' ? cause : `${cause}，可购 ${choice} ${limits.unit}`
  return { ok: false, reason, lower, upper, message }
}

/** The valid number nearest to the wanted one (halfway rounds up); 0 when no number is valid. */
export function snapQuantity(rule: QuantityRule, wanted: number): number {
  const limits = limitsOf(rule)
  if (limits.lowest > limits.highest) return 0
  const { lower, upper } = nearestValid(limits, wanted)
  if (lower === undefined) return upper ?? 0
  if (upper === undefined) return lower
  return wanted - lower < upper - wanted ? lower : upper
}

/** The nearest valid number with a message for the buyer: 库存只剩 12 盒，已为您改为 12 盒. */
export function adjustQuantity(rule: QuantityRule, wanted: number): QuantityAdjustment {
  const result = checkQuantity(rule, wanted)
  if (result.ok) return { number: result.number, adjusted: false, reason: null, message: '' }
  const { reason } = result
  const number = snapQuantity(rule, wanted)
  if (number === 0) return { number, adjusted: true, reason, message: result.message }
  const limits = limitsOf(rule)
  return {
    number,
    adjusted: true,
    reason,
    message: `${REASON_TEXTS[reason](limits)}，已为您改为 ${countText(number, limits.unit)}`,
  }
}

/** The next valid number above, or the highest one when there is none; 0 when no number is valid. */
export function stepUp(rule: QuantityRule, number: number): number {
  const limits = limitsOf(rule)
  if (limits.lowest > limits.highest) return 0
  if (!(number >= limits.lowest)) return limits.lowest
  if (number >= limits.highest) return limits.highest
  return Math.min(floorTo(number, limits.step) + limits.step, limits.highest)
}

/** The next valid number below, or the lowest one when there is none; 0 when no number is valid. */
export function stepDown(rule: QuantityRule, number: number): number {
  const limits = limitsOf(rule)
  if (limits.lowest > limits.highest) return 0
  if (number > limits.highest) return limits.highest
  if (!(number > limits.lowest)) return limits.lowest
  return Math.max(ceilTo(number, limits.step) - limits.step, limits.lowest)
}

const REASON_TEXTS: Record<QuantityReason, (limits: Limits) => string> = {
  below_min: ({ lowest, unit }) => `${countText(lowest, unit)}起购`,
  not_step: ({ step, unit }) => `须按 ${countText(step, unit)}的倍数购买`,
  over_max: ({ max, maxText, lowest, unit }) => {
    if (max === 0) return '已达限购数量'
    const limit = `${maxText} ${countText(max, unit)}`
    return max < lowest ? `${limit}，不足起购量 ${countText(lowest, unit)}` : limit
  },
  no_stock: ({ stock, lowest, unit }) =>
    stock === 0 ? '暂时缺货' : `库存只剩 ${countText(stock, unit)}，不足起购量 ${countText(lowest, unit)}`,
  over_stock: ({ stock, unit }) => `库存只剩 ${countText(stock, unit)}`,
}

function findReason(limits: Limits, wanted: number): QuantityReason | null {
  if (limits.lowest > limits.stock) return 'no_stock'
  if (limits.lowest > limits.max) return 'over_max'
  if (!(wanted >= limits.min)) return 'below_min'
  if (wanted > limits.stock && limits.stock <= limits.max) return 'over_stock'
  if (wanted > limits.max) return 'over_max'
  return wanted % limits.step === 0 ? null : 'not_step'
}

function nearestValid(limits: Limits, wanted: number): { lower?: number; upper?: number } {
  if (limits.lowest > limits.highest) return {}
  if (!(wanted >= limits.lowest)) return { upper: limits.lowest }
  if (wanted >= limits.highest) return { lower: limits.highest }
  return { lower: floorTo(wanted, limits.step), upper: ceilTo(wanted, limits.step) }
}

function limitsOf(rule: QuantityRule): Limits {
  const step = countOf(rule.step_qty, 1)
  const min = countOf(rule.min_qty, 1)
  const max =
    rule.max_qty === null || rule.max_qty === undefined ? Number.MAX_SAFE_INTEGER : countOf(rule.max_qty, 0)
  const stock = countOf(rule.stock, 0)
  const highest = floorTo(Math.min(max, stock), step)
  const texts = { unit: rule.unit || '件', maxText: rule.max_text || '限购' }
  return { min, step, max, stock, highest, lowest: ceilTo(min, step), ...texts }
}

/** A valid count from any number: a safe integer, at least `minimum`. */
function countOf(value: number, minimum: number): number {
  if (!(value >= minimum)) return minimum
  return Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER)
}

function floorTo(value: number, step: number): number {
  return value - (value % step)
}

function ceilTo(value: number, step: number): number {
  const floor = floorTo(value, step)
  return floor === value ? value : floor + step
}

function countText(number: number, unit: string): string {
  return `${number} ${unit}`
}
