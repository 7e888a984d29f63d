import { type CartStoreLine, isSelectable } from './cartPreview'

export interface Warehouse {
  ck_id: number
  name: string
}

/** One row of a cart table: the head of a warehouse, or a line of it. */
export type CartRow =
  | { readonly kind: 'warehouse'; readonly ck_id: number; readonly name: string; readonly count: number }
  | { readonly kind: 'line'; readonly ck_id: number; readonly id: number }

/** Which lines are meant: all, those that can be selected, those that are, or those that cannot be bought. */
export type CartChoice = 'all' | 'selectable' | 'selected' | 'unbuyable'

const CHOICES: Record<CartChoice, (line: CartStoreLine) => boolean> = {
  all: () => true,
  selectable: isSelectable,
  selected: line => line.is_selected === 1,
  unbuyable: line => !isSelectable(line),
}

export function chooseLines(lines: Iterable<CartStoreLine>, choice: CartChoice): number[] {
  const ids: number[] = []
  for (const line of lines) if (CHOICES[choice](line)) ids.push(line.id)
  return ids
}

/** Lines by warehouse: warehouses in the order given (unknown ones last), lines in their own order. */
export function cartRows(lines: Iterable<CartStoreLine>, warehouses: readonly Warehouse[]): CartRow[] {
  const known = new Map(warehouses.map(warehouse => [warehouse.ck_id, warehouse.name]))
  const groups = new Map<number, number[]>(warehouses.map(warehouse => [warehouse.ck_id, []]))
  for (const { id, goods } of lines) {
    const ids = groups.get(goods.ck_id)
    if (ids) ids.push(id)
    else groups.set(goods.ck_id, [id])
  }
  return [...groups].flatMap(([ck_id, ids]): CartRow[] => {
    if (ids.length === 0) return []
    const head = { kind: 'warehouse' as const, ck_id, name: known.get(ck_id) ?? '', count: ids.length }
    return [head, ...ids.map(id => ({ kind: 'line' as const, ck_id, id }))]
  })
}
