import type { FocusEvent, MouseEvent } from 'react'

/**
 * The handlers of a field whose content is selected when it gets the focus, by mouse too, so that typing replaces it.
 * The first press selects, the next one places the caret.
 */
export const selectOnFocus = {
  onFocus({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    currentTarget.select()
  },
  onMouseDown(event: MouseEvent<HTMLInputElement>): void {
    const field = event.currentTarget
    if (event.button !== 0 || field.matches(':focus')) return
    // The browser would place the caret after the focus event, which ends the selection.
    event.preventDefault()
    field.focus()
  },
}
