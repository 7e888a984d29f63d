import {
  canSelect,
  formatAmount,
  formatPrice,
  ladderPrice,
  lineAmount,
  parseAmount,
  parsePrice,
  settleSelected,
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
  saved_amount?: string | undefined
  payable_amount?: string | undefined
  /** What the main button does; `empty`: nothing is selected. */
  action?: { state: string; message: string } | undefined
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

/** What is selected of some lines: how many, of how many packs, and their subtotals together in fen. */
export interface CartSelection {
  readonly count: number
  readonly number: number
  readonly amount: number
}

export const NO_SELECTION: CartSelection = { count: 0, number: 0, amount: 0 }

/** What totals count beyond the lines that are listed: a filter hides some, another window added one. */
export function unlisted(total: CartStoreTotal, listed: CartSelection): CartSelection {
  return {
    count: total.selected_count - listed.count,
    number: total.selected_number - listed.number,
    amount: total.goods_amount === undefined ? 0 : parseAmount(total.goods_amount) - listed.amount,
  }
}

/**
 * The service's totals over what is selected now: the counts, the goods amount, and whether there is anything to check
 * out. What depends on offers stays as it was settled last; nothing selected costs nothing.
 */
export function previewTotal<Total extends CartStoreTotal>(
  total: Total,
  listed: CartSelection,
  elsewhere: CartSelection,
): Total {
  const count = listed.count + elsewhere.count
  const number = listed.number + elsewhere.number
  const amount = listed.amount + elsewhere.amount
  const change = unlisted(total, { count, number, amount })
  if (change.count === 0 && change.number === 0 && change.amount === 0) return total
  return {
    ...total,
    selected_count: count,
    selected_number: number,
    ...(total.goods_amount !== undefined && { goods_amount: formatAmount(amount) }),
    ...(count === 0 && nothingToPay(total)),
    ...previewAction(total.action, count),
  }
}

function nothingToPay({ saved_amount, payable_amount }: CartStoreTotal) {
  const nothing = formatAmount(0)
  return {
    ...(saved_amount !== undefined && { saved_amount: nothing }),
    ...(payable_amount !== undefined && { payable_amount: nothing }),
  }
}

/** The service's words for an empty selection come with its answer. */
function previewAction(action: CartStoreTotal['action'], count: number) {
  if (action?.state === 'empty' && count > 0) return { action: { state: 'checkout', message: '' } as const }
  if (action?.state === 'checkout' && count === 0) return { action: { state: 'empty', message: '' } as const }
  return {}
}
