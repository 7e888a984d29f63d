import type { DataOf } from '@yaoji/api-client'
import type { quickBuyMatch } from '@yaoji/api-client/contract/quick-buy'
import {
  adjustQuantity,
  buyStateCard,
  canAddToCart,
  isScientificCode,
  ladderHints,
  ladderHintText,
  ladderPrice,
  lineAmount,
  otherUnit,
  packNumberProblem,
  parsePrice,
  type QuantityRule,
  readPackNumber,
  SCIENTIFIC_CODE_TEXT,
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

/**
 * What the buyer knows of a product that the row took by itself as the first of several. `unseen`: the buyer has not
 * looked at the others. `asked`: nor after the page asked about it. `none`: it is certain, or the buyer has looked.
 */
export type Doubt = 'none' | 'unseen' | 'asked'

/** A row of the grid. */
export interface GridRow {
  readonly key: number
  /** What was typed: it names the product. */
  readonly query: string
  /** The number of packs as it was typed. */
  readonly number: string
  /** Why the number is not the one that was typed; empty when it is. */
  readonly adjusted: string
  /** The number as it was typed where it was adjusted; empty otherwise. */
  readonly typed: string
  readonly status: MatchStatus
  /** Of several products the row takes the first. */
  readonly takes: boolean
  /** The product of the row; null while none is chosen. */
  readonly goods_id: number | null
  readonly doubt: Doubt
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
    ...NOT_ADJUSTED,
    status: 'typed',
    takes: false,
    goods_id: null,
    doubt: 'none',
    choices: [],
    total: 0,
    regular: false,
  }
}

export const isBlank = ({ query, number, goods_id }: GridRow) =>
  query === '' && number === '' && goods_id === null

/** The buyer wants something of this row: a product of the regular ones counts when it has a number. */
export const isFilled = (row: GridRow) => (row.regular ? row.number !== '' : !isBlank(row))

/** The packs that a row asks for; null without a number, and for a number of something else than packs: 36 片 of a 盒. */
export function packsOfRow({ number }: GridRow, { bzdw }: GridProduct['goods']): number | null {
  return otherUnit(number, bzdw)?.is_pack === false ? null : readPackNumber(number)
}

/** The product of the row is a guess at which the buyer has not looked. */
export const isGuess = ({ doubt }: GridRow) => doubt !== 'none'

type Goods = GridProduct['goods']

function quantityRule({ min_qty, step_qty, max_qty, number, bzdw }: Goods): QuantityRule {
  return { min_qty, step_qty, max_qty, stock: number, unit: bzdw }
}

/** The number of a row is as it was typed. */
export const NOT_ADJUSTED = { adjusted: '', typed: '' } as const

