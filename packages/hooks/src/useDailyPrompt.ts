'use client'

import { useEffect, useRef } from 'react'

/** How long nobody pressed, typed or scrolled before the prompt may open, in milliseconds. */
const STILL_MS = 4_000

/** What somebody does on a page; each postpones the prompt. */
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const

export interface DailyPromptOptions {
  /** Whether it may open now, here and for this person. */
  readonly enabled: boolean
  /** Name of the entry in the storage of the browser, of the person: the last day on which it opened by itself. */
  readonly storageKey: string
  /** The storage. It can throw, as that of a browser that keeps nothing. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** The day now, `YYYY-MM-DD`. */
  readonly today: () => string
  /** The page; another one begins the wait again. */
  readonly place: string
  readonly onOpen: () => void
}

/**
 * Opens something by itself: once a day, when nobody has done anything for four seconds. It waits while another dialog is
 * open, a text field has the focus, or the page is not looked at. Without a storage it never opens.
 */
export function useDailyPrompt(options: DailyPromptOptions): void {
  const { enabled, storageKey, place } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins the wait again
  useEffect(() => {
    const openedToday = () => openedOn(latest.current)
    if (!enabled || openedToday()) return
    let timer = setTimeout(openUnlessBusy, STILL_MS)

    function wait() {
      clearTimeout(timer)
      timer = setTimeout(openUnlessBusy, STILL_MS)
    }

    function openUnlessBusy() {
      // Another tab may have shown it meanwhile.
      if (openedToday()) return
      if (isBusy()) wait()
      else if (keepDay(latest.current)) latest.current.onOpen()
    }

    for (const event of ACTIVITY) window.addEventListener(event, wait, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of ACTIVITY) window.removeEventListener(event, wait, { capture: true })
    }
  }, [enabled, storageKey, place])
}

/** The person does not look at the page, reads a dialog, or has a text field open. */
function isBusy(): boolean {
  if (document.hidden) return true
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
}

/** Whether it opened on this day. A storage that cannot be read does not say so: it then counts as opened. */
function openedOn({ storage, storageKey, today }: DailyPromptOptions): boolean {
  try {
    return storage().getItem(storageKey) === today()
  } catch {
    return true
  }
}

/** Returns whether the day could be kept: otherwise every page would open the prompt. */
function keepDay({ storage, storageKey, today }: DailyPromptOptions): boolean {
  try {
    storage().setItem(storageKey, today())
    return true
  } catch {
    return false
  }
}
