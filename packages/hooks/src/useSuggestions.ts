'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Delay between typing and the request. */
const SUGGEST_DEBOUNCE_MS = 500
/** Age from which a list is requested again. */
const SUGGEST_CACHE_MS = 5_000

export interface UseSuggestionsOptions<T> {
  /** Requests suggestions; the signal aborts when the answer is no longer needed. */
  readonly ask: (keyword: string, scope: number, signal: AbortSignal) => Promise<readonly T[]>
  /** The field's text, not trimmed. */
  readonly keyword: string
  /** What else the answer depends on, such as the search type. Default: 0. */
  readonly scope?: number
  /** The field is in use and its list is not closed. */
  readonly wanted: boolean
  /** Text is being composed: nothing is requested. Default: false. */
  readonly composing?: boolean
  readonly debounceMs?: number
  readonly cacheMs?: number
}

export interface Suggestions<T> {
  /** `idle` and `failed` show nothing. `ready` with an empty list: no suggestions. */
  readonly status: 'idle' | 'searching' | 'ready' | 'failed'
  /** The keyword of the list. */
  readonly keyword: string
  readonly list: readonly T[]
}

/**
 * Suggestions for a keyword. They are requested 500 ms after typing stops, and again when a list older than 5 s is shown
 * again; never while text is being composed. An empty keyword clears the list. The list always belongs to the last
 * request, in whatever order answers arrive. A failed request shows nothing. VA-05, CN-01.
 */
export function useSuggestions<T>(options: UseSuggestionsOptions<T>): Suggestions<T> {
  const { keyword: typed, scope = 0, wanted, composing = false } = options
  const { debounceMs = SUGGEST_DEBOUNCE_MS, cacheMs = SUGGEST_CACHE_MS } = options
  const keyword = typed.trim()
  const ask = useRef(options.ask)
  const [store] = useState(() => createStore<T>())
  const wasWanted = useRef(false)

  useEffect(() => {
    ask.current = options.ask
  })

  useEffect(() => {
    if (composing) return
    const reopened = wanted && !wasWanted.current
    wasWanted.current = wanted
    if (keyword === '') return store.drop()
    if (!wanted || store.isFresh(keyword, scope, cacheMs)) return
    // A list that is only shown again needs no delay: nobody types.
    const delay = reopened && store.shows(keyword, scope) ? 0 : debounceMs
    const timer = setTimeout(() => store.send(keyword, scope, ask.current), delay)
    return () => clearTimeout(timer)
  }, [store, keyword, scope, wanted, composing, debounceMs, cacheMs])

  useEffect(() => () => store.abort(), [store])

  const shown = useSyncExternalStore(store.subscribe, store.read, store.read)
  // The store drops its list in an effect; React 18 may render an empty keyword with the old list before that.
  return keyword === '' ? IDLE : shown
}

const IDLE: Suggestions<never> = { status: 'idle', keyword: '', list: [] }

/** The last request and its list. */
function createStore<T>() {
  let shown: Suggestions<T> & { scope?: number } = IDLE
  let answeredAt = 0
  let request: AbortController | undefined
  const listeners = new Set<() => void>()

  function show(next: typeof shown) {
    shown = next
    for (const listener of listeners) listener()
  }

  function abort() {
    request?.abort()
    request = undefined
  }

  const shows = (keyword: string, scope: number) =>
    shown.status !== 'idle' && shown.keyword === keyword && shown.scope === scope

  return {
    shows,
    abort,
    read: (): Suggestions<T> => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    drop() {
      abort()
      if (shown !== IDLE) show(IDLE)
    },
    /** Whether the keyword needs no request: one is in flight, or its list is fresh. */
    isFresh(keyword: string, scope: number, cacheMs: number): boolean {
      if (!shows(keyword, scope)) return false
      return request !== undefined || (shown.status === 'ready' && performance.now() - answeredAt < cacheMs)
    },
    async send(keyword: string, scope: number, ask: UseSuggestionsOptions<T>['ask']) {
      abort()
      const controller = new AbortController()
      request = controller
      if (!(shows(keyword, scope) && shown.status === 'ready')) {
        show({ status: 'searching', keyword, scope, list: [] })
      }
      const answer = await answerOrNull(() => ask(keyword, scope, controller.signal))
      if (request !== controller) return
      request = undefined
      answeredAt = performance.now()
      show({ status: answer ? 'ready' : 'failed', keyword, scope, list: answer ?? [] })
    },
  }
}

/** The answer, or null for a failure of any kind: suggestions fail silently (ER-09). */
async function answerOrNull<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[] | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}
