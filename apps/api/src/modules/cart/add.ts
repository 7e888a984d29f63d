import type { CartAddLine } from '@yaoji/api-client/contract/cart'
import {
  adjustQuantity,
  buyStateCard,
  canAddToCart,
  floorPrice,
  formatPrice,
  LINE_COMBINATION,
  ladderPrice,
  priceText,
  quantityBounds,
} from '@yaoji/domain'
import type { ViewerContext } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import { offeredPrices } from '../goods/sellable-line'
import { type Bulk, createBulk } from './bulk'
import { evaluateLine } from './evaluate-line'
import type { LineEvaluation } from './line-evaluation'
import { type LockedCart, lockOwnCart } from './lock-own'
import { nothingAdded } from './nothing-added'
import { CART_LIMIT, countLines, type LineWrite, writeLines } from './rows'
import { type LineSnapshot, loadLineSnapshot } from './snapshot'
import { resolveTargets, type Target, targetKey, type Wanted } from './targets'

export interface AddResult extends Bulk {
  /** Number of lines in the cart. */
  readonly cart: number
}

/**
 * Adds products to a viewer’s cart. Each entry has a result: added, adjusted to a valid number or another price than
 * the page showed, or refused. Prices of the input are only compared. AP-02.
 */
export async function addLines(context: ViewerContext, entries: readonly Wanted[]): Promise<AddResult> {
  return runAdd(await prepareAdd(context, entries), entries)
}

/** A cart that is locked, with the lines that entries go to. */
interface PreparedAdd extends LockedCart<ViewerContext> {
  readonly targets: readonly (Target | null)[]
  readonly snapshot: LineSnapshot
}

async function prepareAdd(call: ViewerContext, entries: readonly Wanted[]): Promise<PreparedAdd> {
  const { owner, context } = await lockOwnCart(call)
  const targets = await resolveTargets(context, owner, entries)
  const snapshot = await loadLineSnapshot(
    context,
    targets.flatMap(target => target ?? []),
  )
  return { owner, context, targets, snapshot }
}

async function runAdd(
  { owner, context, targets, snapshot }: PreparedAdd,
  entries: readonly Wanted[],
): Promise<AddResult> {
  const run: Run = {
    snapshot,
    bulk: createBulk(),
    writes: new Map(),
    keys: new Map(),
    room: CART_LIMIT - (await countLines(context.db, owner)),
  }
  for (const [entry, wanted] of entries.entries())
    addEntry(run, { entry, wanted, target: targets[entry] ?? null })
  const rows = await writeLines(context, owner, [...run.writes.values()])
  const ids = new Map(rows.map(row => [targetKey(row), row.id]))
  for (const [entry, key] of run.keys) run.bulk.setId(entry, ids.get(key) ?? 0)
  return { ...run.bulk.result(), cart: CART_LIMIT - run.room }
}

/** Adds the smallest valid number of a product’s ordinary line. AP-03. */
export async function quickAdd(context: ViewerContext, goods_id: number): Promise<AddResult> {
  const add = await prepareAdd(context, [{ goods_id, number: 1 }])
  const [target] = add.targets
  const evaluation = target ? evaluateLine(add.snapshot, target) : null
  if (!evaluation) throw notFound('商品')
  const number = quantityBounds(evaluation.rule)?.lowest ?? Math.max(1, evaluation.rule.min_qty)
  return runAdd(add, [{ goods_id, number }])
}

/** An add line of the contract as an entry; with type 3 its goods_id is the id of a combination. */
export function readAddLine(line: CartAddLine): Wanted {
  const { goods_id, number, price, goods_price_id, type, is_yj } = line
  if (type === LINE_COMBINATION) return { goods_id, number, price, combination_id: goods_id, is_yj }
  return { goods_id, number, price, goods_price_id, type, is_yj }
}

