'use client'

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { isComposing } from './isComposing'

export interface UseFlyoutsOptions {
  /** Milliseconds that the mouse must be on an item before its flyout opens. Default: 120. */
  readonly openDelayMs?: number
  /** Milliseconds that a flyout stays open after the mouse has left. Default: 240. */
  readonly closeDelayMs?: number
}

export interface Flyouts {
  /** Key of the open flyout. */
  readonly open: string | null
  readonly show: (key: string) => void
  readonly close: () => void
  /** Spread onto the element around all items and flyouts. */
  readonly rootProps: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onBlur: (event: FocusEvent) => void
    readonly onClick: (event: MouseEvent) => void
  }
  /** Spread onto an item, the element around trigger and flyout. */
  readonly itemProps: (key: string) => {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
  }
  /** Spread onto the button that opens and closes the flyout. */
  readonly triggerProps: (key: string) => {
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly onClick: () => void
  }
  /** Spread onto the flyout. */
  readonly panelProps: (key: string) => { readonly id: string; readonly hidden: boolean }
}

/**
 * Flyouts as disclosures; one is open at a time. A press on the button opens and closes. The mouse opens by staying on
 * the item and closes by leaving it; a flyout that was opened by a press stays. Esc closes and returns the focus to the
 * button. A press outside, the focus leaving, and a followed link inside close too.
 */
export function useFlyouts({ openDelayMs = 120, closeDelayMs = 240 }: UseFlyoutsOptions = {}): Flyouts {
  const base = useId()
  const [open, setOpen] = useState<string | null>(null)
  const pinned = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressedInside = useRef<Event | null>(null)
  const panelId = (key: string) => `${base}-${key}`

  function change(next: string | null, pin = false) {
    clearTimeout(timer.current)
    pinned.current = pin
    setOpen(next)
  }

  function later(next: string | null, delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(change, delayMs, next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useDismissal(open === null ? null : panelId(open), pressedInside, () => change(null))

  return {
    open,
    show: key => change(key, true),
    close: () => change(null),
    rootProps: {
      onPointerDown(event) {
        pressedInside.current = event.nativeEvent
      },
      onBlur(event) {
        // No new target: the window lost the focus, or the press was on an empty part of the flyout.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) change(null)
      },
      onClick(event) {
        if (event.target instanceof Element && event.target.closest('a[href]')) change(null)
      },
    },
    itemProps: key => ({
      onPointerEnter(event) {
        if (event.pointerType !== 'mouse') return
        if (open === key) clearTimeout(timer.current)
        else later(key, openDelayMs)
      },
      onPointerLeave(event) {
        if (event.pointerType !== 'mouse') return
        if (pinned.current) clearTimeout(timer.current)
        else later(null, closeDelayMs)
      },
    }),
    triggerProps: key => ({
      'aria-expanded': open === key,
      'aria-controls': panelId(key),
      // A press on a flyout that the mouse has just opened keeps it open.
      onClick: () => change(open === key && pinned.current ? null : key, true),
    }),
    panelProps: key => ({ id: panelId(key), hidden: open !== key }),
  }
}

/** Open flyouts of all instances, the last opened at the end: Esc closes one at a time. */
const openPanels: string[] = []

function useDismissal(panelId: string | null, pressedInside: { current: Event | null }, close: () => void) {
  const onClose = useRef(close)
  useEffect(() => {
    onClose.current = close
  })

  useEffect(() => {
    if (panelId === null) return
    openPanels.push(panelId)
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || isComposing(event) || openPanels.at(-1) !== panelId) return
      if (document.getElementById(panelId ?? '')?.contains(document.activeElement)) {
        document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus()
      }
      onClose.current()
    }
    function onPress(event: globalThis.PointerEvent) {
      if (pressedInside.current !== event) onClose.current()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPress)
    return () => {
      openPanels.splice(openPanels.indexOf(panelId), 1)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [panelId, pressedInside])
}
