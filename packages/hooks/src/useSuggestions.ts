'use client'

import { SUGGEST_CACHE_MS, SUGGEST_DEBOUNCE_MS } from '@yaoji/domain'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

export interface UseSuggestionsOptions<T> {
  /** Asks for suggestions; the signal aborts when the answer is no longer wanted. */
  readonly ask: (keyword: string, scope: number, signal: AbortSignal) => Promise<readonly T[]>
  /** What stands in the field, untrimmed. */
  readonly keyword: string
  /** What else the answer depends on, such as the search type. */
  readonly scope?: number
  /** Whether a list is wanted at all: the buyer uses the field and has not closed the list. */
  readonly wanted: boolean
  /** Text is being composed: nothing is asked. */
  readonly composing?: boolean
  readonly debounceMs?: number
  readonly cacheMs?: number
}

export interface Suggestions<T> {
  /** `idle`: nothing to show; `failed` shows nothing either. `ready` with an empty list is no data. */
  readonly status: 'idle' | 'searching' | 'ready' | 'failed'
  /** The keyword that the list answers. */
  readonly keyword: string
  readonly list: readonly T[]
}

/**
 * Suggestions for a keyword. A request goes 500 ms after typing stops; an empty keyword drops the list; a list shown
 * again is asked for again once it is older than 5 s; nothing is asked while text is being composed. What is shown
 * always belongs to the last request, in whatever order answers come, and a failed request shows nothing. VA-05, CN-01.
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
    if (!wanted || store.holds(keyword, scope, cacheMs)) return
    // A list that is merely shown again waits for no typing to stop.
    const delay = reopened && store.shows(keyword, scope) ? 0 : debounceMs
    const timer = setTimeout(() => store.send(keyword, scope, ask.current), delay)
    return () => clearTimeout(timer)
  }, [store, keyword, scope, wanted, composing, debounceMs, cacheMs])

  useEffect(() => () => store.abort(), [store])

  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

const IDLE = { status: 'idle', keyword: '', list: [] } as const

/** Holds the one request that counts and the one list that it answered. */
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
    /** Whether the keyword needs no request: one is on its way, or its list is young enough. */
    holds(keyword: string, scope: number, cacheMs: number): boolean {
      if (!shows(keyword, scope)) return false
      return request !== undefined || (shown.status === 'ready' && performance.now() - answeredAt < cacheMs)
    },
    async send(keyword: string, scope: number, ask: UseSuggestionsOptions<T>['ask']) {
      abort()
      const mine = new AbortController()
      request = mine
      if (!(shows(keyword, scope) && shown.status === 'ready')) {
        show({ status: 'searching', keyword, scope, list: [] })
      }
      const answer = await settle(() => ask(keyword, scope, mine.signal))
      if (request !== mine) return
      request = undefined
      answeredAt = performance.now()
      show({ status: answer ? 'ready' : 'failed', keyword, scope, list: answer ?? [] })
    },
  }
}

/** The answer, or null for a failure of any kind: suggestions fail silently (ER-09). */
async function settle<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[] | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}
