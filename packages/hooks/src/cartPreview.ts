import {
  canSelect,
  formatAmount,
  formatPrice,
  ladderPrice,
  lineAmount,
  parseAmount,
  parsePrice,
  settleSelected,
  sumAmounts,
} from '@yaoji/domain'

/** What the cart store reads of a cart line, by the wire's names. */
export interface CartStoreLine {
  id: number
  number: number
  is_selected: 0 | 1
  type: number
  price?: string | undefined
  subtotal?: string | undefined
  goods: {
    ck_id: number
    is_buy: 0 | 1
    number: number
    base_price?: string | undefined
    ladder_price_type: number
    ladder_price?: readonly { number: number; price: string }[] | undefined
  }
}

/** What the store previews of the cart's totals. */
export interface CartStoreTotal {
  selected_count: number
  selected_number: number
  goods_amount?: string | undefined
}

/** Whether a line can be selected now. ST-02. */
export function isSelectable(line: CartStoreLine): boolean {
  return canSelect({ is_buy: line.goods.is_buy, stock: line.goods.number })
}

/**
 * A line as it will be once the service has taken the buyer's wishes. A line whose goods cannot be bought is not
 * selected, whatever was asked (ST-02). The price follows the ladder only where the ladder explains the price that
 * the service itself gave; any other price stays until the answer.
 */
export function previewLine<Line extends CartStoreLine>(line: Line, number: number, chosen: 0 | 1): Line {
  const is_selected = settleSelected({
    is_selected: chosen,
    is_buy: line.goods.is_buy,
    stock: line.goods.number,
  })
  if (number === line.number && is_selected === line.is_selected) return line
  if (number === line.number || line.price === undefined) return { ...line, number, is_selected }
  const price = previewPrice(line, number, line.price)
  const subtotal = formatAmount(lineAmount(parsePrice(price), number))
  return { ...line, number, is_selected, price, subtotal }
}

function previewPrice(line: CartStoreLine, number: number, price: string): string {
  const { base_price, ladder_price, ladder_price_type } = line.goods
  if (base_price === undefined || !ladder_price || ladder_price.length === 0) return price
  const base = parsePrice(base_price)
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const explained = ladderPrice(base, tiers, ladder_price_type, line.number) === parsePrice(price)
  return explained ? formatPrice(ladderPrice(base, tiers, ladder_price_type, number)) : price
}

interface Change {
  readonly from: CartStoreLine
  readonly to: CartStoreLine | null
}

/** The service's totals with what changed since: counts and the goods amount. What depends on offers waits for the answer. */
export function previewTotal<Total extends CartStoreTotal>(total: Total, changes: Iterable<Change>): Total {
  let { selected_count, selected_number } = total
  const amounts: number[] = total.goods_amount === undefined ? [] : [parseAmount(total.goods_amount)]
  let changed = false
  for (const { from, to } of changes) {
    const before = contribution(from)
    const after = contribution(to)
    changed ||= before.count !== after.count || before.number !== after.number
    selected_count += after.count - before.count
    selected_number += after.number - before.number
    amounts.push(after.amount - before.amount)
  }
  if (!changed) return total
  const preview = { ...total, selected_count, selected_number }
  if (total.goods_amount === undefined) return preview
  return { ...preview, goods_amount: formatAmount(sumAmounts(amounts)) }
}

function contribution(line: CartStoreLine | null) {
  if (line === null || line.is_selected === 0) return { count: 0, number: 0, amount: 0 }
  return { count: 1, number: line.number, amount: parseAmount(line.subtotal ?? '0.00') }
}
