'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * The element of the next step, which gets the focus when it appears on a page that the buyer has come to. The page has
 * focused its content, the element with the id `arrivedAt`, before; where the focus is elsewhere by now, or the page was
 * loaded there, it stays. A key that is still held from the page before does not press the element. Without an id nothing
 * moves. `moved`: it got the focus, so that the page's title is still to be announced.
 */
export function useArrivalFocus<Target extends HTMLElement>(arrivedAt: string | undefined) {
  const target = useRef<Target>(null)
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element || !arrivedAt || document.activeElement?.id !== arrivedAt) return
    element.focus({ preventScroll: true })
    setMoved(document.activeElement === element)
    element.addEventListener('keydown', ignoreRepeat)
    return () => element.removeEventListener('keydown', ignoreRepeat)
  }, [arrivedAt])
  return { target, moved }
}

function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}
