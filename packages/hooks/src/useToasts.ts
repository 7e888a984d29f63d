'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'

/** Milliseconds that a toast is shown; a toast with an action is shown twice as long. */
const TOAST_MS = 4_000
/** Number of toasts that are shown at once. */
const SHOWN_AT_ONCE = 3

export interface ToastContent {
  readonly text: string
  /** The subject: a toast replaces the one with the same key. */
  readonly key?: string
  readonly tone?: 'plain' | 'success' | 'warning'
  /** One action: a link or a button. */
  readonly action?: { readonly text: string; readonly href?: string; readonly onPress?: () => void }
  /** What is pressed says it itself: here it is read out and not shown. */
  readonly readOut?: boolean
  /** Milliseconds that it is shown. */
  readonly durationMs?: number
}

export interface Toast extends ToastContent {
  readonly id: number
}

export interface Toasts {
  /** Shown toasts, oldest first. */
  readonly shown: readonly Toast[]
  readonly show: (content: ToastContent) => void
  readonly dismiss: (id: number) => void
  /** Stops the timers while the mouse or the focus is on a toast. */
  readonly pause: () => void
  readonly resume: () => void
}

interface State {
  readonly queue: readonly Toast[]
  readonly paused: boolean
  readonly next: number
}

type Change =
  | { readonly type: 'show'; readonly content: ToastContent }
  | { readonly type: 'dismiss'; readonly id: number }
  | { readonly type: 'pause'; readonly paused: boolean }

/**
 * Short messages: at most three are shown, each for its time; pausing stops all timers. A new message is shown at once
 * and replaces the oldest, but only a warning replaces a warning: beside three warnings any other message waits. A
 * message that is already shown starts its time again. ER-10.
 */
export function useToasts(): Toasts {
  const [{ queue, paused }, change] = useReducer(reduce, { queue: [], paused: false, next: 1 })
  const shown = queue.slice(0, SHOWN_AT_ONCE)
  const dismiss = useCallback((id: number) => change({ type: 'dismiss', id }), [])
  useTimes(shown, paused, dismiss)
  return {
    shown,
    show: useCallback((content: ToastContent) => change({ type: 'show', content }), []),
    dismiss,
    pause: useCallback(() => change({ type: 'pause', paused: true }), []),
    resume: useCallback(() => change({ type: 'pause', paused: false }), []),
  }
}

function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'show': {
      const { key, text } = change.content
      const others = state.queue.filter(toast => toast.text !== text && (!key || toast.key !== key))
      const queue = makeRoom([...others, { ...change.content, id: state.next }])
      return { ...state, queue, next: state.next + 1 }
    }
    case 'dismiss':
      return { ...state, queue: state.queue.filter(toast => toast.id !== change.id) }
    case 'pause':
      return { ...state, paused: change.paused }
  }
}

/** Removes the oldest toast that may be replaced, if there are too many. */
function makeRoom(queue: readonly Toast[]): readonly Toast[] {
  if (queue.length <= SHOWN_AT_ONCE) return queue
  const older = queue.slice(0, -1)
  const newest = queue[older.length]
  const replaced = older.find(isPlain) ?? (newest && !isPlain(newest) ? older[0] : undefined)
  return replaced ? makeRoom(queue.filter(toast => toast !== replaced)) : queue
}

const isPlain = ({ tone }: Toast) => tone !== 'warning'

/** Runs a timer for every shown toast; a pause keeps the time that is left. */
function useTimes(shown: readonly Toast[], paused: boolean, dismiss: (id: number) => void) {
  const left = useRef(new Map<number, number>())
  const ids = shown.map(toast => toast.id).join()
  const current = useRef(shown)
  useEffect(() => {
    current.current = shown
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: their ids say which toasts are shown
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timers = current.current.map(toast => {
      const time = left.current.get(toast.id) ?? timeOf(toast)
      left.current.set(toast.id, time)
      return setTimeout(dismiss, time, toast.id)
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      const elapsed = performance.now() - since
      const shownIds = new Set(current.current.map(toast => toast.id))
      for (const [id, time] of left.current) {
        if (shownIds.has(id)) left.current.set(id, Math.max(0, time - elapsed))
        else left.current.delete(id)
      }
    }
  }, [ids, paused, dismiss])
}

function timeOf({ durationMs, action }: ToastContent): number {
  return durationMs ?? (action ? TOAST_MS * 2 : TOAST_MS)
}
