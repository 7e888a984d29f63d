import type { DataOf } from '@yaoji/api-client'
import type { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import {
  adjustQuantity,
  buyStateCard,
  canAddToCart,
  ladderHints,
  ladderHintText,
  ladderPrice,
  lineAmount,
  parsePrice,
  type QuantityRule,
  readPackNumber,
} from '@yaoji/domain'

type MatchAnswer = DataOf<typeof quickBuyMatch>

/** A product with what the buyer bought of it. */
export type GridProduct = MatchAnswer['products'][number]
export type GridMatch = MatchAnswer['matches'][number]

/**
 * `typed`: the text waits for Enter, or for the buyer to leave it. `queued`: it waits for the service. `failed`: the
 * service did not answer.
 */
export type MatchStatus = 'typed' | 'queued' | 'matching' | 'failed' | GridMatch['state']

/** A row of the grid. */
export interface GridRow {
  readonly key: number
  /** What was typed: it names the product. */
  readonly query: string
  /** The number of packs as it was typed. */
  readonly number: string
  /** Why the number is not the one that was typed; empty when it is. */
  readonly adjusted: string
  readonly status: MatchStatus
  /** Of several products the row takes the first. */
  readonly takes: boolean
  /** The product of the row; null while none is chosen. */
  readonly goods_id: number | null
  /** Products to choose from. */
  readonly choices: readonly number[]
  /** Number of products that the text names. */
  readonly total: number
  /** One of the products that the buyer buys often: it stays in the grid after it was added. */
  readonly regular: boolean
}

export function blankRow(key: number): GridRow {
  return {
    key,
    query: '',
    number: '',
    adjusted: '',
    status: 'typed',
    takes: false,
    goods_id: null,
    choices: [],
    total: 0,
    regular: false,
  }
}

export const isBlank = ({ query, number, goods_id }: GridRow) =>
  query === '' && number === '' && goods_id === null

type Goods = GridProduct['goods']

function quantityRule({ min_qty, step_qty, max_qty, number, bzdw }: Goods): QuantityRule {
  return { min_qty, step_qty, max_qty, stock: number, unit: bzdw }
}

/** The row with a valid number of its product, and the reason when it is another one than was typed. */
export function withLegalNumber(row: GridRow, goods: Goods | undefined): GridRow {
  const wanted = readPackNumber(row.number)
  if (!goods || wanted === null || !canAddToCart(goods.buy_state)) return { ...row, adjusted: '' }
  const { number, adjusted, message } = adjustQuantity(quantityRule(goods), wanted)
  if (number === 0) return { ...row, adjusted: message }
  if (!adjusted) return { ...row, number: String(number), adjusted: '' }
  return { ...row, number: String(number), adjusted: message }
}

/** What a row costs. */
export interface RowPrice {
  /** Unit price at the number of the row, 1/10000 yuan. */
  readonly unit: number
  /** Fen; null without a number. */
  readonly amount: number | null
  /** The next tier of the ladder, with what is missing to it; empty without one. */
  readonly next_tier: string
}

/** What a row costs; null where the price is hidden. */
export function priceOfRow({ number }: GridRow, goods: Goods): RowPrice | null {
  if (goods.base_price === undefined) return null
  const packs = readPackNumber(number)
  const base = parsePrice(goods.base_price)
  const tiers = (goods.ladder_price ?? []).map(tier => ({
    number: tier.number,
    price: parsePrice(tier.price),
  }))
  const type = goods.ladder_price_type
  const unit = ladderPrice(base, tiers, type, packs ?? goods.min_qty)
  if (packs === null) return { unit, amount: null, next_tier: '' }
  const hint = ladderHints(base, tiers, type, packs).find(each => !each.reached)
  return { unit, amount: lineAmount(unit, packs), next_tier: hint ? ladderHintText(hint, goods.bzdw) : '' }
}

/** What a row says of itself. `ready` rows can be added. */
export interface RowNote {
  readonly tone: 'ready' | 'quiet' | 'wait' | 'bad'
  readonly text: string
}

const QUIET: RowNote = { tone: 'quiet', text: '' }

const STATUS_NOTES: Readonly<Record<Exclude<MatchStatus, 'one' | 'several'>, RowNote>> = {
  typed: QUIET,
  queued: { tone: 'quiet', text: '匹配中' },
  matching: { tone: 'quiet', text: '匹配中' },
  failed: { tone: 'bad', text: '没有匹配成功，请重试' },
  none: { tone: 'bad', text: '没有找到，请改写或选择相近的商品' },
}

/** What a row says, with its product when it has one. */
export function noteOfRow(row: GridRow, product: GridProduct | undefined): RowNote {
  if (!product) return noteWithoutProduct(row)
  const { buy_state } = product.goods
  if (!canAddToCart(buy_state)) return { tone: 'bad', text: buyStateCard(buy_state).text }
  if (row.number.trim() === '') return row.regular ? QUIET : { tone: 'wait', text: '请填写数量' }
  if (readPackNumber(row.number) === null)
    return { tone: 'bad', text: '数量不正确或过大，请填写大于 0 的整数' }
  if (row.adjusted !== '') return { tone: isReady(row, product) ? 'wait' : 'bad', text: row.adjusted }
  if (row.status === 'several') return { tone: 'ready', text: `已取首选，另有 ${row.total - 1} 种` }
  return { tone: 'ready', text: '可加入' }
}

function noteWithoutProduct({ query, number, status, total }: GridRow): RowNote {
  if (query.trim() === '') return number === '' ? QUIET : { tone: 'wait', text: '请填写商品' }
  if (status === 'several') return { tone: 'wait', text: `有 ${total} 种，请选择` }
  return status === 'one' ? QUIET : STATUS_NOTES[status]
}

/** The row can be added: a product that can be bought, and a valid number. */
export function isReady(row: GridRow, product: GridProduct | undefined): boolean {
  const wanted = readPackNumber(row.number)
  if (!product || wanted === null || !canAddToCart(product.goods.buy_state)) return false
  return adjustQuantity(quantityRule(product.goods), wanted).number > 0
}
