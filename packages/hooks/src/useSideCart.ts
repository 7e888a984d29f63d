'use client'

import { useEffect, useRef, useState } from 'react'

export interface UseSideCartOptions {
  /** A value that changes with the cart, such as a count of changes. */
  readonly version?: number | string
  /** Requests the cart again; not needed if the panel's content does that. */
  readonly onRefresh?: () => void
  /** The page's step in the cart flow, 1 to 4; absent on other pages. */
  readonly step?: number | undefined
}

export interface SideCart {
  readonly open: boolean
  /** False on step 1: that page is the cart. */
  readonly allowed: boolean
  readonly show: () => void
  readonly close: () => void
  readonly toggle: () => void
}

/**
 * The side cart: open or closed, never open on cart step 1. After a change of the cart it refreshes: at once while it
 * is open, else when it opens. CH-14.
 */
export function useSideCart({ version = 0, onRefresh, step }: UseSideCartOptions): SideCart {
  const [wanted, setWanted] = useState(false)
  const allowed = step !== 1
  if (wanted && !allowed) setWanted(false)
  const open = wanted && allowed
  const shown = useRef<number | string | null>(null)
  const refresh = useRef(onRefresh)

  useEffect(() => {
    refresh.current = onRefresh
  })

  useEffect(() => {
    if (!open || shown.current === version) return
    shown.current = version
    refresh.current?.()
  }, [open, version])

  return {
    open,
    allowed,
    show: () => setWanted(true),
    close: () => setWanted(false),
    toggle: () => setWanted(!wanted),
  }
}
