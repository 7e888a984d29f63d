import type { Flag } from './goods'
import { sumAmounts } from './money'
import { adjustQuantity, type QuantityReason, type QuantityRule } from './quantity'

/** Fields of a cart line that decide its selection. */
export interface CartLineInput {
  is_selected: 0 | 1
  is_buy: Flag
  /** Packs that can be sold. */
  stock: number
}

/** Whether a line may be selected: the product can be bought and is in stock. ST-02. */
export function canSelect(line: Pick<CartLineInput, 'is_buy' | 'stock'>): boolean {
  return Boolean(line.is_buy) && line.stock > 0
}

/** The effective selection of a line: the buyer's choice, or 0 when the line cannot be selected. ST-02. */
export function effectiveSelection(line: CartLineInput): 0 | 1 {
  return line.is_selected === 1 && canSelect(line) ? 1 : 0
}

/** Line to merge. Two lines are the same when all fields except `number` are equal. */
export interface MergeLine {
  goods_id: number
  goods_price_id: number
  /** Cart line type. */
  type: number
  /** The combination of a type 3 line; null otherwise. */
  combination_id?: number | null
  number: number
}

/** The current limit for a line: its quantity rule, or why the product cannot be in a cart. */
export type MergeLimit = { rule: QuantityRule } | { refused: string }

/** Result for one line of the visitor's cart. */
export interface MergeReport {
  /** Index of the line in the visitor's cart, from 0. */
  entry: number
  outcome: 'added' | 'adjusted' | 'refused'
  /** Packs the line has now. */
  number: number
  /** Packs of the visitor's line plus packs of the same line in the account's cart. */
  wanted: number
  reason: QuantityReason | 'not_for_sale' | null
  message: string
}

export interface CartMerge<Line> {
  lines: Line[]
  reports: MergeReport[]
}

/**
 * Merges a visitor's cart into the account's cart at login: numbers of the same line are added, then limited.
 * The reports contain every visitor line. A refused line does not change the account's line.
 */
export function mergeCartLines<Line extends MergeLine>(
  account: readonly Line[],
  visitor: readonly Line[],
  limitOf: (line: Line) => MergeLimit,
): CartMerge<Line> {
  const lines = new Map(account.map(line => [lineKey(line), line]))
  const reports = visitor.map((line, entry) => {
    const key = lineKey(line)
    const known = lines.get(key)
    const report = mergeLine(line, known?.number ?? 0, limitOf(line))
    if (report.outcome !== 'refused') lines.set(key, { ...(known ?? line), number: report.number })
    return { entry, ...report }
  })
  return { lines: [...lines.values()], reports }
}

/** What a login made of the visitor's cart. */
export interface CartMergeCounts {
  /** Kinds that are in the account's cart now, and kinds that are not. */
  readonly merged: number
  readonly refused: number
  /** Of those that are: lines that the account's cart had already, with their packs before and now. */
  readonly raised?: readonly { readonly before: number; readonly number: number }[]
}

/** What a login made of the visitor's cart, in kinds; empty where there was nothing to merge. */
export function cartMergeText({ merged, refused, raised = [] }: CartMergeCounts): string {
  if (merged === 0) return refused === 0 ? '' : `登录前加入的 ${refused} 种没有并入购物车`
  const parts = raised.length === 0 ? [] : [newText(merged - raised.length), raisedText(raised)]
  const text = [`登录前加入的 ${merged} 种已并入购物车`, parts.filter(Boolean).join('，')]
    .filter(Boolean)
    .join('：')
  return refused === 0 ? text : `${text}；${refused} 种没有并入`
}

const newText = (kinds: number) => (kinds === 0 ? '' : `${kinds} 种新加`)

function raisedText(raised: readonly { readonly before: number; readonly number: number }[]): string {
  const [line, second] = raised
  return line && !second ? `1 种数量 ${line.before} → ${line.number}` : `${raised.length} 种数量增加`
}

function mergeLine(line: MergeLine, already: number, limit: MergeLimit): Omit<MergeReport, 'entry'> {
  const wanted = already + line.number
  if ('refused' in limit) {
    return { outcome: 'refused', number: already, wanted, reason: 'not_for_sale', message: limit.refused }
  }
  const { number, adjusted, reason, message } = adjustQuantity(limit.rule, wanted)
  if (number === 0) return { outcome: 'refused', number: already, wanted, reason, message }
  return { outcome: adjusted ? 'adjusted' : 'added', number, wanted, reason, message }
}

function lineKey(line: MergeLine): string {
  return [line.type, line.goods_id, line.goods_price_id, line.combination_id ?? 0].join('/')
}

/** Fields of a line that decide how it is counted: a line of the cart, of an order, or of a parcel. */
export interface CountedLine {
  /** Packs; of a line with `parts`, packages. */
  readonly number: number
  /** 1: a free gift with another line. */
  readonly is_gift?: number | undefined
  /** The combination of which the line is one product; null or absent for every other line. */
  readonly combination_id?: number | null | undefined
  /** The products of one package, where a combination is one line. */
  readonly parts?: readonly { readonly number: number }[] | undefined
}

/** A product in plain text, where it can have no tag: `棉签 50支`, of a gift `棉签 50支（赠）`. */
export function goodsText({ name, ypgg, is_gift }: Pick<CountedLine, 'is_gift'> & GoodsName): string {
  return [name, ypgg].filter(Boolean).join(' ') + (is_gift === 1 ? '（赠）' : '')
}

interface GoodsName {
  readonly name: string
  /** Left out where it has a place of its own. */
  readonly ypgg?: string
}

/** How many things are bought. */
export interface PurchaseCount {
  /** 种: products at a price, and combinations. */
  readonly line_count: number
  /** 数量: their packs, those of a combination's products included. */
  readonly goods_number: number
  /** Packs of gifts, which are in neither of the two. */
  readonly gift_number: number
}

/**
 * Counts what is bought, in the cart, in an order and in a parcel alike: a combination is one 种 with the packs of its
 * products, gifts are counted by themselves. So the parcels of an order add up to it.
 */
export function countPurchase(lines: readonly CountedLine[]): PurchaseCount {
  const bought = lines.filter(line => line.is_gift !== 1)
  const combinations = new Set(bought.flatMap(({ combination_id }) => combination_id || []))
  const packs = (some: readonly CountedLine[]) => sumAmounts(some.map(packsOfLine))
  return {
    line_count: bought.filter(line => !line.combination_id).length + combinations.size,
    goods_number: packs(bought),
    gift_number: packs(lines.filter(line => line.is_gift === 1)),
  }
}

/** The packs of a line; of a combination's line, those of all products of its packages. */
export function packsOfLine({ number, parts }: Pick<CountedLine, 'number' | 'parts'>): number {
  return parts ? number * sumAmounts(parts.map(part => part.number)) : number
}

/** Packs in words: `数量 112`, with gifts `数量 112，另赠 4`. 件 would be cartons. */
export function packCountText({
  goods_number,
  gift_number,
}: Pick<PurchaseCount, 'goods_number' | 'gift_number'>): string {
  if (goods_number === 0 && gift_number > 0) return `赠品 ${gift_number}`
  return `数量 ${goods_number}${gift_number > 0 ? `，另赠 ${gift_number}` : ''}`
}

/** The count in words: `15 种，数量 112，另赠 4`. */
export function purchaseCountText({ line_count, ...packs }: PurchaseCount): string {
  return `${line_count} 种，${packCountText(packs)}`
}
