import type { KeyboardEvent } from 'react'

/** Down and Up move between the choices of a list, one in each `li`, from what is above them too. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, choices: string): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  event.preventDefault()
  const found = [...event.currentTarget.querySelectorAll<HTMLElement>(choices)]
  const row = document.activeElement?.closest('li')
  const at = found.findIndex(choice => row?.contains(choice))
  found[Math.min(Math.max(at + by, 0), found.length - 1)]?.focus()
}
