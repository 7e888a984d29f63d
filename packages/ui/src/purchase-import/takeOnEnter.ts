import type { KeyboardEvent } from 'react'

/** Enter in a choice takes what was understood; in a button or list it does what it does there. */
export const takeOnEnter = (take: () => void) => (event: KeyboardEvent) => {
  const { target, key } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
  event.preventDefault()
  take()
}
