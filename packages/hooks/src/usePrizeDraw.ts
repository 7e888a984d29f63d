'use client'

import { DRAW_CLOSE_MS, DRAW_REVEAL_MS } from '@yaoji/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DRAW_CLOSE_TEXT, prizeText } from './prizeText'

/** What the draw calls answer: an activity before the draw, a prize after it. `is_join` 0: may still draw. */
export interface DrawAnswer {
  readonly id: number
  readonly is_join: number
  readonly name: string
  readonly remarks: string
}

/** What the simple-activity call answers: an activity, or no `id` where none is running. */
export interface DrawOffer extends Omit<DrawAnswer, 'id'> {
  readonly id: number | null
}

/**
 * `ready` invites to draw; `drawing` waits; `fading` shows the prize while the popup goes away by itself; `reading`
 * shows it again until it is closed.
 */
export type PrizeDrawState = 'hidden' | 'ready' | 'drawing' | 'fading' | 'reading'

export interface UsePrizeDrawOptions {
  /** The simple-activity call. Without an activity, or an `id` of one, nothing is shown; nor when it fails. */
  readonly ask: () => Promise<DrawOffer | null>
  /** The draw itself. */
  readonly draw: (id: number) => Promise<DrawAnswer>
  /** Reads a result that was drawn before, after a reload. */
  readonly recall?: (id: number) => Promise<DrawAnswer | null>
  /** Asks whether to close while drawing. */
  readonly confirmClose: (text: string) => Promise<boolean>
  /** The prize is revealed, whether the popup still stands or was closed meanwhile. */
  readonly onDrawn?: (prize: DrawAnswer, text: string) => void
  /** A draw that failed, for the common error handling. ER-09. */
  readonly onError: (error: unknown) => void
  /** False asks nothing, for visitors. */
  readonly enabled?: boolean
}

export interface PrizeDraw {
  readonly state: PrizeDrawState
  readonly activity: DrawAnswer | null
  readonly prize: DrawAnswer | null
  readonly start: () => void
  /** Closes; while drawing it asks first. */
  readonly close: () => void
  /** Shows the prize that was drawn, again. */
  readonly readAgain: () => void
}

/**
 * A draw from the invitation to the prize. Shown only when the activity answers `is_join` 0; the prize is revealed 2 s
 * after the press at the earliest, and the popup then fades out over 1 s; closing while it draws asks first. ST-05, CN-04.
 */
export function usePrizeDraw(options: UsePrizeDrawOptions): PrizeDraw {
  const { enabled = true } = options
  const [state, setState] = useState<PrizeDrawState>('hidden')
  const [activity, setActivity] = useState<DrawAnswer | null>(null)
  const [prize, setPrize] = useState<DrawAnswer | null>(null)
  // What is true now, for answers that come after a rendering that they have not seen.
  const now = useRef<{ state: PrizeDrawState; drawing: boolean; asking: boolean }>({
    state: 'hidden',
    drawing: false,
    asking: false,
  })
  const calls = useRef(options)
  const pauses = usePauses()
  useEffect(() => {
    calls.current = options
  })

  const at = (wanted: PrizeDrawState) => now.current.state === wanted
  const go = useCallback((next: PrizeDrawState) => {
    now.current.state = next
    setState(next)
  }, [])

  useEffect(() => {
    if (!enabled) return
    let wanted = true
    calls.current
      .ask()
      .catch(() => null)
      .then(answer => {
        if (!wanted || !isRunning(answer)) return
        setActivity(answer)
        if (answer.is_join === 0) go('ready')
      })
    return () => {
      wanted = false
    }
  }, [enabled, go])

  async function start() {
    if (!activity || !at('ready') || now.current.drawing) return
    now.current.drawing = true
    go('drawing')
    try {
      const [drawn] = await Promise.all([calls.current.draw(activity.id), pauses.wait(DRAW_REVEAL_MS)])
      setPrize(drawn)
      calls.current.onDrawn?.(drawn, prizeText(drawn))
      await fadeOut()
    } catch (error) {
      if (at('drawing')) go('ready')
      calls.current.onError(error)
    } finally {
      now.current.drawing = false
    }
  }

  async function fadeOut() {
    if (!at('drawing')) return
    go('fading')
    await pauses.wait(DRAW_CLOSE_MS)
    if (at('fading')) go('hidden')
  }

  async function close() {
    if (!at('drawing')) return go('hidden')
    if (now.current.asking) return
    now.current.asking = true
    const sure = await calls.current.confirmClose(DRAW_CLOSE_TEXT)
    now.current.asking = false
    if (sure && at('drawing')) go('hidden')
  }

  async function readAgain() {
    if (prize) return go('reading')
    try {
      const found = activity && (await calls.current.recall?.(activity.id))
      if (!found) return
      setPrize(found)
      go('reading')
    } catch (error) {
      calls.current.onError(error)
    }
  }

  return {
    state,
    activity,
    prize,
    start: () => void start(),
    close: () => void close(),
    readAgain: () => void readAgain(),
  }
}

function isRunning(offer: DrawOffer | null): offer is DrawAnswer {
  return offer !== null && offer.id !== null
}

/** Pauses that end with the component: what waits for them then never goes on. */
function usePauses() {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer)
      timers.current.clear()
    },
    [],
  )
  return {
    wait: (ms: number) =>
      new Promise<void>(resolve => {
        const timer = setTimeout(() => {
          timers.current.delete(timer)
          resolve()
        }, ms)
        timers.current.add(timer)
      }),
  }
}