/** State of a bulk add. */
interface Run {
  readonly snapshot: LineSnapshot
  readonly bulk: ReturnType<typeof createBulk>
  /** The lines to write, by their key. */
  readonly writes: Map<string, LineWrite>
  /** The line’s key of each entry. */
  readonly keys: Map<number, string>
  /** How many new lines the cart has room for. */
  room: number
}

/** One entry of a bulk add, and the line it goes to. */
interface Entry {
  readonly entry: number
  readonly wanted: Wanted
  readonly target: Target | null
}

/** Adds one entry to the number in the cart and in the entries before it. */
function addEntry(run: Run, { entry, wanted, target }: Entry): void {
  const key = target ? targetKey(target) : ''
  const already = run.writes.get(key)?.number ?? target?.number ?? 0
  const result = evaluateEntry(run, { wanted, target, already })
  if ('refused' in result) {
    const { refused: reason, message } = result
    run.bulk.refuse({ entry, id: wanted.goods_id, reason, message })
    return
  }
  if (already === 0) run.room -= 1
  run.writes.set(key, result.write)
  run.keys.set(entry, key)
  const { write, changed, message } = result
  if (changed) run.bulk.adjust({ entry, number: write.number, reason: changed, message })
  else run.bulk.add(entry, write.number)
}

type EntryResult =
  | { readonly refused: string; readonly message: string }
  /** `changed` is the reason why the line is not as requested; empty when it is. */
  | { readonly write: LineWrite; readonly changed: string; readonly message: string }

function evaluateEntry(
  run: Run,
  { wanted, target, already }: Pick<Entry, 'wanted' | 'target'> & { already: number },
): EntryResult {
  const total = already + wanted.number
  const evaluation = target && evaluateLine(run.snapshot, { ...target, number: total })
  if (!evaluation || !target) return { refused: 'not_found', message: '商品不存在或已下架' }
  const { state, ended, rule } = evaluation
  if (!canAddToCart(state)) return { refused: state, message: ended || buyStateCard(state).text }
  if (already === 0 && run.room <= 0) {
    return { refused: 'cart_full', message: `购物车最多 ${CART_LIMIT} 种商品，请先结算或清理` }
  }
  const { number, reason, message } = adjustQuantity(rule, total)
  if (number <= already) {
    return { refused: reason ?? 'no_stock', message: nothingAdded(evaluation, already, total) }
  }
  const write = { ...lineWrite(evaluation, target, wanted), number }
  if (reason !== null) return { write, changed: reason, message }
  const priced = priceChangeText(wanted, evaluation, number)
  return { write, changed: priced && 'price_changed', message: priced }
}

function lineWrite(evaluation: LineEvaluation, target: Target, wanted: Wanted): Omit<LineWrite, 'number'> {
  return {
    goods_id: evaluation.sellable.goods.id,
    goods_price_id: target.goods_price_id,
    type: target.type,
    combination_id: target.combination_id,
    is_yj: wanted.is_yj ?? 0,
    price_seen: evaluation.base_price,
  }
}

/** Reports a price that the page cannot have shown; empty for a possible one. */
function priceChangeText({ price: shown }: Wanted, evaluation: LineEvaluation, number: number): string {
  const { base_price, sellable, combination } = evaluation
  if (!shown || base_price === null) return ''
  const { goods } = sellable
  const { tiers } = offeredPrices(sellable)
  const at = (packs: number) =>
    combination ? base_price : ladderPrice(base_price, tiers, goods.ladder_price_type, packs)
  const now = at(number)
  const right = [now, base_price, at(goods.min_qty), ...tiers.map(tier => tier.price)]
  if (right.some(price => isWrittenAs(price, shown))) return ''
  return `价格已更新为 ${priceText(now)}/${evaluation.rule.unit}`
}

/** Whether a decimal, with any number of zeros at its end, is the exact price or the displayed one. */
function isWrittenAs(price: number, shown: string): boolean {
  const plain = withoutZeros(shown)
  return plain === withoutZeros(formatPrice(price)) || plain === withoutZeros(floorPrice(price))
}

function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
