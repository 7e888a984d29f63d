import type { ChangeEvent } from 'react'
import { selectOnFocus } from '../selectOnFocus'
import { MOST_LETTERS, type OrderGridAction } from './gridActions'
import { cellAttributes } from './gridKeys'
import type { OrderGridRow } from './orderGridTypes'

/** The list of products below a text, and the product in it that the keyboard is on. */
export interface OrderGridListRef {
  readonly id: string
  /** Id of the option; undefined for none. */
  readonly active: string | undefined
}

/** The longest number of packs that can be typed, with unit and separators. */
const MOST_DIGITS = 12

/** The props of the fields of a row. They name nothing: an `aria-label` says the number of the row. `candidates` is the id of its open list. */
export function orderGridFields(
  { key, query, number }: OrderGridRow,
  dispatch: (action: OrderGridAction) => void,
  list?: OrderGridListRef,
  candidates?: string,
) {
  return {
    query: {
      ...cellAttributes(key, 'query'),
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': list !== undefined,
      'aria-controls': list?.id,
      'aria-activedescendant': list?.active,
      value: query,
      maxLength: MOST_LETTERS,
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        dispatch({ type: 'type', key, query: event.target.value }),
    },
    /** For a `button` that opens the candidates. */
    choice: {
      'data-choice': key,
      type: 'button',
      'aria-haspopup': 'listbox',
      'aria-expanded': candidates !== undefined,
      'aria-controls': candidates,
    },
    number: {
      ...cellAttributes(key, 'number'),
      ...selectOnFocus,
      value: number,
      maxLength: MOST_DIGITS,
      inputMode: 'numeric',
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        dispatch({ type: 'number', key, number: event.target.value }),
    },
  } as const
}
