import type { CartTotal } from '@yaoji/api-client/contract/cart'
import { CART_LIST_FILTER, canAddToCart, canSelect, checkQuantity } from '@yaoji/domain'
import type { EvaluatedLine, LineEvaluation } from './line-evaluation'

interface Filter {
  readonly filter: number
  readonly name: string
  readonly holds: (line: EvaluatedLine) => boolean
}

/** The filters of a cart; 99999 is every line (CN-02). */
const FILTERS: readonly Filter[] = [
  { filter: CART_LIST_FILTER, name: '全部', holds: () => true },
  { filter: 1, name: '可结算', holds: line => isSelectable(line) },
  { filter: 2, name: '有优惠', holds: line => hasOffer(line) },
  { filter: 3, name: '已降价', holds: line => hasFallen(line) },
  {
    filter: 4,
    name: '数量需调整',
    holds: line => isSelectable(line) && !checkQuantity(line.rule, line.row.number).ok,
  },
  { filter: 5, name: '不可购买', holds: line => !canAddToCart(line.state) },
]

/** The lines of a filter; an unknown filter has all lines. */
export function filterLines(lines: readonly EvaluatedLine[], filter: number): readonly EvaluatedLine[] {
  const found = FILTERS.find(each => each.filter === filter)
  return found ? lines.filter(found.holds) : lines
}

/** The filters that have lines, with their number. */
export function filterCounts(lines: readonly EvaluatedLine[]): CartTotal['filter_data'] {
  return FILTERS.map(({ filter, name, holds }) => ({
    filter,
    name,
    count: lines.filter(holds).length,
  })).filter(row => row.count > 0 || row.filter === CART_LIST_FILTER)
}

/** Whether a line can be selected now. ST-02. */
export function isSelectable(line: LineEvaluation): boolean {
  return canSelect({ is_buy: line.state === 'ok', stock: line.rule.stock })
}

function hasOffer({ price, raw_price, goods_manjian_id, row }: EvaluatedLine): boolean {
  const cheaper = price !== null && raw_price !== null && price < raw_price
  return cheaper || goods_manjian_id !== null || row.type !== 0
}

function hasFallen({ base_price, row }: EvaluatedLine): boolean {
  return base_price !== null && row.price_seen !== null && base_price < row.price_seen
}
