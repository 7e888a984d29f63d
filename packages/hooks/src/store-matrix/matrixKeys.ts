import type { KeyboardEvent } from 'react'
import { isComposing } from '../isComposing'

/** The product and the store of a cell. */
export interface CellPlace {
  readonly goods_id: number
  readonly user_id: number
}

/** The cell of a field; null for anything else. */
export function placeOf(target: EventTarget): CellPlace | null {
  if (!(target instanceof HTMLInputElement)) return null
  const { goods, store } = target.dataset
  return goods === undefined || store === undefined
    ? null
    : { goods_id: Number(goods), user_id: Number(store) }
}

/** What comes after the last cell. */
export type AfterCells = 'after'

/**
 * The field to which a key goes; the same one at the edge of the table, null where the browser does what the key does.
 * Enter goes on from the last row to the first one of the next store, and from the last store to what is after the cells.
 */
export function moveOf(
  event: KeyboardEvent,
  place: CellPlace,
  body: Element,
): HTMLInputElement | AfterCells | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event
  if (isComposing(event) || altKey || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return null
  if (key === 'Enter') return storeByStore(target, body, shiftKey ? -1 : 1)
  if (shiftKey) return null
  if (key === 'ArrowDown') return inColumn(target, place, body, 1)
  if (key === 'ArrowUp') return inColumn(target, place, body, -1)
  if (key === 'ArrowRight' && target.selectionEnd === target.value.length)
    return inRow(target, place, body, 1)
  if (key === 'ArrowLeft' && target.selectionStart === 0) return inRow(target, place, body, -1)
  return null
}

/** Of the fields of all stores, down one column after the other, the next or previous one. */
function storeByStore(field: HTMLInputElement, body: Element, by: 1 | -1): HTMLInputElement | AfterCells {
  const columns = new Map<string | undefined, HTMLInputElement[]>()
  for (const each of body.querySelectorAll<HTMLInputElement>('[data-store]:enabled'))
    columns.set(each.dataset.store, [...(columns.get(each.dataset.store) ?? []), each])
  const fields = [...columns.values()].flat()
  return fields[fields.indexOf(field) + by] ?? (by === 1 ? 'after' : field)
}

function inColumn(field: HTMLInputElement, { user_id }: CellPlace, body: Element, by: 1 | -1) {
  return neighbour(field, body.querySelectorAll<HTMLInputElement>(`[data-store="${user_id}"]`), by)
}

function inRow(field: HTMLInputElement, { goods_id }: CellPlace, body: Element, by: 1 | -1) {
  return neighbour(field, body.querySelectorAll<HTMLInputElement>(`[data-goods="${goods_id}"]`), by)
}

function neighbour(field: HTMLInputElement, fields: Iterable<HTMLInputElement>, by: 1 | -1) {
  // The fields of products that cannot be bought are disabled.
  const open = [...fields].filter(each => !each.disabled)
  return open[open.indexOf(field) + by] ?? field
}
