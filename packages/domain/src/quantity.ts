/**
 * What limits how many packs of a goods a buyer may take at once. Minimum, step and maximum are separate numbers.
 * Legal numbers are multiples of `step_qty` counted from 0 (packs are opened whole), from the first one that is at
 * least `min_qty` to the last one within `max_qty` and `stock`.
 */
export interface QuantityRule {
  min_qty: number
  step_qty: number
  /** What the buyer may still take in the limit's period; null or absent means no limit, 0 means nothing more. */
  max_qty?: number | null
  stock: number
  /** Packing unit for the messages, like 盒; absent means 件. */
  unit?: string
}

export type QuantityReason = 'below_min' | 'not_step' | 'over_max' | 'no_stock' | 'over_stock'

/** A legal number, or why it is not, with the legal neighbours below and above where there are any. */
export type QuantityVerdict =
  | { ok: true; number: number }
  | { ok: false; reason: QuantityReason; lower?: number; upper?: number; message: string }

/** What was made of a wanted number: the nearest legal one (0 when there is none), and what to tell the buyer. */
export interface QuantityAdjustment {
  number: number
  adjusted: boolean
  reason: QuantityReason | null
  message: string
}

/** First and last legal number and the distance between two; null when nothing is legal. */
export interface QuantityBounds {
  lowest: number
  highest: number
  step: number
}

interface Grid extends QuantityBounds {
  min: number
  max: number
  stock: number
  unit: string
}

/** The legal numbers of a rule as first, last and step, or null when nothing can be bought. */
export function quantityBounds(rule: QuantityRule): QuantityBounds | null {
  const { lowest, highest, step } = gridOf(rule)
  return lowest > highest ? null : { lowest, highest, step }
}

/** Judges a wanted number of packs, whatever was typed; the message names the legal neighbours: 可购 40 或 50. */
export function judgeQuantity(rule: QuantityRule, wanted: number): QuantityVerdict {
  const grid = gridOf(rule)
  const reason = findReason(grid, wanted)
  if (reason === null) return { ok: true, number: wanted }
  const { lower, upper } = neighbours(grid, wanted)
  const cause = CAUSES[reason](grid)
  const choice = [lower, upper].filter(number => number !== undefined).join(' 或 ')
  const message = choice === '' ? cause : `${cause}，可购 ${choice} ${grid.unit}`
  return { ok: false, reason, lower, upper, message }
}

/** The legal number nearest to the wanted one (halfway goes up); 0 when nothing is legal. */
export function snapQuantity(rule: QuantityRule, wanted: number): number {
  const grid = gridOf(rule)
  if (grid.lowest > grid.highest) return 0
  const { lower, upper } = neighbours(grid, wanted)
  if (lower === undefined) return upper ?? 0
  if (upper === undefined) return lower
  return wanted - lower < upper - wanted ? lower : upper
}

/** The nearest legal number together with what to tell the buyer: 库存只剩 12 盒，已为您改为 12 盒. */
export function adjustQuantity(rule: QuantityRule, wanted: number): QuantityAdjustment {
  const verdict = judgeQuantity(rule, wanted)
  if (verdict.ok) return { number: verdict.number, adjusted: false, reason: null, message: '' }
  const { reason } = verdict
  const number = snapQuantity(rule, wanted)
  if (number === 0) return { number, adjusted: true, reason, message: verdict.message }
  const grid = gridOf(rule)
  return {
    number,
    adjusted: true,
    reason,
    message: `${CAUSES[reason](grid)}，已为您改为 ${counted(number, grid.unit)}`,
  }
}

/** The next legal number above, or the highest one when there is none; 0 when nothing is legal. */
export function stepUp(rule: QuantityRule, number: number): number {
  const grid = gridOf(rule)
  if (grid.lowest > grid.highest) return 0
  if (!(number >= grid.lowest)) return grid.lowest
  if (number >= grid.highest) return grid.highest
  return Math.min(floorTo(number, grid.step) + grid.step, grid.highest)
}

/** The next legal number below, or the lowest one when there is none; 0 when nothing is legal. */
export function stepDown(rule: QuantityRule, number: number): number {
  const grid = gridOf(rule)
  if (grid.lowest > grid.highest) return 0
  if (number > grid.highest) return grid.highest
  if (!(number > grid.lowest)) return grid.lowest
  return Math.max(ceilTo(number, grid.step) - grid.step, grid.lowest)
}

const CAUSES: Record<QuantityReason, (grid: Grid) => string> = {
  below_min: ({ lowest, unit }) => `${counted(lowest, unit)}起购`,
  not_step: ({ step, unit }) => `须按 ${counted(step, unit)}的倍数购买`,
  over_max: ({ max, lowest, unit }) => {
    if (max === 0) return '已达限购数量'
    const limit = `限购 ${counted(max, unit)}`
    return max < lowest ? `${limit}，不足起购量 ${counted(lowest, unit)}` : limit
  },
  no_stock: ({ stock, lowest, unit }) =>
    stock === 0 ? '暂时缺货' : `库存只剩 ${counted(stock, unit)}，不足起购量 ${counted(lowest, unit)}`,
  over_stock: ({ stock, unit }) => `库存只剩 ${counted(stock, unit)}`,
}

function findReason(grid: Grid, wanted: number): QuantityReason | null {
  if (grid.lowest > grid.stock) return 'no_stock'
  if (grid.lowest > grid.max) return 'over_max'
  if (!(wanted >= grid.min)) return 'below_min'
  if (wanted > grid.stock && grid.stock <= grid.max) return 'over_stock'
  if (wanted > grid.max) return 'over_max'
  return wanted % grid.step === 0 ? null : 'not_step'
}

function neighbours(grid: Grid, wanted: number): { lower?: number; upper?: number } {
  if (grid.lowest > grid.highest) return {}
  if (!(wanted >= grid.lowest)) return { upper: grid.lowest }
  if (wanted >= grid.highest) return { lower: grid.highest }
  return { lower: floorTo(wanted, grid.step), upper: ceilTo(wanted, grid.step) }
}

function gridOf(rule: QuantityRule): Grid {
  const step = countOf(rule.step_qty, 1)
  const min = countOf(rule.min_qty, 1)
  const max =
    rule.max_qty === null || rule.max_qty === undefined ? Number.MAX_SAFE_INTEGER : countOf(rule.max_qty, 0)
  const stock = countOf(rule.stock, 0)
  const highest = floorTo(Math.min(max, stock), step)
  return { min, step, max, stock, highest, lowest: ceilTo(min, step), unit: rule.unit || '件' }
}

/** A count that rules can stand on: whole, at least `least`, within the safe integers, whatever came in. */
function countOf(value: number, least: number): number {
  if (!(value >= least)) return least
  return Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER)
}

function floorTo(value: number, step: number): number {
  return value - (value % step)
}

function ceilTo(value: number, step: number): number {
  const floor = floorTo(value, step)
  return floor === value ? value : floor + step
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}`
}
