import { useEffect, useRef } from 'react'
import { chinaDay } from '../../core/clock/useServerTime'
import { useRouteRow } from '../../core/navigation/useRouteRow'

/** How long nobody pressed, typed or scrolled before the popup may appear. */
const STILL_MS = 4_000

/** What a buyer does on a page; each postpones the popup. */
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const

/** Name of the buyer's entry in the storage of the browser: the day on which the popup opened by itself. */
const PREFIX = 'yaoji.draw.'

export interface OpensByItselfOptions {
  /** The buyer may draw and has no popup open. */
  readonly offered: boolean
  /** Undefined before the session is known. */
  readonly buyerId: number | undefined
  readonly onOpen: () => void
}

/**
 * Opens the popup of the draw by itself (ST-05): once a day for a buyer, when the page stands still. It never opens over
 * the cart and the checkout, over another dialog, on pages without the shop's header, or while a text is typed.
 */
export function useOpensByItself({ offered, buyerId, onOpen }: OpensByItselfOptions): void {
  const { name, header = 'full', step } = useRouteRow()
  const mayOpenHere = header === 'full' && step === undefined
  const open = useRef(onOpen)
  useEffect(() => {
    open.current = onOpen
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins the wait again
  useEffect(() => {
    if (!offered || buyerId === undefined || !mayOpenHere || openedToday(buyerId)) return
    let timer = setTimeout(openUnlessBusy, STILL_MS)

    function wait() {
      clearTimeout(timer)
      timer = setTimeout(openUnlessBusy, STILL_MS)
    }

    function openUnlessBusy() {
      // Another tab may have shown it meanwhile.
      if (buyerId === undefined || openedToday(buyerId)) return
      if (isBusy()) wait()
      else if (keepOpened(buyerId)) open.current()
    }

    for (const event of ACTIVITY) window.addEventListener(event, wait, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of ACTIVITY) window.removeEventListener(event, wait, { capture: true })
    }
  }, [offered, buyerId, mayOpenHere, name])
}

/** The buyer does not look at the page, reads a dialog, or has a text field open. */
function isBusy(): boolean {
  if (document.hidden) return true
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}

function today(): string {
  return chinaDay(Date.now() / 1000)
}

/** Without a storage nothing says so: the popup then counts as shown. */
function openedToday(buyerId: number): boolean {
  try {
    return localStorage.getItem(PREFIX + buyerId) === today()
  } catch {
    return true
  }
}

/** Returns whether the day could be kept: otherwise every page would open the popup. */
function keepOpened(buyerId: number): boolean {
  try {
    localStorage.setItem(PREFIX + buyerId, today())
    return true
  } catch {
    return false
  }
}
