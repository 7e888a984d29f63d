'use client'

import { useCallback, useEffect, useReducer, useRef } from 'react'

/** How long a toast stays, in milliseconds; one that offers an action stays twice as long. */
const TOAST_MS = 4_000
/** How many toasts stand at once. */
const SHOWN_AT_ONCE = 3

export interface ToastContent {
  readonly text: string
  /** What it is about: it takes the place of the one with the same key. */
  readonly key?: string
  readonly tone?: 'plain' | 'success' | 'warning'
  /** One thing to do next: an address to go to, or a press. */
  readonly action?: { readonly text: string; readonly href?: string; readonly onPress?: () => void }
  /** How long it stays, in milliseconds. */
  readonly durationMs?: number
}

export interface Toast extends ToastContent {
  readonly id: number
}

export interface Toasts {
  /** What stands now, oldest first. */
  readonly shown: readonly Toast[]
  readonly show: (content: ToastContent) => void
  readonly dismiss: (id: number) => void
  /** Times stand still while someone points at a toast or is inside one. */
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
 * Short messages: at most three stand at once, each for its time, and time stands still while paused. The newest
 * stands at once and the oldest makes room, but a warning only for another warning: beside three of them anything else
 * waits for the first to go. A message that stands already is not shown twice: it begins again. ER-10.
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

/** Leaves out the oldest that may go, if there are too many. */
function makeRoom(queue: readonly Toast[]): readonly Toast[] {
  if (queue.length <= SHOWN_AT_ONCE) return queue
  const older = queue.slice(0, -1)
  const newest = queue[older.length]
  const gone = older.find(isPlain) ?? (newest && !isPlain(newest) ? older[0] : undefined)
  return gone ? makeRoom(queue.filter(toast => toast !== gone)) : queue
}

const isPlain = ({ tone }: Toast) => tone !== 'warning'

/** Runs the time of every toast that stands, and keeps what is left of it over a pause. */
function useTimes(shown: readonly Toast[], paused: boolean, dismiss: (id: number) => void) {
  const left = useRef(new Map<number, number>())
  const ids = shown.map(toast => toast.id).join()
  const current = useRef(shown)
  useEffect(() => {
    current.current = shown
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: which toasts stand is told by their ids
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
      const gone = performance.now() - since
      const standing = new Set(current.current.map(toast => toast.id))
      for (const [id, time] of left.current) {
        if (standing.has(id)) left.current.set(id, Math.max(0, time - gone))
        else left.current.delete(id)
      }
    }
  }, [ids, paused, dismiss])
}

function timeOf({ durationMs, action }: ToastContent): number {
  return durationMs ?? (action ? TOAST_MS * 2 : TOAST_MS)
}
