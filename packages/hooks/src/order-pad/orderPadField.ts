import type { ChangeEvent, KeyboardEvent } from 'react'
import { isComposing } from '../isComposing'
import { selectOnFocus } from '../selectOnFocus'
import type { OrderPadItem, OrderPadRow } from './orderPadTypes'
import type { OrderPad } from './useOrderPad'

/**
 * The props of the field with the number of a row. Enter and Down go to the next number of the table, Shift+Enter and Up
 * to the one before; the first and the last keep the focus. Ctrl+Enter adds every row with a number.
 */
export function orderPadField<Item extends OrderPadItem>(pad: OrderPad<Item>, row: OrderPadRow<Item>) {
  return {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    'data-pad-number': '',
    value: row.text,
    placeholder: row.text === '' && row.packs > 0 ? String(row.packs) : undefined,
    'aria-invalid': row.messages.some(({ kind }) => kind === 'number') || undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => pad.type(row, currentTarget.value),
    onBlur: () => void pad.accept(row),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (isComposing(event) || event.altKey) return
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        return pad.addAll()
      }
      const by = BY_KEY[event.shiftKey ? `Shift+${event.key}` : event.key]
      if (by === undefined || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      // A number that was changed is seen first; the next Enter goes on.
      if (event.key === 'Enter' && !pad.accept(row)) return
      const table = event.currentTarget.closest('table')
      const fields = [...(table?.querySelectorAll<HTMLElement>(FIELD) ?? [])]
      fields[fields.indexOf(event.currentTarget) + by]?.focus()
    },
    ...selectOnFocus,
  } as const
}

const FIELD = '[data-pad-number]:not(:disabled)'

const BY_KEY: Readonly<Record<string, 1 | -1>> = {
  Enter: 1,
  'Shift+Enter': -1,
  ArrowDown: 1,
  ArrowUp: -1,
}
