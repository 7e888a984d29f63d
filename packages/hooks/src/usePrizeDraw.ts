'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { DRAW_CLOSE_TEXT, prizeText } from './prizeText'

/** Shortest time between the press and the prize. */
const DRAW_REVEAL_MS = 2_000
/** Duration of the fade-out. */
const DRAW_CLOSE_MS = 1_000

/** The answer of a draw call: an activity before the draw, a prize after it. `is_join` 0: the buyer may draw. */
export interface DrawAnswer {
  readonly id: number
  /** Number of the chance that the buyer may use, or has used. */
  readonly chance?: number | null
  readonly is_join: number
  readonly name: string
  readonly remarks: string
  /** `none`: nothing was won, and the message does not congratulate. */
  readonly kind?: string | undefined
}

/** The answer of the simple-activity call: an activity, or no `id` if none is running. */
export interface DrawActivity extends Omit<DrawAnswer, 'id'> {
  readonly id: number | null
}

/**
 * `ready`: the buyer may draw. `drawing`: the draw runs. `fading`: the prize is shown while the popup fades out.
 * `reading`: the prize is shown again until the popup is closed.
 */
export type PrizeDrawState = 'hidden' | 'ready' | 'drawing' | 'fading' | 'reading'

export interface UsePrizeDrawOptions {
  /** The simple-activity call. Nothing is shown without an activity, without its `id`, or after a failure. */
  readonly ask: () => Promise<DrawActivity | null>
  /** The draw itself, with the chance of the activity: asked again after a lost answer, it returns the same prize. */
  readonly draw: (id: number, chance?: number | null) => Promise<DrawAnswer>
  /** Loads an earlier result, after a reload. */
  readonly recall?: (id: number) => Promise<DrawAnswer | null>
  /** Asks whether to close while drawing. `ended` aborts when the draw ends: close the question then. */
  readonly confirmClose: (text: string, ended: AbortSignal) => Promise<boolean>
  /** The prize is revealed, also if the popup was closed meanwhile. */
  readonly onDrawn?: (prize: DrawAnswer, text: string) => void
  /** The error of a failed draw, for the common error handling. ER-09. */
  readonly onError: (error: unknown) => void
  /** False for visitors: nothing is requested. Default: true. */
  readonly enabled?: boolean
}

export interface PrizeDraw {
  readonly state: PrizeDrawState
  readonly activity: DrawAnswer | null
  readonly prize: DrawAnswer | null
  readonly start: () => void
  /** Closes the popup; while the draw runs, asks first. */
  readonly close: () => void
  /** Shows the prize again. */
  readonly readAgain: () => void
}

/**
 * A prize draw from the invitation to the prize. Shown only if the activity has `is_join` 0. The prize is revealed at
 * least 2 s after the press; then the popup fades out within 1 s. Closing while the draw runs asks first. ST-05, CN-04.
 */
export function usePrizeDraw(options: UsePrizeDrawOptions): PrizeDraw {
  const { enabled = true } = options
  const [state, setState] = useState<PrizeDrawState>('hidden')
  const [activity, setActivity] = useState<DrawAnswer | null>(null)
  const [prize, setPrize] = useState<DrawAnswer | null>(null)
  // The current state, for answers that arrive after later renderings.
  const now = useRef<{ state: PrizeDrawState; draw: AbortController | null; asking: boolean }>({
    state: 'hidden',
    draw: null,
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
    if (!activity || !at('ready') || now.current.draw) return
    const ended = new AbortController()
    now.current.draw = ended
    go('drawing')
    try {
      const [drawn] = await Promise.all([
        calls.current.draw(activity.id, activity.chance),
        pauses.wait(DRAW_REVEAL_MS),
      ]).finally(() => ended.abort())
      setPrize(drawn)
      calls.current.onDrawn?.(drawn, prizeText(drawn))
      await fadeOut()
    } catch (error) {
      if (at('drawing')) go('ready')
      calls.current.onError(error)
    } finally {
      now.current.draw = null
    }
  }

  async function fadeOut() {
    if (!at('drawing')) return
    go('fading')
    await pauses.wait(DRAW_CLOSE_MS)
    if (at('fading')) go('hidden')
  }

  async function close() {
    const { draw, asking } = now.current
    if (!draw || !at('drawing')) return go('hidden')
    if (asking) return
    now.current.asking = true
    const sure = await calls.current.confirmClose(DRAW_CLOSE_TEXT, draw.signal)
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

function isRunning(activity: DrawActivity | null): activity is DrawAnswer {
  return activity !== null && activity.id !== null
}

/** Delays that end with the component: code after `wait` does not run then. */
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
