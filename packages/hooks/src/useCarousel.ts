'use client'

import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

export interface UseCarouselOptions {
  /** Number of slides. */
  readonly count: number
  /** Milliseconds that a slide is shown. Default: 5000. */
  readonly intervalMs?: number
}

export interface Carousel {
  readonly index: number
  /** The slides change by themselves at this moment. */
  readonly running: boolean
  /** The buyer has not stopped the slides; they may be paused for a moment. */
  readonly playing: boolean
  readonly go: (index: number) => void
  readonly next: () => void
  readonly previous: () => void
  readonly togglePlaying: () => void
  /** Spread onto the carousel. */
  readonly rootProps: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent) => void
  }
}

const STILL = '(prefers-reduced-motion: reduce)'

/**
 * Slides that change by themselves. They pause while the mouse or the focus is on them, and while the page is hidden.
 * With reduced motion they do not start by themselves.
 */
export function useCarousel({ count, intervalMs = 5000 }: UseCarouselOptions): Carousel {
  const [position, setPosition] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenPage()
  const index = count === 0 ? 0 : position % count
  const running = playing && !hovered && !focused && !hidden && count > 1

  useEffect(() => {
    if (window.matchMedia?.(STILL).matches) setPlaying(false)
  }, [])

  // `index` is a dependency: a slide that the buyer chose is shown for its full time.
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setPosition(index + 1), intervalMs)
    return () => clearTimeout(timer)
  }, [running, index, intervalMs])

  return {
    index,
    running,
    playing,
    go: setPosition,
    next: () => setPosition(index + 1),
    previous: () => setPosition(index + count - 1),
    togglePlaying: () => setPlaying(!playing),
    rootProps: {
      onPointerEnter: event => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}

function useHiddenPage(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}
