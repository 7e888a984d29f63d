import type { RefObject } from 'react'
import type { OrderGridAction } from './gridActions'
import { focusCell } from './gridKeys'
import type { OrderGrid } from './orderGrid'
import type { RowSuggestions } from './useRowSuggestions'

/** The list below the cell in which the buyer types, and what a press on one of its products does. */
export function suggestionList(
  { id, key, list, index, close }: RowSuggestions,
  { body, dispatch }: { body: RefObject<HTMLElement | null>; dispatch: (action: OrderGridAction) => void },
): OrderGrid['list'] {
  const optionId = (at: number) => `${id}-${at}`
  return {
    id,
    row: list.length > 0 ? key : null,
    products: list,
    active: index === -1 ? undefined : optionId(index),
    listProps: { role: 'listbox', id },
    optionProps: at => ({
      role: 'option',
      id: optionId(at),
      // Not a stop of the Tab key: the cell points at it.
      tabIndex: -1,
      'aria-selected': at === index,
      // The focus stays in the cell.
      onMouseDown: event => event.preventDefault(),
      onClick() {
        const product = list[at]
        if (!product || key === null) return
        dispatch({ type: 'take', key, product })
        close()
        if (body.current) focusCell(body.current, key, 'number')
      },
    }),
  }
}
