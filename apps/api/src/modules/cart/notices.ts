import type { CartLine } from '@yaoji/api-client/contract/cart'
import {
  canAddToCart,
  checkQuantity,
  ladderHints,
  ladderHintText,
  priceText,
  type QuantityReason,
  quantityBounds,
} from '@yaoji/domain'
import type { Gift } from '../goods/gift'
import { offeredPrices } from '../goods/sellable-line'
import type { EvaluatedLine } from './line-evaluation'

type Notice = CartLine['notices'][number]

/** A tier is near when at most this part of its number is missing. */
const NEAR_TIER_PART = 0.5

/** What the buyer should know about a line, the most urgent first. */
export function lineNotices(line: EvaluatedLine, gift: Gift | undefined): Notice[] {
  const texts: readonly Notice[] = [
    { kind: 'ended', text: line.ended },
    ...(canAddToCart(line.state) ? sellingNotices(line, gift) : []),
  ]
  return texts.filter(({ text }) => text !== '')
}

function sellingNotices(line: EvaluatedLine, gift: Gift | undefined): Notice[] {
  const number = numberNotice(line)
  return [
    ...priceNotices(line),
    number,
    { kind: 'stock_short', text: number.text === '' ? stockText(line) : '' },
    { kind: 'limit', text: number.kind === 'limit' ? '' : limitText(line) },
    { kind: 'gift', text: gift ? giftText(gift) : '' },
    { kind: 'ladder', text: line.exchange_text || tierText(line) },
  ]
}

/** The change of the price since the buyer last set the line; empty lists without a change or with a hidden price. */
function priceNotices({ row, base_price, rule }: EvaluatedLine): Notice[] {
  if (base_price === null || row.price_seen === null || base_price === row.price_seen) return []
  const by = `${priceText(Math.abs(base_price - row.price_seen))}/${rule.unit}`
  return base_price > row.price_seen
    ? [{ kind: 'price_up', text: `比加入时涨 ${by}` }]
    : [{ kind: 'price_down', text: `比加入时降 ${by}` }]
}

const KIND_OF_REASON: Readonly<Record<QuantityReason, Notice['kind']>> = {
  below_min: 'number',
  not_step: 'number',
  over_max: 'limit',
  no_stock: 'stock_short',
  over_stock: 'stock_short',
}

function numberNotice({ rule, row }: EvaluatedLine): Notice {
  const result = checkQuantity(rule, row.number)
  return result.ok
    ? { kind: 'number', text: '' }
    : { kind: KIND_OF_REASON[result.reason], text: result.message }
}

/** The text when no more can be added because of the stock. */
function stockText({ rule, row }: EvaluatedLine): string {
  const bounds = quantityBounds({ ...rule, max_qty: null })
  const last = bounds !== null && row.number + bounds.step > bounds.highest
  return last ? `库存仅剩 ${rule.stock} ${rule.unit}` : ''
}

const PERIOD_TEXTS: Readonly<Record<string, string>> = { day: '今日', week: '本周', month: '本月' }

function limitText({ rule, sellable, combination }: EvaluatedLine): string {
  if (rule.max_qty === null || rule.max_qty === undefined) return ''
  const period =
    combination || sellable.price.buyer_limit !== null ? '' : PERIOD_TEXTS[sellable.goods.limit_period ?? '']
  return period ? `${period}还可购 ${rule.max_qty} ${rule.unit}` : `限购 ${rule.max_qty} ${rule.unit}`
}

/** The text when the stock of the gift has fewer packs than are earned. */
function giftText({ earned, total, sellable: { goods } }: Gift): string {
  if (total >= earned) return ''
  return `赠品 ${goods.name} ${total === 0 ? '已赠完' : `只剩 ${total} ${goods.bzdw}`}`
}

function tierText({ sellable, base_price, row, rule, combination }: EvaluatedLine): string {
  if (base_price === null || combination) return ''
  const { tiers } = offeredPrices(sellable)
  const next = ladderHints(base_price, tiers, sellable.goods.ladder_price_type, row.number).find(
    hint => !hint.reached && hint.tier.price < hint.current_price,
  )
  return next && next.short_by <= next.from * NEAR_TIER_PART ? ladderHintText(next, rule.unit ?? '') : ''
}