/** The row with a valid number of its product, and the reason when it is another one than was typed. */
export function withLegalNumber(row: GridRow, goods: Goods | undefined): GridRow {
  const wanted = goods ? packsOfRow(row, goods) : null
  if (!goods || wanted === null || !canAddToCart(goods.buy_state)) return { ...row, ...NOT_ADJUSTED }
  const { number, message } = adjustQuantity(quantityRule(goods), wanted)
  if (number === 0) return { ...row, adjusted: message, typed: row.number }
  const adjusted = [otherUnit(row.number, goods.bzdw)?.message, message].filter(Boolean).join('；')
  return { ...row, number: String(number), adjusted, typed: adjusted === '' ? '' : row.number }
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

/**
 * What a row costs; null where the price is hidden. The service adds rows of one product to one line, whose whole number
 * decides its tier: `together` is that number.
 */
export function priceOfRow(row: GridRow, goods: Goods, together = 0): RowPrice | null {
  const packs = packsOfRow(row, goods)
  const ladder = ladderOf(goods)
  if (!ladder) return null
  const { base, tiers, type } = ladder
  const all = Math.max(together, packs ?? goods.min_qty)
  const unit = ladderPrice(base, tiers, type, all)
  if (packs === null) return { unit, amount: null, next_tier: '' }
  const hints = ladderHints(base, tiers, type, all)
  // The price of an up-to ladder ends with its number: where no tier follows, the row names that number.
  const hint = hints.find(each => !each.reached) ?? hints.find(each => each.enjoying && each.kind === 'up_to')
  return { unit, amount: lineAmount(unit, packs), next_tier: hint ? ladderHintText(hint, goods.bzdw) : '' }
}

/** What a number of packs of a product costs, in fen; null where the price is hidden. */
export function amountOf(goods: Goods, packs: number): number | null {
  const ladder = ladderOf(goods)
  if (!ladder) return null
  return lineAmount(ladderPrice(ladder.base, ladder.tiers, ladder.type, packs), packs)
}

function ladderOf({ base_price, ladder_price = [], ladder_price_type: type }: Goods) {
  if (base_price === undefined) return null
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  return { base: parsePrice(base_price), tiers, type }
}

/** What a row says of itself. `ready` rows can be added; `guess` asks the buyer to confirm the product. */
export interface RowNote {
  readonly tone: 'ready' | 'quiet' | 'guess' | 'wait' | 'bad'
  readonly text: string
}

const QUIET: RowNote = { tone: 'quiet', text: '' }

const STATUS_NOTES: Readonly<Record<Exclude<MatchStatus, 'one' | 'several'>, RowNote>> = {
  typed: QUIET,
  queued: { tone: 'quiet', text: '匹配中' },
  matching: { tone: 'quiet', text: '匹配中' },
  failed: { tone: 'bad', text: '没有匹配成功，请重试' },
  none: { tone: 'bad', text: '没有找到，请改写' },
}

/** What a row says, with its product when it has one. */
export function noteOfRow(row: GridRow, product: GridProduct | undefined): RowNote {
  if (!product) return noteWithoutProduct(row)
  const note = noteWithProduct(row, product)
  if (!isGuess(row)) return note
  const others = `另有 ${row.total - 1} 种`
  if (note.tone === 'bad') return { tone: 'bad', text: `${note.text}；${others}可选` }
  const guess = `请确认：已取首选，${others}`
  return { tone: 'guess', text: note.tone === 'ready' ? guess : `${guess}；${note.text}` }
}

function noteWithProduct(row: GridRow, product: GridProduct): RowNote {
  const { buy_state } = product.goods
  if (!canAddToCart(buy_state)) return { tone: 'bad', text: buyStateCard(buy_state).text }
  if (row.number.trim() === '') return row.regular ? QUIET : { tone: 'wait', text: '请填写数量' }
  if (readPackNumber(row.number) === null) return { tone: 'bad', text: packNumberProblem(row.number) }
  const other = otherUnit(row.number, product.goods.bzdw)
  if (other && !other.is_pack) return { tone: 'bad', text: other.message }
  if (row.adjusted !== '') return { tone: isReady(row, product) ? 'wait' : 'bad', text: row.adjusted }
  return { tone: 'ready', text: '可加入' }
}

function noteWithoutProduct({ query, number, status, total, choices }: GridRow): RowNote {
  if (query.trim() === '') return number === '' ? QUIET : { tone: 'wait', text: '请填写商品' }
  if (status === 'several') return { tone: 'wait', text: `有 ${total} 种，请选择` }
  if (status === 'none' && isScientificCode(query)) return { tone: 'bad', text: SCIENTIFIC_CODE_TEXT }
  if (status === 'none' && choices.length > 0)
    return { tone: 'bad', text: '没有找到，请改写或选择相近的商品' }
  return status === 'one' ? QUIET : STATUS_NOTES[status]
}

/** The row can be added: a product that can be bought, and a valid number. */
export function isReady(row: GridRow, product: GridProduct | undefined): boolean {
  const wanted = product ? packsOfRow(row, product.goods) : null
  if (!product || wanted === null || !canAddToCart(product.goods.buy_state)) return false
  return adjustQuantity(quantityRule(product.goods), wanted).number > 0
}
