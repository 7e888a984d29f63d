import {
  canSelect,
  effectiveSelection,
  formatAmount,
  formatPrice,
  ladderPrice,
  lineAmount,
  parsePrice,
} from '@yaoji/domain'

/** The fields of a cart line that the cart store reads, by the wire's names. */
export interface CartStoreLine {
  id: number
  number: number
  is_selected: 0 | 1
  type: number
  price?: string | undefined
  subtotal?: string | undefined
  /** Of a combination's line, the products of one package. */
  combination?: { readonly list: readonly { readonly number: number }[] } | null | undefined
  goods: {
    ck_id: number
    is_buy: 0 | 1
    number: number
    base_price?: string | undefined
    ladder_price_type: number
    ladder_price?: readonly { number: number; price: string }[] | undefined
  }
}

export interface Warehouse {
  ck_id: number
  name: string
}

/** One row of a cart table: the heading of a warehouse, or one of its lines. */
export type CartRow =
  | { readonly kind: 'warehouse'; readonly ck_id: number; readonly name: string; readonly count: number }
  | { readonly kind: 'line'; readonly ck_id: number; readonly id: number }

/** A group of lines: all, those that can be selected, those that are selected, or those that cannot be bought. */
export type CartChoice = 'all' | 'selectable' | 'selected' | 'unbuyable'

export const CHOICES: Readonly<Record<CartChoice, (line: CartStoreLine) => boolean>> = {
  all: () => true,
  selectable: isSelectable,
  selected: line => line.is_selected === 1,
  unbuyable: line => !isSelectable(line),
}

/** Whether a line can be selected now. ST-02. */
export function isSelectable({ goods }: CartStoreLine): boolean {
  return canSelect({ is_buy: goods.is_buy, stock: goods.number })
}

/**
 * A line with edits that the service has not confirmed yet. A line that cannot be bought is never selected (ST-02).
 * The price follows the ladder only if the ladder explains the service's own price; any other price stays.
 */
export function previewLine<Line extends CartStoreLine>(
  line: Line,
  edit: Pick<CartStoreLine, 'number' | 'is_selected'>,
): Line {
  const { number } = edit
  const { is_buy, number: stock } = line.goods
  const is_selected = effectiveSelection({ is_selected: edit.is_selected, is_buy, stock })
  if (number === line.number && is_selected === line.is_selected) return line
  if (number === line.number || line.price === undefined) return { ...line, number, is_selected }
  const price = previewPrice(line, line.price, number)
  const subtotal = formatAmount(lineAmount(parsePrice(price), number))
  return { ...line, number, is_selected, price, subtotal }
}

function previewPrice(line: CartStoreLine, price: string, number: number): string {
  const { base_price, ladder_price, ladder_price_type } = line.goods
  if (base_price === undefined || !ladder_price || ladder_price.length === 0) return price
  const tiers = ladder_price.map(tier => ({ number: tier.number, price: parsePrice(tier.price) }))
  const priceAt = (packs: number) => ladderPrice(parsePrice(base_price), tiers, ladder_price_type, packs)
  return priceAt(line.number) === parsePrice(price) ? formatPrice(priceAt(number)) : price
}

/** Rows by warehouse: warehouses in the given order (unknown ones last), lines in their own order. */
export function cartRows(lines: readonly CartStoreLine[], warehouses: readonly Warehouse[]): CartRow[] {
  const groups = new Map(warehouses.map(({ ck_id, name }) => [ck_id, { name, rows: [] as CartRow[] }]))
  for (const { id, goods } of lines) {
    const { ck_id } = goods
    const group = groups.get(ck_id) ?? { name: '', rows: [] }
    if (group.rows.length === 0) groups.set(ck_id, group)
    group.rows.push({ kind: 'line', ck_id, id })
  }
  const parts: CartRow[][] = []
  for (const [ck_id, { name, rows }] of groups) {
    if (rows.length > 0) parts.push([{ kind: 'warehouse', ck_id, name, count: rows.length }], rows)
  }
  return ([] as CartRow[]).concat(...parts)
}
