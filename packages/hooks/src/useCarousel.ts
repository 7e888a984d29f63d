'use client'

import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Why another slide is shown: `timer` it is its turn, `previous` and `next` one step, `choice` a slide was chosen. */
export type CarouselReason = 'timer' | 'previous' | 'next' | 'choice'

export interface UseCarouselOptions {
  /** Number of slides. */
  readonly count: number
  /** Milliseconds that a slide is shown. Default: 5000. */
  readonly intervalMs?: number | undefined
  /** Which slide is shown, from 0, where the application decides about it. */
  readonly index?: number | undefined
  /** Which slide is shown first, where the carousel itself decides about it. */
  readonly defaultIndex?: number | undefined
  /** Another slide is shown, or with `index` should be. */
  readonly onIndexChange?: ((index: number, details: { reason: CarouselReason }) => void) | undefined
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
export function useCarousel(options: UseCarouselOptions): Carousel {
  const { count, intervalMs = 5000 } = options
  const { index, change } = useIndex(options)
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHiddenPage()
  const running = playing && !hovered && !focused && !hidden && count > 1

  useEffect(() => {
    if (window.matchMedia?.(STILL).matches) setPlaying(false)
  }, [])

  // `index` is a dependency: a slide that the buyer chose is shown for its full time.
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => change(index + 1, 'timer'), intervalMs)
    return () => clearInterval(timer)
  }, [running, index, intervalMs, change])

  return {
    index,
    running,
    playing,
    go: wanted => change(wanted, 'choice'),
    next: () => change(index + 1, 'next'),
    previous: () => change(index - 1, 'previous'),
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

/** Which slide is shown, kept here unless the caller keeps it; after the last one comes the first. */
function useIndex({ count, index: given, defaultIndex = 0, onIndexChange }: UseCarouselOptions) {
  const [own, setOwn] = useState(defaultIndex)
  const wrap = (position: number) => (count === 0 ? 0 : ((position % count) + count) % count)
  const latest = useRef({ wrap, onIndexChange })
  useEffect(() => {
    latest.current = { wrap, onIndexChange }
  })
  const change = useCallback((position: number, reason: CarouselReason) => {
    const next = latest.current.wrap(position)
    setOwn(next)
    latest.current.onIndexChange?.(next, { reason })
  }, [])
  return { index: wrap(given ?? own), change }
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
