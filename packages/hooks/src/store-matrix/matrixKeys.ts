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

/** The field to which a key goes; the same one at the edge of the table, null where the browser does what the key does. */
export function moveOf(event: KeyboardEvent, place: CellPlace, body: Element): HTMLInputElement | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event
  if (isComposing(event) || altKey || ctrlKey || metaKey || !(target instanceof HTMLInputElement)) return null
  if (key === 'Enter') return inColumn(target, place, body, shiftKey ? -1 : 1)
  if (shiftKey) return null
  if (key === 'ArrowDown') return inColumn(target, place, body, 1)
  if (key === 'ArrowUp') return inColumn(target, place, body, -1)
  if (key === 'ArrowRight' && target.selectionEnd === target.value.length)
    return inRow(target, place, body, 1)
  if (key === 'ArrowLeft' && target.selectionStart === 0) return inRow(target, place, body, -1)
  return null
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
