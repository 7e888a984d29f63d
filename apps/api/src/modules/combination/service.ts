import type { DataOf, InputOf } from '@yaoji/api-client/contract'
import type { Combination, combinationList } from '@yaoji/api-client/contract/combination'
import { COMBINATION_UNIT, canSeePrice, formatPrice } from '@yaoji/domain'
import { asc } from 'drizzle-orm'
import { runsOn } from '../../db/runs-on'
import type { Viewer } from '../../session/viewer'
import { chinaDate } from '../../wire/clock'
import type { ViewerContext } from '../../wire/context'
import { pageBounds, toPage } from '../../wire/pages'
import { evaluateCombination, loadCombinations, type SellableCombination } from '../cart/combination'
import { toGoods } from '../goods/goods-answer'
import { loadSellableLines } from '../goods/sellable-line'
import { combinations } from '../promotion/tables'

/**
 * A page of the running combinations, those that can be bought first. All of them are evaluated for each page: a shop
 * has some dozens, and what can be bought is known only then.
 */
export async function listCombinations(
  context: ViewerContext,
  input: InputOf<typeof combinationList>,
): Promise<DataOf<typeof combinationList>> {
  const { viewer } = context
  const running = await runningCombinations(context)
  const found = running
    .filter(one => isFound(one, input.keywords))
    .filter(one => input.in_stock !== 1 || one.state === 'ok')
  const isLast = ({ state }: SellableCombination) => Number(state !== 'ok')
  const ordered = found.toSorted((a, b) => isLast(a) - isLast(b))
  const bounds = pageBounds(input)
  const list = ordered.slice(bounds.offset, bounds.offset + bounds.per_page)
  return toPage(
    list.map(one => toCombination(one, viewer)),
    found.length,
    bounds,
  )
}

/** The combinations of today that are on sale, as this viewer can buy them. */
async function runningCombinations(context: ViewerContext): Promise<SellableCombination[]> {
  const { db, viewer, now } = context
  const today = chinaDate(now)
  const rows = await db
    .select({ id: combinations.id })
    .from(combinations)
    .where(runsOn(combinations, today))
    .orderBy(asc(combinations.id))
  const ids = rows.map(row => row.id)
  const loaded = await loadCombinations(db, ids)
  const items = [...loaded.values()].flatMap(one => one.items)
  const lines = await loadSellableLines(context, [...new Set(items.map(item => item.goods_price_id))])
  const sellables = new Map(lines.map(line => [line.price.goods_price_id, line]))
  return ids.flatMap(id => {
    const one = evaluateCombination(id, { combinations: loaded, sellables, viewer, today })
    return one && one.state !== 'off_shelf' ? [one] : []
  })
}

function isFound({ row, items }: SellableCombination, keywords = ''): boolean {
  const texts = [
    row.name,
    row.describe,
    ...items.flatMap(({ sellable: { goods } }) => [goods.name, goods.sccj]),
  ]
  return texts.some(text => text.toLowerCase().includes(keywords.toLowerCase()))
}

function toCombination(
  { row, items, raw_price, state, stock }: SellableCombination,
  viewer: Viewer,
): Combination {
  const seen = canSeePrice(state)
  return {
    id: row.id,
    name: row.name,
    describe: row.describe,
    bzdw: COMBINATION_UNIT,
    buy_state: state,
    is_buy: state === 'ok' ? 1 : 0,
    number: stock,
    max_qty: row.max_qty,
    ...(seen && {
      price: formatPrice(row.price),
      raw_price: formatPrice(raw_price),
      saves: formatPrice(Math.max(0, raw_price - row.price)),
    }),
    end_date: row.end_date,
    parts: items.map(({ item, sellable, raw_price: alone }) => ({
      goods: toGoods(sellable, viewer),
      number: item.number,
      ...(seen && { price: formatPrice(item.price), raw_price: formatPrice(alone) }),
    })),
  }
}
