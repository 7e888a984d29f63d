import type { DataOf } from '@yaoji/api-client/contract'
import type { authLogin } from '@yaoji/api-client/contract/user'
import { buyStateCard, canAddToCart, type MergeReport, mergeCartLines } from '@yaoji/domain'
import { ownerOf } from '../../session/viewer'
import type { ViewerContext } from '../../wire/context'
import { evaluateLine } from './evaluate-line'
import { lockCart } from './lock'
import { CART_LIMIT, deleteLines, rowsOf, writeLines } from './rows'
import { type CartLineRow, type LineSnapshot, loadLineSnapshot } from './snapshot'
import { targetKey } from './targets'

type CartMerge = Omit<DataOf<typeof authLogin>, 'user'>
type CartChange = CartMerge['cart_changes'][number]

/** A login without a visitor’s cart. */
export const NOTHING_MERGED: CartMerge = { cart_merged: 0, cart_changes: [] }

/**
 * Merges the visitor’s cart into the account’s, once: numbers of the same line are added, then limited. Returns how many
 * lines were merged, and the changes line by line. `sessionId` is the visitor’s session before the login; the viewer is
 * the buyer who logged in. Runs in the login’s transaction.
 */
export async function mergeVisitorCart(context: ViewerContext, sessionId: number | null): Promise<CartMerge> {
  const { db, viewer } = context
  const owner = ownerOf(viewer)
  const visitorOwner = ownerOf({ sessionId, buyer: null })
  if (owner === null || visitorOwner === null) return NOTHING_MERGED
  await lockCart(db, visitorOwner)
  const visitor = await rowsOf(db, visitorOwner)
  if (visitor.length === 0) return NOTHING_MERGED
  await lockCart(db, owner)
  const account = await rowsOf(db, owner)
  const snapshot = await loadLineSnapshot(context, visitor)
  const { lines, reports } = mergeCartLines(account, visitor, limiter(snapshot, account))
  const merged = reports.filter(report => report.outcome !== 'refused')
  const moved = new Set(merged.map(report => keyAt(visitor, report.entry)))
  const writes = lines.filter(line => moved.has(targetKey(line)))
  await writeLines(
    context,
    owner,
    writes.map(line => ({ ...line, price_seen: evaluateLine(snapshot, line)?.base_price ?? null })),
  )
  await deleteLines(
    db,
    visitorOwner,
    visitor.map(line => line.id),
  )
  return {
    cart_merged: merged.length,
    cart_changes: reports.flatMap(report => changeOf(snapshot, visitor[report.entry], report)),
  }
}

/** The account’s current limit for a line; lines beyond the size of a cart are refused. */
function limiter(snapshot: LineSnapshot, account: readonly CartLineRow[]) {
  const known = new Set(account.map(targetKey))
  let room = CART_LIMIT - account.length
  return (line: CartLineRow) => {
    const evaluation = evaluateLine(snapshot, line)
    if (!evaluation) return { refused: '商品不存在或已下架' }
    const { state, ended, rule } = evaluation
    if (!canAddToCart(state)) return { refused: ended || buyStateCard(state).text }
    if (!known.has(targetKey(line))) {
      if (room <= 0) return { refused: '购物车已满，请先结算或清理' }
      room -= 1
    }
    return { rule }
  }
}

function keyAt(rows: readonly CartLineRow[], entry: number): string {
  const row = rows[entry]
  return row ? targetKey(row) : ''
}

function changeOf(snapshot: LineSnapshot, row: CartLineRow | undefined, report: MergeReport): CartChange[] {
  if (!row) return []
  const before = report.wanted - row.number
  if (report.outcome === 'added' && before === 0) return []
  const evaluation = evaluateLine(snapshot, row)
  const name = evaluation?.combination?.row.name ?? evaluation?.sellable.goods.name ?? ''
  const is_merged = report.outcome === 'refused' ? 0 : 1
  return [{ goods_id: row.goods_id, name, is_merged, before, number: report.number, message: report.message }]
}
