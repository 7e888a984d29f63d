import { type LadderPrices, ladderPrice, takesWelfare, welfareLadder } from '@yaoji/domain'
import { sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of'
import type { ViewerContext } from '../../wire/context'
import type { TierRow } from './line-cache'
import { type LineQuery, type LineRow, readLines } from './read-lines'
import { goodsPrices } from './tables'

/** A gift is `give` packs for each `need` packs of its product. */
export interface GiftRatio {
  readonly need: number
  readonly give: number
}

/** The gift that a product is sold with, whether it can be given now or not. */
export interface LineGift extends GiftRatio {
  /** The ordinary line of the gift, without a gift of its own. */
  readonly sellable: SellableLine
}

/** What is read of lines beside themselves. */
export interface LineParts {
  /** Their gifts. */
  readonly gifts: boolean
}

/** A product with one of its sellable lines and everything that decides what this viewer sees of it. */
export interface SellableLine extends Omit<LineRow, 'owned' | 'gift'> {
  /** Packs of this line that can be sold now: its stock, limited by the rest of its quota. */
  readonly stock: number
  /** Basis points of the welfare discount that covers the line now; null without one. */
  readonly welfare: number | null
  /** Packs that the viewer can still buy of a line with its own limit; absent when they were not counted. */
  readonly limit_left?: number | null
  /** What the product is sold with; null without a gift. */
  readonly gift: LineGift | null
}

/**
 * Loads these sellable lines for this viewer at this moment, in the order of the ids; ids that are not there are
 * left out. What is past its last day is no stock.
 */
export async function loadSellableLines(
  context: ViewerContext,
  priceIds: readonly number[],
  parts?: LineParts,
): Promise<SellableLine[]> {
  if (priceIds.length === 0) return []
  const lines = await sellableLines(context, { where: anyOf(goodsPrices.goods_price_id, priceIds) }, parts)
  return priceIds.flatMap(id => lines.get(id) ?? [])
}

/** Lines by their ids, in any order. */
export async function sellableLines(
  context: ViewerContext,
  query: LineQuery,
  parts: LineParts = { gifts: true },
): Promise<ReadonlyMap<number, SellableLine>> {
  const rows = await readLines(context, query)
  const gifts = parts.gifts ? await giftRows(context, rows) : new Map<number, LineRow>()
  return new Map(
    rows.map(row => {
      const given = row.gift && gifts.get(row.gift.gift_goods_id)
      const gift = row.gift && given ? { ...row.gift, sellable: toSellableLine(given, null) } : null
      return [row.price.goods_price_id, toSellableLine(row, gift)]
    }),
  )
}

/** The ordinary lines of the products that are given with others, by product: most are among the others, or there are none. */
async function giftRows(context: ViewerContext, rows: readonly LineRow[]): Promise<Map<number, LineRow>> {
  const ordinary = ordinaryLines(rows)
  const given = new Set(rows.flatMap(({ gift }) => gift?.gift_goods_id ?? []))
  const missing = [...given].filter(id => !ordinary.has(id))
  if (missing.length === 0) return ordinary
  const { kind, goods_id } = goodsPrices
  const others = await readLines(context, { where: sql`${kind} = 'normal' and ${anyOf(goods_id, missing)}` })
  return new Map([...ordinary, ...ordinaryLines(others)])
}

function ordinaryLines(rows: readonly LineRow[]): Map<number, LineRow> {
  return new Map(rows.filter(row => row.price.kind === 'normal').map(row => [row.goods.id, row]))
}

/** A row of {@link readLines} as a line: its stock is limited by the rest of its quota. */
function toSellableLine(row: LineRow, gift: LineGift | null): SellableLine {
  const { goods, price, owned } = row
  const { quota, sold, kind } = price
  // Each field by its name: a copy of all fields but one is slow, and a list makes one for each line.
  return {
    goods,
    price,
    tiers: row.tiers,
    in_page: row.in_page,
    expiry_date: row.expiry_date,
    goods_manjian_id: row.goods_manjian_id,
    controlledAllowed: row.controlledAllowed,
    stock: quota === null ? owned : Math.max(0, Math.min(owned, quota - sold)),
    welfare: takesWelfare({ special_flag: goods.special_flag, kind }) ? row.welfare : null,
    gift,
  }
}

/** The prices that are offered now: those of the line itself, or of the welfare discount where they are better. */
export function offeredPrices({ price, tiers, welfare }: SellableLine): LadderPrices<TierRow> {
  return welfareLadder({ base_price: price.price, tiers }, welfare)
}

/** Unit price that is offered now for a number of packs, in 1/10000 yuan. */
export function offeredPrice(sellable: SellableLine, number: number): number {
  const { base_price, tiers } = offeredPrices(sellable)
  return ladderPrice(base_price, tiers, sellable.goods.ladder_price_type, number)
}
