import { type BuyState, buyState, type GoodsInput, isInZone, quantityBounds } from '@yaoji/domain'
import { buyerInput, type Viewer } from '../../session/viewer'
import type { SellableLine } from './sellable-line'

/** The viewer’s buying state of a line; `changed` is what its caller knows better, such as the rest of a limit. */
export function buyStateOf(line: SellableLine, viewer: Viewer, changed: Partial<GoodsInput> = {}): BuyState {
  return buyState({ ...goodsInput(line), ...changed }, buyerInput(viewer, line.controlledAllowed))
}

/** The input of the domain’s buying rules. */
function goodsInput({ goods: row, price, stock }: SellableLine): GoodsInput {
  const rule = {
    min_qty: row.min_qty,
    step_qty: row.step_qty,
    max_qty: row.max_qty,
    stock: Number.MAX_SAFE_INTEGER,
  }
  return {
    on_shelf: row.off_shelf === 0,
    price: row.price_pending === 1 ? null : price.price,
    stock,
    lowest: quantityBounds(rule)?.lowest ?? 1,
    scope: row.scope,
    controlled: isInZone('controlled', row),
    regions: row.regions,
  }
}
